"""The store in one SQLite file.

`store` implements the protocol, `writer` owns the writing connection, `writes` applies changes,
`file` handles lock, schema, damage and backup. Only `bot.store` imports this package.
"""
