"""Finds out why a change was refused, as far as the tables tell. Only reads.

Used after a statement violated a constraint or found no row, and its commit was rolled back.
"""

from collections.abc import Callable
from typing import Final

from bot.store import changes as c
from bot.store.errors import (
    AlreadyDone,
    AlreadyTried,
    ChannelTaken,
    StalePosting,
    StaleRevision,
    StaleSettings,
    StoreError,
    TimerGone,
    TooManyUnasked,
    UnknownMatch,
)
from bot.store.records import Action, MatchRow, Status
from bot.store.sql.statements import Doubt

KNOWN = "SELECT 1 FROM matches WHERE id = ?"
MADE = "SELECT id, revision FROM matches WHERE id = ? OR interaction = ?"
TAKEN = "SELECT 1 FROM matches WHERE channel_id = ? AND status <> 'over' AND id <> ?"
PLAYED = "SELECT match_id, revision FROM actions WHERE interaction = ?"
ALONE: Final[dict[type, Callable[[], StoreError]]] = {
    c.CheckSettings: StaleSettings,
    c.AddDaily: AlreadyTried,
    c.PutPosting: StalePosting,
    c.AddUnasked: TooManyUnasked,
}
"""Changes that can be refused for one reason only, with the error of that reason."""


def refusal(change: c.Change, hurt: bool) -> Doubt:
    """Find the error that refuses a change; a generator that returns it, or None if unknown.

    `hurt` says that a constraint was violated, rather than that no row was found.
    """
    match change:
        case c.AddMatch(row):
            return (yield from _repeat_of_start(row)) or (yield from _channel_conflict(row))
        case c.PutTable(row):
            return (yield from _channel_conflict(row) if hurt else _revision_conflict(row.id))
        case c.AddAction(action):
            return (yield from _repeat_of_action(action, hurt))
        case c.PackRecord(match_id):
            return (yield from _revision_conflict(match_id))
        case (
            c.PutSnapshot(hung)
            | c.PutMessage(hung)
            | c.AddNotice(hung)
            | c.SetTimer(hung)
            | c.AddLeaver(hung)
        ):
            return None if hung.match_id is None else (yield from _no_match(hung.match_id))
        case c.DropMatch(match_id):
            return UnknownMatch(match_id)
        case c.FireTimer(timer):
            return TimerGone(timer.match_id, timer.kind)
        case _:
            found = ALONE.get(type(change))
            return None if found is None else found()


def _repeat_of_start(match: MatchRow) -> Doubt:
    for match_id, revision in (yield MADE, (match.id, match.interaction)):
        return AlreadyDone(match_id, revision)
    return None


def _channel_conflict(match: MatchRow) -> Doubt:
    if match.status is not Status.OVER and (yield TAKEN, (match.channel, match.id)):
        return ChannelTaken(match.channel)
    return None


def _repeat_of_action(action: Action, hurt: bool) -> Doubt:
    for match_id, revision in (yield PLAYED, (action.interaction,)):
        return AlreadyDone(match_id, revision)
    return None if hurt else (yield from _revision_conflict(action.match_id))


def _revision_conflict(match_id: str) -> Doubt:
    return (yield from _no_match(match_id)) or StaleRevision(match_id)


def _no_match(match_id: str) -> Doubt:
    return None if (yield KNOWN, (match_id,)) else UnknownMatch(match_id)
