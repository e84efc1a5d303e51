"""For each law a game that breaks it; the law finds it, and names seed, step and difference."""
