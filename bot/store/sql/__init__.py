"""The SQL that both databases share.

`reads` has every statement that only reads, `writes` the steps of each change, as generators that
yield statements and receive results: the same text serves a blocking and an asynchronous driver.
Placeholders are `?`; no dialect, no connection and no event loop here.
"""
