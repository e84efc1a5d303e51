"""Endings: shows the moments that decided a finished game, and lets members share its result."""
