"""Whose turn it is, and what a turn may be made of."""
