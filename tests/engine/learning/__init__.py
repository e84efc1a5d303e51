"""Tests of `engine.learning`."""
