"""Tests of the bot's texts."""
