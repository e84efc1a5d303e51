"""Each law finds the game that breaks it, and says which seed, which step and what differs."""
