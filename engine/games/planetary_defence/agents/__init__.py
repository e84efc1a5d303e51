"""A simple player, and how promising a game looks."""
