"""Black Abyss, a test for every ruling."""
