"""The commands of `airlock` that are no bot: checks, records, self-play.

Each module is one command, or what one needs; `__main__` parses what was typed. Nothing of the
running bot lives here, and nobody imports this room but `__main__`.
"""
