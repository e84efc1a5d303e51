"""How a game begins: its row and seats, the ways that features add, and groups that form up."""
