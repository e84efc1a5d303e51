"""Slash commands. Each reads its options and calls the function that a button calls, too."""
