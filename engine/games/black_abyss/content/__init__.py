"""What `data/black_abyss` holds: its forms, what must hold between entries, flat tables of it."""
