"""The bot is tested by what people and Discord would see."""
