"""Servers: their settings, and the games of servers that the bot has left."""
