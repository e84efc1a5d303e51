"""The next step up after a win: harder options of the game, otherwise better AIs.

After a tutorial it is the game itself.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.table.settings import Level
from bot.table.table import Table
from engine.core import options


class Harder(NamedTuple):
    """What a rematch one step harder begins with."""

    options: Mapping[str, str]
    level: Level = Level.NORMAL


def harder(table: Table) -> Harder | None:
    """The next step up for members who won or finished a tutorial; None if there is none."""
    if table.settings.tutorial:
        return Harder({})
    if not won(table):
        return None
    more = options.read(table.match.game, table.options).harder()
    if more:
        return Harder({**table.options, **more}, table.settings.level)
    level = None if table.cooperative or len(_people(table)) > 1 else _next_level(table)
    return None if level is None else Harder(table.options, level)


def won(table: Table) -> bool:
    """Whether a member won; not if the game was given up."""
    outcome = table.match.game.outcome(table.match.state)
    return outcome is not None and not _people(table).isdisjoint(outcome.winners)


def _people(table: Table) -> set[int]:
    return {seat.number for seat in table.row.seats if seat.agent is None}


def _next_level(table: Table) -> Level | None:
    """The level above that of all AIs at the table."""
    levels = table.match.game.companions.levels
    agents = {seat.agent for seat in table.row.seats if seat.agent is not None}
    above = [level for level in Level if level in levels]
    played = [at for at, level in enumerate(above) if agents == {levels[level]}]
    return above[played[-1] + 1] if played and played[-1] + 1 < len(above) else None
