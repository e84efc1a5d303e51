"""How long seats have: paces, clocks, holidays, and the kinds of a table's timers."""
