"""Tests of the bot, by what people and Discord would see."""
