"""At a running table: choices, undo, resignation, seat offers and votes.

This room asks and answers; `play` decides what is allowed and what follows.
"""
