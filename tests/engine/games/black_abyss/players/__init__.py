"""The simple players, and what they want."""
