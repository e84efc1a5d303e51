"""The rules of Planetary Defence: what is refused, what follows. `table` has them by action."""
