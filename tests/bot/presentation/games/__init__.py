"""Tests of how each game is shown."""
