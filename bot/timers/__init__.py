"""Timers: deadlines and reminders of seats, AIs' moves, visits of servers, and downtime.

`clock` takes due timers from the store and calls their handlers. `play` decides what a deadline
does to a table.
"""
