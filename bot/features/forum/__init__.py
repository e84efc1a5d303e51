"""A forum with a post for each table of several players, in a channel that managers choose."""
