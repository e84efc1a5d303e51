"""Tests of members' preferences."""
