"""Routes each notice to the class that delivers its kind."""

from collections.abc import Awaitable, Callable, Mapping
from typing import assert_never

from bot.delivery.announcements import Announcer
from bot.delivery.boards import Publisher
from bot.delivery.member_messages import MemberMessages
from bot.delivery.open_panels import OpenPanels
from bot.delivery.outbox import Needless
from bot.delivery.turn_messages import TurnMessages
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.protocol import Store
from bot.store.records import NoticeRow
from bot.table.notices import (
    Alarmed,
    Announced,
    Ballot,
    Board,
    Fresh,
    Gathered,
    Hand,
    News,
    Old,
    Passed,
    Settled,
    Turn,
    Whispered,
    Word,
    read,
)
from bot.table.table import Table
from bot.table.tables import Tables

Told = Alarmed | Announced | Ballot | Gathered | Hand | Passed | Settled | Turn | Whispered | Word
"""The kinds of notices that are delivered with their table, except boards."""


Bring = Callable[[NoticeRow, int], Awaitable[None]]
"""Delivers a feature's notice to the user with this id, then drops it. Raises TryLater."""


class Dispatch:
    """Passes each notice to the class that delivers its kind.

    `news` has the functions that deliver notices of features, by `News.of`.
    """

    def __init__(
        self,
        tables: Tables,
        publisher: Publisher,
        turns: TurnMessages,
        members: MemberMessages,
        announcer: Announcer,
        panels: OpenPanels,
        news: Mapping[str, Bring],
        store: Store,
    ) -> None:
        self._news, self._store = news, store
        self._tables, self._publisher, self._panels = tables, publisher, panels
        self._turns, self._members, self._announcer = turns, members, announcer

    async def deliver(self, due: NoticeRow) -> None:
        """Deliver a notice; whoever delivers it also drops it.

        Raises TryLater, QuietHours, Needless, and the errors of loading a table.
        """
        if due.match_id is None:
            raise UnknownMatch("")
        match read(due):
            case Board():
                await self._publisher.edit(due)
                await self._panels.refresh(due.match_id)
            case Fresh():
                await self._publisher.show(due, self._panels.in_view)
                await self._panels.refresh(due.match_id)
            case Old() as old:
                await self._publisher.delete_old(due, old)
            case News(of, user):
                await self._news.get(of, self._drop)(due, user)
            case told:
                table = await self._tables.load(due.match_id)
                if table.elsewhere:
                    raise Needless(due.kind)
                await self._tell(due, table, told)

    async def _drop(self, due: NoticeRow, _: int) -> None:
        """Drop a notice whose feature is not installed."""
        await self._store.commit([changes.DropNotice(due.id)])

    async def _tell(
        self,
        due: NoticeRow,
        table: Table,
        notice: Told,
    ) -> None:
        match notice:
            case Alarmed():
                await self._members.alarm(due, table, notice)
            case Announced() | Gathered():
                await self._announcer.announce(due, table, notice)
            case Ballot(seat):
                await self._members.ballot(due, table, seat)
            case Hand():
                await self._turns.hand(due, table, notice)
            case Passed():
                await self._turns.close(due, table, notice)
            case Settled():
                await self._members.close(due, table, notice)
            case Turn(seat):
                await self._turns.turn(due, table, seat)
            case Whispered():
                await self._members.whisper(due, table, notice)
            case Word():
                await self._members.word(due, table, notice)
            case _:
                assert_never(notice)
