"""The subcommands of `airlock` that do not run the bot: checks, records, self-play.

Each module is one command or serves one. Only `__main__` imports this room; it parses the
arguments.
"""
