"""At a running table: choices, undo, resignation, seat offers and votes.

`play` decides what is allowed and what follows; this room asks and answers.
"""
