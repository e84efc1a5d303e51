"""Tells members who asked for it when somebody opens a table."""
