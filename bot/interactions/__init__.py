"""A click or a command in, an answer out.

Here is read what a member asked for and with which message it is answered; what may be done, and
what follows, is decided in `play`. No store is written here but through `play`, and no game is
known by name. Only `wiring` and `app` may call this room.
"""
