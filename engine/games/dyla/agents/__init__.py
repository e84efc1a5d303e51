"""Simple captains, and how promising a game looks."""
