"""A harder game to offer after a win: harder options of the game, otherwise better AIs.

After a tutorial it is the game itself.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bot.table.settings import Level
from bot.table.table import Table
from engine.core import options


class Harder(NamedTuple):
    """The options (name and value as typed) and the AIs' level of a harder rematch."""

    options: Mapping[str, str]
    level: Level = Level.NORMAL


def harder(table: Table) -> Harder | None:
    """The harder game to offer to members who won or finished a tutorial; None if there is none."""
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
    """Whether a member won by the game's outcome; not if the game was given up."""
    outcome = table.match.game.outcome(table.match.state)
    return outcome is not None and not _people(table).isdisjoint(outcome.winners)


def _people(table: Table) -> set[int]:
    return {seat.number for seat in table.row.seats if seat.agent is None}


def _next_level(table: Table) -> Level | None:
    """The level above that of the AIs at the table.

    None if they are not all of the same level, or have the highest one.
    """
    levels = table.match.game.companions.levels
    agents = {seat.agent for seat in table.row.seats if seat.agent is not None}
    above = [level for level in Level if level in levels]
    played = [at for at, level in enumerate(above) if agents == {levels[level]}]
    return above[played[-1] + 1] if played and played[-1] + 1 < len(above) else None
