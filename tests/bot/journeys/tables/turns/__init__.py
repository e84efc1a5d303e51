"""Whose turn it is, and how turns are played."""
