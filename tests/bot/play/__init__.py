"""Tests of changes of a table, as values and over the real store."""
