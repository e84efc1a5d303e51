"""The board: edited in place, or posted anew at the bottom when members must look."""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import By
from bot.table.notices import Board, Fresh, board_notice, table_notice

BOARDS = (Board.kind, Fresh.kind)
AGENTS_PAUSE = 2.0
"""Debounce of AIs' moves in seconds, so that one board shows several."""


def board(t: Transition) -> Iterable[changes.Change]:
    """The notice that updates the board; none if the board need not change.

    The board need not change if nobody else may notice the change, if it has lost its channel, or
    if the answer to the click shows the change already. Consecutive moves of AIs are debounced.
    """
    if t.silent or t.answered or (t.after.lost and not t.before.lost):
        return ()
    if _anew(t):
        return (table_notice(t.row, Fresh(), t.now),)
    by_agent = t.entry is not None and t.entry.by is By.AGENT
    pause = AGENTS_PAUSE if by_agent else 0.0
    clicked = t.timer is None and not t.unasked
    return (board_notice(t.row, t.now, pause, clicked=clicked),)


def board_among(follows: Iterable[changes.Change]) -> str | None:
    """The id of the board's notice among these changes, or None."""
    added = [one.notice for one in follows if isinstance(one, changes.AddNotice)]
    boards = [one.id for one in added if one.kind in BOARDS]
    return boards[0] if boards else None


def _anew(t: Transition) -> bool:
    """Whether to post the board anew: it moved, or members must look at the bottom.

    They must at the start and end, when a member's turn begins, and at a headline. During an
    exchange, such as a battle, the board stays above the message with the exchange's headlines.
    """
    if t.finds_channel or t.before.row.channel != t.row.channel:
        return True
    if t.after.solo:
        return False
    if t.exchanging and not (t.begins or t.ends):
        return False
    known = {t.actor, *t.seats_called_before}
    fresh = [seat for seat in t.newly_missing if seat not in known]
    people = [seat for seat in fresh if not t.after.automatic(seat)]
    told_above = any(not one.topic for _, one in t.headlines)
    return t.begins or t.ends or told_above or bool(people)
