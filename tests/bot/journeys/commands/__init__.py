"""Slash commands, typed by simulated members to the real bot."""
