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

    `pace`: how long a turn may take; no clock runs during `rest`.
    `forfeit`: whether running out of time loses a duel; if None, the pace decides.
    `invite_only`: only invited members may join the lobby.
    `wanted`: the number of taken seats at which the game starts by itself; 0: the host starts it.
    `hints`: whether a rated game (`Table.rated`) has hints; others have them anyway.
    `tutorial`: the game has a fixed deal, and its result does not count.
    `level`: the level of the AIs.
    `rematch_of`: the id of the match of which this is a rematch with groups; else "".
    `affairs`: the state of the running table besides its game.
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
        """The clock of the table's pace."""
        return CLOCKS[self.pace]

    @property
    def loses_on_time(self) -> bool:
        """Whether running out of time loses a duel."""
        if self.clock.span is None:
            return False
        return self.pace is Pace.BLITZ if self.forfeit is None else self.forfeit


def for_rematch(settings: TableSettings) -> TableSettings:
    """The settings for a rematch: without the old game's state, and without data of features."""
    fields = set(TableSettings.model_fields) - {"affairs", "rematch_of"}
    return TableSettings.model_validate(settings.model_dump(include=fields))


def settings_of(row: records.MatchRow) -> TableSettings:
    """The settings of a stored match, for callers without a `Table`, such as lists."""
    return TableSettings.model_validate_json(row.settings)


def resigned_in(row: records.MatchRow) -> tuple[int, ...]:
    """The seats that gave up a stored match, or for which it was ended; () after a regular end."""
    return tuple(json.loads(row.outcome or "{}").get("resigned", ()))


def lost_on_time(row: records.MatchRow) -> bool:
    """Whether the seats that gave up a stored match (`resigned_in`) ran out of time."""
    return bool(json.loads(row.outcome or "{}").get("late", False))


def ended_by(row: records.MatchRow) -> str:
    """Who ended a stored match for the seats in `resigned_in`: "manager" or "vote".

    "" if those seats gave up or ran out of time, or their group did.
    """
    return str(json.loads(row.outcome or "{}").get("ended", ""))


def options_of(row: records.MatchRow) -> dict[str, str]:
    """A stored match's game options, by name and as typed; for callers without a `Table`."""
    options: dict[str, str] = json.loads(row.options)
    return options
