"""Other people's programs, played or run as ours are, to compare figures with."""
