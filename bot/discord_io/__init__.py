"""Discord's objects: components from panels, answers, sending, permissions, limits.

Knows no game and no store: callers pass panels and ids. What Discord would refuse is refused here
first. Called by `interactions` and `delivery`.
"""
