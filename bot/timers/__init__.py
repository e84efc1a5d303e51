"""What comes due: clocks of seats and proposals, agents' turns, and the time the bot was away.

`clock` takes due timers from the store and hands each to its handler. What a deadline does to a
table is decided in `play`; nobody below calls this room.
"""
