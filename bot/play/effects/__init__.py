"""What follows from a change of a table, as changes to be committed with it.

Each effect is a function of the table before and after: who is called, which clocks run, what is
told. Nothing here waits, reads the store, or knows Discord; `play` alone calls it.
"""
