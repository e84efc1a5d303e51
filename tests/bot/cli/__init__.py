"""The commands of `airlock` that do not run the bot."""
