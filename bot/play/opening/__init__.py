"""How a game begins: its row and seats, the ways added by features, and groups."""
