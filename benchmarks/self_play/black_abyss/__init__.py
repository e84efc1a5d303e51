"""Self-play of Black Abyss: what its `BALANCE.md` shows, made again by one command.

`python -m benchmarks.self_play.black_abyss [GAMES] [--only TABLE ...]` prints the tables; the same
games on any machine. `courses` plays and keeps count, `tables` makes rows of it, `weapons` and
`contests` fight battles only.
"""
