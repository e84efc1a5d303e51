"""The challenge."""
