"""`make play`: the real bot against a simulated Discord, in the browser, without a token.

Here live the simulated server and its members (`world`), the running simulation (`session`), the
web pages (`pages`) and the program that ties them together (`run`). All that reaches into
SimCord's private parts stands in `simcord_hooks`. Nothing here knows a game, the store or a cog,
but for `kept`, which brings back the tables of an earlier run: the bot comes from a factory.
"""
