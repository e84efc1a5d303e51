"""Games whose rules this version lacks. They are paused and cannot be played.

An upgrade may drop a ruleset, or a package may be missing. Works on rows, and needs no rules.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.store import records
from bot.table.clocks.timer_kinds import Timers
from bot.table.game_faults import game_of
from bot.table.settings import settings_of
from engine.core.errors import BrokenGame, EngineError, UnknownGame, UnknownRuleset
from engine.core.game import AnyGame


class WithoutRules(EngineError):
    """This version lacks the rules of a match. `row` is the match."""

    def __init__(self, row: records.MatchRow) -> None:
        super().__init__(
            f"The game {row.id} of {row.game} was begun under ruleset {row.ruleset}, which this"
            " version does not have."
        )
        self.row = row


def rules_of(row: records.MatchRow) -> AnyGame:
    """A match's game, with the ruleset it began with. Raises WithoutRules, BrokenGame."""
    try:
        return game_of(row.game, int(row.ruleset))
    except BrokenGame:
        raise
    except (UnknownGame, UnknownRuleset) as fault:
        raise WithoutRules(row) from fault


def has_ruleset(game: str, ruleset: str) -> bool:
    """Whether this version has the ruleset of a game; also True if the game is faulty."""
    try:
        game_of(game, int(ruleset))
    except BrokenGame:
        return True
    except (UnknownGame, UnknownRuleset):
        return False
    return True


def pause(row: records.MatchRow, timers: Iterable[records.Timer], now: float) -> records.MatchRow:
    """The row of a match, paused until its rules are back; clocks keep their remaining time.

    `timers` are all of the match.
    """
    settings = settings_of(row)
    left = {one.seat: one.due - now for one in timers if one.kind == Timers.DEADLINE}
    still = {"left": left, "lost": True, "proposal": None}
    affairs = settings.affairs.model_copy(update=still)
    paused_settings = settings.model_copy(update={"affairs": affairs})
    paused = records.Status.PAUSED
    return replace(row, status=paused, updated=now, settings=paused_settings.model_dump_json())
