"""The store on a PostgreSQL server, for bots that run as several processes.

`store` meets the protocol, `transactions` commits and tries again, `presence` keeps this process's
sign of life and wakes others, `server` knows the server: schema, settings of connections, what its
errors mean, `dialect` its SQL. Only `bot.store` imports this.
"""
