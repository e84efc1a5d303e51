"""Clicks and commands at a running table: choices, undo, leaving, seat offers and votes.

`play` decides what is allowed and what follows; this package asks the member and answers them.
"""
