"""Moves in words: the grammar of `/move`, what it suggests, and moves typed before one's turn.

A word is matched against the same tree of choices the buttons are grown from; no game is known.
"""
