"""What members do with features in the month of a large server.

A feature brings its own, as `HABITS` in `tests.bot.features.<feature>.habits`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from bot.runtime import features


class Habits(NamedTuple):
    """How members subscribe to a feature's messages, and how these are recognised.

    `asks` is the slash command that shows a menu of what to subscribe to; every other member
    chooses all its entries. `told` occurs in the JSON of each message to subscribers.
    """

    asks: str
    told: str


def of_features() -> list[Habits]:
    """The habits of all features that have any."""
    paths = [f"tests.bot.features.{name}.habits" for name in features.names()]
    return [import_module(path).HABITS for path in paths if find_spec(path) is not None]
