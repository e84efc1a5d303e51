"""Text for readers: their languages, escaped names, and the messages of the bot and of games."""
