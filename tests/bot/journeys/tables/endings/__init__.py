"""How games of several end, and what is stored of them."""
