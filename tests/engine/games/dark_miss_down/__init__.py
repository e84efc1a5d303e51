"""Dark Miss Down: a test a ruling, played on arranged tables."""
