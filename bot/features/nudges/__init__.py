"""Nudges: a member reminds the members that the game waits for, at most once a day."""
