"""Parts of a game's contract: values that a game may provide, and what it reports."""
