"""The greedy agent, and the value of a position."""
