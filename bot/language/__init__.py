"""Text for readers: languages, escaped names, and the bot's and games' messages."""
