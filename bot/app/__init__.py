"""The bot as one object, which starts and stops: what comes in from Discord goes to its parts.

The parts themselves are made in `bot.wiring`; nothing is answered or decided here.
"""

from bot.app.client import KEPT_ADDRESS, Airlock, Divided, create_bot, settle_memory

__all__ = ["KEPT_ADDRESS", "Airlock", "Divided", "create_bot", "settle_memory"]
