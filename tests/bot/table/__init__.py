"""Changes of a table, as values and over the real store."""
