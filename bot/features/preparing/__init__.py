"""A page on which a member prepares a whole turn: the same choices, shown on the map."""
