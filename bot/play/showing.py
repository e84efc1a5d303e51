"""Records where boards are and what they show, so that the outbox does only what is left.

All code that shows a board, or fails to, reports it here.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog

from bot.runtime.recent import Recent
from bot.store import changes, records
from bot.store.errors import StoreError
from bot.store.protocol import Store
from bot.table.notices import BOARD, Old, board_notice, old_message
from bot.table.table import Table
from bot.table.tables import Tables
from engine.core.events import Event

log = structlog.get_logger()

KEPT: Final = 1_000
"""Maximum number of boards that are remembered as shown by a click."""


@dataclass(frozen=True, slots=True)
class ActionResult:
    """The result of an action.

    `notice` is the id of the pending notice that updates the board; None if the board need not
    change. `repeated` says that the same interaction was committed before, so nothing was done.
    """

    table: Table
    notice: str | None
    events: Sequence[Event[Any]] = ()
    repeated: bool = False


async def board_place(store: Store, match_id: str) -> records.PostedMessage | None:
    """Where the store says that a match's board or lobby is; None if nowhere."""
    return (await store.messages(match_id)).get(BOARD)


class Showing:
    """Stores where boards are, and that they are up to date."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        now: Callable[[], float],
        wake: Callable[[], None],
    ) -> None:
        self._store, self._tables, self._now, self._wake = store, tables, now, wake
        self._shown: Recent[str, str] = Recent(KEPT)
        """By match: the notice of the board that a click has shown."""

    async def record_board(
        self, played: ActionResult, channel: int, message: int, also: Sequence[changes.Change] = ()
    ) -> None:
        """Store that the message `message` in `channel` shows the board after this action.

        Commits the changes in `also`, too. Schedules the deletion of the old board, and if the
        table changed meanwhile, a refresh. If the commit fails, the notice remains, and the board
        is shown once more.
        """
        table = played.table
        known = await board_place(self._store, table.id)
        if known is not None and known.message == message:
            await self._record(played, also, [])  # the same message shows it: its place stays
            return
        shown = records.PostedMessage(table.id, BOARD, channel, message, table.match.revision)
        left: list[changes.Change] = []
        if known is not None:
            left.append(old_message(table.row, known, self._now(), 0))
            left += await self._deletions_to_retry(table.id)
        await self._record(played, [changes.PutMessage(shown), *also], left)

    async def _deletions_to_retry(self, match_id: str) -> list[changes.Change]:
        """Changes by which the outbox retries at once the deletions of old boards that failed."""
        waiting = await self._store.notices(match_id)
        olds = [one for one in waiting if one.kind == Old.kind and one.attempts]
        return [changes.DelayNotice(one.id, self._now()) for one in olds]

    async def record_edit(self, played: ActionResult) -> None:
        """Remember that the answer to a click has updated the board in place.

        Commits nothing: the next action replaces the notice, or `drop_if_shown` drops it when it is
        due. After a crash before that, the board is shown once more. If the stored table is newer,
        schedules a refresh instead.
        """
        table = played.table
        with suppress(StoreError):
            if await self._is_past(table):
                await self._record(played, (), [])
                return
        if played.notice is not None:
            self._shown[table.id] = played.notice

    async def drop_if_shown(self, notice: records.NoticeRow) -> bool:
        """Drop a due notice if a click has shown its content. Returns whether it did."""
        if notice.match_id is None or self._shown.get(notice.match_id) != notice.id:
            return False
        del self._shown[notice.match_id]
        await self._store.commit([changes.DropNotice(notice.id)])
        return True

    async def _is_past(self, table: Table) -> bool:
        """Whether the stored table is newer than this one."""
        newest = (await self._tables.get(table.id)).row
        return (newest.revision, newest.edition) != (table.row.revision, table.row.edition)

    async def _record(
        self, played: ActionResult, done: Sequence[changes.Change], left: list[changes.Change]
    ) -> None:
        """Commit `done`, which says that a board is shown, and `left`, which the outbox must do."""
        table, now = played.table, self._now()
        if played.notice is not None:
            done = [*done, changes.DropNotice(played.notice)]
        try:
            if await self._is_past(table):
                newest = (await self._tables.get(table.id)).row
                again = board_notice(newest, now).notice._replace(not_before=now)
                left.append(changes.AddNotice(again))
            if done or left:
                await self._store.commit([*done, *left])
            if not left:
                return
        except StoreError as fault:
            log.warning("board_not_stored", match=table.id, fault=str(fault))
        self._wake()

    async def publish_now(self, played: ActionResult, *, tried: int = 0) -> None:
        """Make the outbox refresh the board at once.

        If that cannot be committed, retries later; `tried` counts the failures.
        """
        if played.notice is not None:
            try:
                await self._store.commit([changes.DelayNotice(played.notice, self._now(), tried)])
            except StoreError as fault:
                log.warning("board_not_hastened", match=played.table.id, fault=str(fault))
        self._wake()
