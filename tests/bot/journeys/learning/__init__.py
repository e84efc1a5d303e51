"""What helps members who know neither the bot nor the game."""
