"""Dyla: a battleship captain's three battles, a deck-building game for one.

Designed by its author, from the public draft.
"""
