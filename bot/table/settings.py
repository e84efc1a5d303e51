"""A table's settings besides the game's options, such as its pace."""

import json
from enum import StrEnum

from pydantic import BaseModel

from bot.store import records
from bot.table.clocks.pace import CLOCKS, Clock, Pace
from bot.table.clocks.running import Rest
from bot.table.state import TableState


class Level(StrEnum):
    """How well AIs play, in games that have levels."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class TableSettings(BaseModel, frozen=True, extra="allow"):
    """The settings of one table. Features may store their own beside them.

    A rated game (`Table.rated`) has hints only if `hints` allows them. A `tutorial` has a fixed
    deal, and its result does not count. `level` is that of the AIs. No clock runs during `rest`.
    The game starts by itself once `wanted` seats are taken; if it is 0, the host starts it.
    `affairs` is the state of proposals, clocks and orders while the game runs. `forfeit`: a duel is
    lost by running out of time; None leaves that to the pace.
    """

    pace: Pace = Pace.NONE
    rest: Rest = Rest.NONE
    forfeit: bool | None = None
    invite_only: bool = False
    wanted: int = 0
    hints: bool = False
    tutorial: bool = False
    level: Level = Level.NORMAL
    rematch_of: str = ""
    affairs: TableState = TableState()

    @property
    def clock(self) -> Clock:
        """The clock of this pace."""
        return CLOCKS[self.pace]

    @property
    def loses_on_time(self) -> bool:
        """Whether running out of time loses a duel."""
        if self.clock.span is None:
            return False
        return self.pace is Pace.BLITZ if self.forfeit is None else self.forfeit


def for_rematch(settings: TableSettings) -> TableSettings:
    """The settings for a rematch, without the state of the old game and data of features."""
    fields = set(TableSettings.model_fields) - {"affairs", "rematch_of"}
    return TableSettings.model_validate(settings.model_dump(include=fields))


def settings_of(row: records.MatchRow) -> TableSettings:
    """The settings of a stored match, for callers without a `Table`, such as lists."""
    return TableSettings.model_validate_json(row.settings)


def resigned_in(row: records.MatchRow) -> tuple[int, ...]:
    """The seats that resigned or were ended in a stored match; none after a regular end."""
    return tuple(json.loads(row.outcome or "{}").get("resigned", ()))


def lost_on_time(row: records.MatchRow) -> bool:
    """Whether the seats that lost a stored match ran out of time."""
    return bool(json.loads(row.outcome or "{}").get("late", False))


def options_of(row: records.MatchRow) -> dict[str, str]:
    """A stored match's game options by name; for callers without a `Table`."""
    options: dict[str, str] = json.loads(row.options)
    return options
