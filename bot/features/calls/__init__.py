"""Calls to new tables, for members who asked for them."""
