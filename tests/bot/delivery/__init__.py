"""What must still reach Discord, over the real store."""
