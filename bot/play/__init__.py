"""One change of a table: actions, seats, votes, nudges, undo, start, end.

Each change is checked here, and committed with everything that follows from it (`effects`) in one
transaction. Here alone a seat's member is known as a person. No Discord: what is to be shown is
left to `delivery` as notices. Called by clicks, commands and timers.
"""
