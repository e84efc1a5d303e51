"""Nudges: a waiting member reminds those the game waits for, once a day."""
