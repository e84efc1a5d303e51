"""The schema of `data/black_abyss`, its consistency checks, and flat tables."""
