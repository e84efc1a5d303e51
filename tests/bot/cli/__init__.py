"""Tests of the `airlock` commands that do not run the bot."""
