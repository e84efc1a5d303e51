"""Black Abyss on a board: map, spaces, empires, ships, and what its tribunal says."""
