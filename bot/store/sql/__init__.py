"""The SQL that both databases share.

`reads` has every statement that only reads. `writes` has the statements of each change, and
`refusals` finds out why a change was refused, by generators that yield statements and receive
results: so a blocking and an asynchronous driver can use the same code. Placeholders are `?`. No
dialect, no connection and no event loop here.
"""
