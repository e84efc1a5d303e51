"""Tests of the pure engine."""
