"""A forum that managers name, with a post for each table of several players."""
