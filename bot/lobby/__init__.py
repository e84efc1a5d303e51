"""Lobbies: seats, options and start of a game to come.

A lobby is a stored match without a game; `play.start` makes it a table. No Discord here.
"""
