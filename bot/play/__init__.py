"""Changes of tables: actions, seats, votes, undo, start, end.

A change is checked here, and committed with its `effects` in one transaction. This package maps
members to seats; the rules know only seats. It does not know Discord: `delivery` shows what notices
say. Clicks, commands and timers call it.
"""
