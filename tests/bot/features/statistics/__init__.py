"""Tests of members' results, ratings and rankings."""
