"""Tests of clicks and commands, as values."""
