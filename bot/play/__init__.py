"""Changes of tables: actions, seats, votes, undo, start, end.

A change is checked here, and committed with its `effects` in one transaction. Only this room knows
which member has which seat. It does not know Discord: `delivery` shows what notices say. Clicks,
commands and timers call it.
"""
