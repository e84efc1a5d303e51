"""Each law finds a game that breaks it, and names seed, step and difference."""
