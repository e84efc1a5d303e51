"""A real browser on the playground."""
