"""One change of a table: actions, seats, votes, undo, start, end.

Each change is checked here and committed, with its `effects`, in one transaction. Only this room
knows which member has a seat. It knows no Discord: `delivery` shows what notices say. Called by
clicks, commands and timers.
"""
