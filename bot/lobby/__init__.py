"""Seats before a start: who sits where, with which options, and who may begin.

A lobby is a stored match without a game; it becomes a table in `play.start`. No Discord here.
"""
