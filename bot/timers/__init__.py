"""Timers: clocks of seats and proposals, AIs' turns, and compensation of downtime.

`clock` takes due timers from the store and calls their handlers. `play` decides what a deadline
does to a table.
"""
