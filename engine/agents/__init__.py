"""Players for empty and absent seats; they see only views, choices and imagined states.

`agent` has the protocol and its budget, `simple` players without look-ahead, `search` the player
with it, and `roster` finds any of them by name.
"""
