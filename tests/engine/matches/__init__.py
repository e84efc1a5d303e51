"""Tests of `engine.matches`."""
