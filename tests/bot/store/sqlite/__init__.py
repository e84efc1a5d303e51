"""Tests of the store in an SQLite file."""
