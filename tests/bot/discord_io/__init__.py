"""Discord's limits and objects."""
