"""A click or a command in, an answer out.

Parses what a member asked for and chooses the answer; `play` decides what is allowed and what
follows. Writes no store except through `play`, and knows no game by name. Only `wiring` and `app`
may import this room.
"""
