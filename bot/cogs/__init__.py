"""Slash commands, thin: they read what was typed and hand it on."""
