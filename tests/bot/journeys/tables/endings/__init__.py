"""How games of several end, and what is kept of them."""
