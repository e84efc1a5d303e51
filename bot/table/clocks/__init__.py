"""The time of seats: paces, clocks, holidays, and the kinds of a table's timers."""
