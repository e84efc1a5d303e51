"""The board: brought up to date, or posted anew at the bottom where members must look."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import By
from bot.table.notices import NoticeKind, board_notice, fresh_board

BOARDS = (NoticeKind.BOARD, NoticeKind.FRESH)
AGENTS_PAUSE = 2.0
"""Seconds an agent's move waits for the next agent's, so that one board shows both."""


def board(t: Transition) -> Iterable[changes.Change]:
    """The one notice by which the board shows what happened.

    None where it shows nothing new, can stand nowhere, or is shown already. Agents move quickly, so
    what several of them do in a row is shown at once.
    """
    if t.silent or t.answered or (t.after.lost and not t.before.lost):
        return ()
    if _anew(t):
        return (fresh_board(t.row, t.now),)
    by_agent = t.entry is not None and t.entry.by is By.AGENT
    return (board_notice(t.row, t.now, AGENTS_PAUSE if by_agent else 0.0),)


def board_among(follows: Iterable[changes.Change]) -> str | None:
    """The id of the board's own notice among all that follows from a change; None without one."""
    added = (one.notice for one in follows if isinstance(one, changes.AddNotice))
    return next((one.id for one in added if one.kind in BOARDS), None)


def _anew(t: Transition) -> bool:
    """Whether it is posted at the bottom: it moved, or it becomes a member's turn, or is over.

    In an exchange, such as a battle, it stays where it was when that began. What is told on a topic
    is gathered below it.
    """
    if t.found or t.before.row.channel != t.row.channel:
        return True
    if t.solo:
        return False
    if t.exchanging and not (t.begins or t.ends):
        return False
    fresh = [seat for seat in t.newly_missing if seat != t.actor and seat not in t.recalled]
    told = [seat for seat in fresh if not t.after.automatic(seat)]
    told_above = any(not one.topic for _, one in t.headlines)
    return t.begins or t.ends or told_above or bool(told)
