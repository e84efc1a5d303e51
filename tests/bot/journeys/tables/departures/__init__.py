"""Members, channels and servers that are gone."""
