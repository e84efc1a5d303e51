"""Private answers: a member's games, data, settings, and what their seat may see.

Answers are in the member's language. Nothing here plays a move. A holiday affects games, as it
moves clocks.
"""
