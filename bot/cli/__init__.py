"""The subcommands of `airlock` other than the bot: checks, records, self-play.

Each module is one command or its helpers; `__main__` parses the arguments. Only `__main__` imports
this room.
"""
