"""Rules of the games for two seats, where they differ from the main game.

`ends`: how each ends; `blocks`: the duel's votes; `flags`: capturing the flag; `fleets`: what a
fleet battle is fought with. Maps and numbers stand in `modes.toml`.
"""
