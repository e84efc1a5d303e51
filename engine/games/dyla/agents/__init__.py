"""Greedy agents, and the value of a position."""
