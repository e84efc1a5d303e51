"""Optional parts of a game's contract, each a value that a game may provide."""
