"""Tests of how Dark Wall Destiny is shown."""
