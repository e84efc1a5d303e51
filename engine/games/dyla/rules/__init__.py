"""The rules of Dyla: what is refused, what follows, what is near. `table` has them by action."""
