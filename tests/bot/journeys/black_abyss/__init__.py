"""Black Abyss on a simulated Discord."""
