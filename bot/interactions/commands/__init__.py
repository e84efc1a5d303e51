"""Slash commands, thin: they read what was typed and call what the buttons call."""
