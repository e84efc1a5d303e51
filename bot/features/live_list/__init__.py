"""A public list of a server's tables and free seats, in a channel that managers choose."""
