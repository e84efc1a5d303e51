"""A public list of a server's tables, in a channel that managers name, and its free seats."""
