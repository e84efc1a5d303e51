"""Agents that play empty seats and the seats of absent members.

They know a game only by its views, choices and imagined states. `agent` has the protocol and its
budget, `simple` agents without look-ahead, `search` the agent with look-ahead, `roster` the lookup
by name.
"""
