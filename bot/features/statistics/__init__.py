"""Statistics: a member's results, and the rankings of a server."""
