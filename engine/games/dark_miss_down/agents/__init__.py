"""A simple officer, and how promising a game looks."""
