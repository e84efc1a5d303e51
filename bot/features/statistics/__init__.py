"""Statistics: members' results, and servers' rankings."""
