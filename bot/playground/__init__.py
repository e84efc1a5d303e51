"""`make play`: the real bot on a simulated Discord in the browser, without a token.

`world` has the server and its members, `session` the running simulation, `pages` the web pages,
`run` the program. Only `simcord_*` use SimCord's private parts. Only `earlier_games`, which
restores the tables of an earlier run, uses the bot's store. A factory makes the bot.
"""
