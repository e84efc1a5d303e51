"""Discord's objects: components from panels, answers, sending, permissions, limits.

Knows no game and no store: callers pass panels and ids. Discord's limits are checked here before
sending. Called by `interactions` and `delivery`.
"""
