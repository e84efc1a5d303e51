"""What becomes of clicks and commands, as values."""
