"""Self-play of Black Abyss: reproduces the tables of its `BALANCE.md`.

`python -m benchmarks.self_play.black_abyss [GAMES] [--only TABLE ...]` prints the tables, from the
same games on any machine. `courses` plays and counts, `tables` formats, `weapons` and `contests`
only fight battles.
"""
