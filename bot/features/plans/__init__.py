"""Plans: anybody at a table may propose moves to another seat, whose member alone plays them."""
