"""Tests of calls to new tables."""
