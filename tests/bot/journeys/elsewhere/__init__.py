"""Solo games where the bot is no member, and in direct messages with it."""
