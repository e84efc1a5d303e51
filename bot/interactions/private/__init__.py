"""Private answers: a member's games, data, settings, and what their seat may see.

Answers are in the member's own language. Nothing here plays; only a holiday affects games, as it
moves clocks.
"""
