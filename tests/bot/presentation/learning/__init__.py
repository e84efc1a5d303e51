"""Tests of what newcomers see."""
