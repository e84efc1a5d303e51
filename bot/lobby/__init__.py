"""Lobbies: seats and options of a game before it starts.

A lobby is a stored match without a game; `play.start` makes it a table. No Discord here.
"""
