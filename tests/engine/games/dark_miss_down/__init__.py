"""Dark Miss Down: a test per ruling, on arranged tables."""
