"""A page on which a member prepares the moves of their next turn, by the choices of that turn."""
