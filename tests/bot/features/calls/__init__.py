"""Calls to new tables."""
