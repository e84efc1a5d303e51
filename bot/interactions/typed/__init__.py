"""Typed moves: how `/move` reads them, what it suggests, and prepared moves.

What is typed is matched with the labels of the same tree of choices that the buttons show. Knows no
game.
"""
