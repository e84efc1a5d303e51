"""Members, channels and servers that are no longer there."""
