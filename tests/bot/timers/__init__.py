"""What comes due, over the real store."""
