"""Tests of the playground, over a small bot of its own."""
