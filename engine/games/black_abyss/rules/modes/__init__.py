"""Rules of the games for two where they differ from the main game.

`ends`: endings; `flags`: capturing the flag; `fleets`: fleets of a fleet battle. Maps and numbers
are in `modes.toml`.
"""
