"""Opening a table: a solo game at once, or a lobby in which members and AIs take seats.

`bot.lobby` decides who may sit and start; `play` starts the game.
"""
