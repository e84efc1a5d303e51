"""Moves in words: the grammar of `/move`, its suggestions, and prepared moves.

Matches words against the same tree of choices as the buttons; knows no game.
"""
