"""Opens a post for each table of several players, in a forum that managers choose."""
