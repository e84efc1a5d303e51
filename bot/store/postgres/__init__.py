"""The store on a PostgreSQL server, for bots that run as several processes.

`store` implements the protocol, `transactions` commits and retries, `presence` sends heartbeats and
notifies other processes, `server` handles schema, connections and errors, `dialect` translates SQL.
Only `bot.store` imports this package.
"""
