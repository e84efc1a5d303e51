"""The rules of Dark Miss Down: what is refused, what follows. `table` has them by action."""
