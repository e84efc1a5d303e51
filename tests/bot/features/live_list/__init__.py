"""Tests of the list of games."""
