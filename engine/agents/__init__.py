"""Agents that play empty seats, and those of absent members.

They know a game only by its views, choices and imagined states. `agent` has the protocol and its
budget, `simple` agents without look-ahead, `search` the agent that looks ahead, `roster` finds any
of them by name.
"""
