"""Discord's objects: components from panels, answers, sending, permissions, limits.

This package knows no game and no store: callers pass panels and ids. It checks Discord's limits
before sending. `interactions` and `delivery` call it.
"""
