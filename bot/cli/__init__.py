"""The subcommands of `airlock`: running the bot, checks, records, self-play.

Each module is one subcommand or serves one. Only `bot.__main__` imports this package.
"""
