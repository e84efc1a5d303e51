"""The time a table gives: paces, running clocks, holidays, and the kinds of its timers."""
