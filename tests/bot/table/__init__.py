"""A table as a value, and the games played at it."""
