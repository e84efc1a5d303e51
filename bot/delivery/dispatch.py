"""Routes each notice to the class that delivers its kind."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import assert_never

from bot.delivery.announcements import Announcer
from bot.delivery.boards import Publisher
from bot.delivery.deliveries import Deliverer
from bot.delivery.member_messages import MemberMessages
from bot.delivery.old_messages import OldMessages
from bot.delivery.open_panels import OpenPanels
from bot.delivery.outbox import Needless
from bot.delivery.parts import Parts
from bot.delivery.turn_messages import TurnMessages
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.records import NoticeRow
from bot.table import notices as n
from bot.table.table import Table

Bring = Callable[[NoticeRow, int], Awaitable[None]]
"""Delivers a feature's notice to the user with this id. Raises DeliveryError, QuietHours."""


class Dispatch:
    """Passes each notice to the class that delivers its kind, and drops the notice.

    Boards and old messages are dropped where they are delivered, with what is stored about them.
    `news` has the functions that deliver notices of features, by `News.of`.
    """

    def __init__(
        self, parts: Parts, publisher: Publisher, panels: OpenPanels, news: Mapping[str, Bring]
    ) -> None:
        self._service, self._publisher, self._panels = parts.service, publisher, panels
        deliverer, self._announcer, self._news = Deliverer(parts), Announcer(parts), news
        self._members, self._old = MemberMessages(parts, deliverer), OldMessages(parts)
        self._turns = TurnMessages(parts, deliverer)

    async def deliver(self, due: NoticeRow) -> None:
        """Deliver a notice, and drop it.

        Raises DeliveryError, TryLater, QuietHours, Needless, and the errors of loading a table.
        """
        if due.match_id is None:
            raise UnknownMatch("")
        done: Sequence[changes.Change] = ()
        match n.read(due):
            case n.Board():
                await self._publisher.edit(due)
                await self._panels.refresh(due.match_id)
                return
            case n.Fresh():
                await self._publisher.show(due, self._panels.in_view)
                await self._panels.refresh(due.match_id)
                return
            case n.Old() as old:
                await self._old.delete(due, old)
                return
            case n.News(of, user):
                if of not in self._news:  # its feature is not installed
                    raise Needless(of)
                await self._news[of](due, user)
            case notice:
                table = await self._service.tables.load(due.match_id)
                if table.elsewhere:
                    raise Needless(due.kind)
                done = await self._tell(due, table, notice)
        await self._service.store.commit([changes.DropNotice(due.id), *done])
        if any(isinstance(one, changes.AddNotice) for one in done):
            self._service.wake()

    async def _tell(
        self, due: NoticeRow, table: Table, notice: n.AtTable
    ) -> Sequence[changes.Change]:
        """Deliver a notice about a table; returns the changes to commit."""
        match notice:
            case n.Alarmed():
                return await self._members.alarm(due, table, notice)
            case n.Announced() | n.Gathered():
                return await self._announcer.announce(due, table, notice)
            case n.Ballot():
                return await self._members.ballot(due, table, notice)
            case n.Hand():
                return await self._turns.hand(due, table, notice)
            case n.Passed():
                return await self._turns.close(table, notice)
            case n.Settled():
                return await self._members.close(due, table, notice)
            case n.Turn():
                return await self._turns.turn(due, table, notice)
            case n.Whispered():
                return await self._members.whisper(due, table, notice)
            case n.Word():
                return await self._members.word(due, table, notice)
            case _:
                assert_never(notice)
