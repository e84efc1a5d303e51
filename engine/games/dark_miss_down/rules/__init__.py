"""The rules of Dark Miss Down. `table` lists them by kind of action."""
