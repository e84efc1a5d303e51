"""Tests of the challenge of the day."""
