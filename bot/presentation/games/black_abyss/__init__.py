"""Black Abyss on the board: map, spaces, empires, ships, tribunal."""
