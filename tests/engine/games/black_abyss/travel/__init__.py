"""Fleets, paths and finds."""
