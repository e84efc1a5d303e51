"""Tests of clicks and commands, without Discord."""
