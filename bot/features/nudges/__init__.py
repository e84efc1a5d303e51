"""Nudges: whoever waits reminds those the game waits for, once a day."""
