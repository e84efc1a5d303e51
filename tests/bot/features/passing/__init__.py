"""Orders to pass."""
