"""Starts games: a match's row and seats, ways to begin that features add, and groups."""
