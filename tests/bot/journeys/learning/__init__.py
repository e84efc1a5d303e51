"""What somebody does who knows neither the bot nor the game."""
