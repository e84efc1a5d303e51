"""Optional parts of a game's contract: each a value that a game gives, or leaves out."""
