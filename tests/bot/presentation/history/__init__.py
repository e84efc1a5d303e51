"""Tests of what happened at a table, in words and pictures."""
