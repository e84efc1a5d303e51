"""Planetary Defence System, ruling by ruling."""
