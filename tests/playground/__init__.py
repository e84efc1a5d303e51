"""Tests of the playground, with a small bot of its own."""
