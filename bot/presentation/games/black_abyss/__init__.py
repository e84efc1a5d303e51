"""Black Abyss on a board: map, spaces, empires, ships, tribunal."""
