"""What members do with features in the month of a large server.

A feature brings its own, as `HABITS` in `tests.bot.features.<feature>.habits`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from bot.runtime import features


class Habits(NamedTuple):
    """The command whose menu asks to be told something, and part of a custom id in what tells it.

    Every other member chooses all entries of the menu.
    """

    asks: str
    told: str


def of_features() -> list[Habits]:
    """The habits that features bring."""
    paths = [f"tests.bot.features.{name}.habits" for name in features.names()]
    return [import_module(path).HABITS for path in paths if find_spec(path) is not None]
