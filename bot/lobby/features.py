"""The timers that features set for a new lobby."""

from typing import NamedTuple

from bot.runtime import features
from bot.store import records
from bot.store.records import TABLE


class LobbyTimer(NamedTuple):
    """A feature's timer for a new lobby: its kind, and after how many seconds it is due."""

    timer: str
    after: float


def timers(lobby: records.MatchRow) -> list[records.Timer]:
    """The timers that all features set for a new lobby."""
    return [
        records.Timer(lobby.id, TABLE, one.timer, lobby.created + one.after)
        for one in features.contributions("deed", LobbyTimer)
    ]
