"""Handles clicks and commands: parses what a member asked for, and chooses the answer.

`play` decides what is allowed and what follows. This package changes the store only through `play`,
and knows no game by name. Only the packages above import it: `features`, `wiring`, `app`, `cli` and
`playground`.
"""
