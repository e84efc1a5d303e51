"""Effects of a change of a table: rows that are committed with it.

Each effect is a pure function of the table before and after: who is called, which clocks run, what
is announced. No I/O, no Discord. Only `play` calls it.
"""
