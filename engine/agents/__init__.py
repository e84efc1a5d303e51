"""Players for empty and absent seats: they see views, choices and imagined states only."""
