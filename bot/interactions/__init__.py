"""Handles clicks and commands: parses what a member asked for, and chooses the answer.

`play` decides what is allowed and what follows. This room changes the store only through `play`,
and knows no game by name. Only the rooms above it import it: `features`, `wiring`, `app`, `cli` and
`playground`.
"""
