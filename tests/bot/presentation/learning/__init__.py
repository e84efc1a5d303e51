"""What newcomers see."""
