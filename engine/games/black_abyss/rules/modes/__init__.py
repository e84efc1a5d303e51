"""Rules of the games for two where they differ from those of the main game.

Maps and numbers are in `modes.toml`.
"""
