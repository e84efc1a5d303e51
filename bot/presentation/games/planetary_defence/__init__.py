"""Planetary Defence System on a board: columns, piles, damage."""
