"""A whole next turn, prepared on a page of its own: chosen as in one's turn, shown on the map."""
