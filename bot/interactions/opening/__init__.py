"""Opening a table: a solo game at once, or a lobby in which members and agents take seats.

Who may sit and begin is decided in `bot.lobby`; how a game begins, in `play`.
"""
