"""Boards that were shown: what is noted of that, and what is left to the outbox.

Nothing is shown here; whoever did, or could not, says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot.store import changes, records
from bot.store.protocol import Store, StoreError
from bot.table.notices import board_notice, old_board
from bot.table.table import Table, Tables
from engine.core.events import Event

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Played:
    """What an action led to.

    `notice` is the board's own, still to be delivered by somebody; None if it shows nothing new.
    """

    table: Table
    notice: str | None
    events: Sequence[Event[Any]] = ()
    repeated: bool = False


class Showing:
    """Keeps where boards stand, and that they show what was done."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        now: Callable[[], float],
        wake: Callable[[], None],
    ) -> None:
        self._store, self._tables, self._now, self._wake = store, tables, now, wake

    async def published(
        self, played: Played, channel: int, message: int, also: Sequence[changes.Change] = ()
    ) -> None:
        """Say that the board now shows this table in that message, so nothing is left to do.

        The board that stood elsewhere is still to be taken away. Where something newer was shown
        in between, it is shown again. A disk that does not take this leaves the notice, so that the
        board is shown once more.
        """
        table = played.table
        known = (await self._store.messages(table.id)).get("board")
        if known is not None and known.message == message:
            await self.shown_again(played, also)
            return
        shown = records.Posted(table.id, "board", channel, message, table.match.revision)
        left: list[changes.Change] = []
        if known is not None:
            left.append(old_board(table.row, known, self._now()))
        await self._noted(played, [changes.PutMessage(shown), *also], left)

    async def shown_again(self, played: Played, also: Sequence[changes.Change] = ()) -> None:
        """Say that the message that is the board already shows this table.

        When it was posted, and where it stands, is left as it is noted: an edit does not count,
        the board is still to move down.
        """
        await self._noted(played, also, [])

    async def _noted(
        self, played: Played, done: Sequence[changes.Change], left: list[changes.Change]
    ) -> None:
        """Commit that a board is shown, and what is `left` to do by that."""
        table, now = played.table, self._now()
        if played.notice is not None:
            done = [*done, changes.DropNotice(played.notice)]
        try:
            newest = (await self._tables.get(table.id)).row
            if (newest.revision, newest.edition) != (table.row.revision, table.row.edition):
                again = replace(board_notice(newest, now).notice, not_before=now)
                left.append(changes.AddNotice(again))
            if done or left:
                await self._store.commit([*done, *left])
            if not left:
                return
        except StoreError as fault:
            log.warning("board_not_noted", match=table.id, fault=str(fault))
        self._wake()

    async def publish_now(self, played: Played, *, tried: int = 0) -> None:
        """Leave the board's refresh to the outbox, at once; if not even that is saved, later.

        `tried` is how often it was tried in vain already.
        """
        if played.notice is not None:
            try:
                await self._store.commit([changes.DelayNotice(played.notice, self._now(), tried)])
            except StoreError as fault:
                log.warning("board_not_hastened", match=played.table.id, fault=str(fault))
        self._wake()
