"""Slash commands. Each reads its options and calls the same function as the button for it."""
