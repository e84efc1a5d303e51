"""The store in one SQLite file.

`store` meets the protocol, `writer` owns the writing connection, `writes` and `reads` hold the
statements, `file` guards the file: lock, schema, damage, backup. Only `bot.store` imports this.
"""
