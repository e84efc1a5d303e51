"""Servers: their settings, and what happens to their games when the bot is removed."""
