"""Black Abyss as members meet it."""
