"""The preview of a game to share is not among the messages here: it needs a search.

`test_endings` forges its click.
"""

from bot.features.endings.panel import POST

UNTRIED = {POST}
