"""Deletes obsolete messages, such as boards that stand elsewhere now."""

from bot.delivery.outbox import Needless, TryLater
from bot.delivery.parts import Parts
from bot.discord_io.courier import DeliveryError, Fate
from bot.store import changes, records
from bot.store.errors import UnknownMatch
from bot.table.notices import Old

FORBIDDEN_PAUSE = 300.0
"""Seconds between checks whether the bot may post in a channel. A check makes no request."""


class OldMessages:
    """Deletes obsolete messages."""

    def __init__(self, parts: Parts) -> None:
        self._service, self._renderer, self._courier = parts.service, parts.renderer, parts.courier

    async def delete(self, notice: records.NoticeRow, old: Old) -> None:
        """Delete an obsolete message; if that fails, replace it by a message without buttons.

        Raises Needless; TryLater, for example while the bot lacks the permission for both.
        """
        assert notice.match_id is not None
        row = await self._service.store.match(notice.match_id)
        if row is None:
            raise UnknownMatch(notice.match_id)
        if row.guild == records.NO_SERVER:
            raise Needless(notice.kind)
        if not self._courier.may_see(row.guild, old.channel):
            raise TryLater("the channel is closed to us", FORBIDDEN_PAUSE)
        try:
            await self._courier.delete(old.channel, old.message)
        except DeliveryError as fault:
            if fault.fate is Fate.LATER:
                raise TryLater(str(fault), fault.after) from fault
            if fault.fate is not Fate.MESSAGE_GONE:
                await self._retire(row, old)
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _retire(self, row: records.MatchRow, old: Old) -> None:
        """Replace a board that cannot be deleted by a message without buttons. Raises TryLater."""
        try:
            retired = await self._renderer.moved_board(row)
            await self._courier.edit(old.channel, old.message, retired)
        except DeliveryError as fault:
            if fault.fate in (Fate.FORBIDDEN, Fate.ARCHIVED, Fate.LATER):
                raise TryLater(str(fault), fault.after) from fault
