"""Players for empty and absent seats: they see views, choices and imagined states only.

`agent` is the protocol and its budget, `simple` holds players that do not look ahead, `search` the
one that does, and `roster` finds any of them by name for a game.
"""
