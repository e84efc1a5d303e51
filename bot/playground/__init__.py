"""`make play`: the real bot on a simulated Discord in the browser, without a token.

`world` has the server and its members, `session` the running simulation, `pages` the web pages,
`run` the program, and `testing` a test kit for packages with a game. Only the modules `simcord_*`
use SimCord's private parts. Only `earlier_games`, which restores the tables of an earlier run, uses
the bot's store.
"""
