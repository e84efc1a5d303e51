"""The rules of Planetary Defence. `table` lists them by kind of action."""
