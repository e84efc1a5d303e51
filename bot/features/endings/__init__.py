"""Endings: the moments that decided a finished game, and one line to share."""
