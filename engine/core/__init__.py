"""The contract of every game, and parts shared by several games."""
