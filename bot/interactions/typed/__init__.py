"""Typed moves: the grammar of `/move`, its suggestions, and prepared moves.

Words are matched with the same tree of choices that the buttons show. Knows no game.
"""
