"""Clicks and commands, as values."""
