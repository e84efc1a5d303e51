"""Keeps the board in the channel as it should be: exactly one live message a match.

Draws the picture, falls back to words where drawing fails, edits where that is possible and posts
anew where it is not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import structlog

from bot.boards import board, happened, in_words, looking, private, viewer_of
from bot.discord_ui.answer import Answer
from bot.discord_ui.courier import Courier, Fate, Undelivered
from bot.discord_ui.layout import Message, message
from bot.discord_ui.limits import FILE_BYTES
from bot.locks import Locks
from bot.outbox import TryLater
from bot.panel import Panel
from bot.render.drawing import PictureFailed, Pictures
from bot.service import Played, Service
from bot.speech import Speech
from bot.standing import deadline_of
from bot.store import changes, records
from bot.tables import Table

log = structlog.get_logger()

FORBIDDEN_TRIES = 3
CLOCKS_DIFFER = 60.0
"""Seconds by which our clock may be ahead of Discord's."""
BOARD = "board"


class Publisher:
    """Shows tables in channels; `locale_of(guild)` is the language of a server."""

    def __init__(
        self,
        service: Service,
        pictures: Pictures,
        courier: Courier,
        locale_of: Callable[[int], str],
    ) -> None:
        self._service, self._pictures, self._courier = service, pictures, courier
        self._locale_of = locale_of
        self.lost: Callable[[str], Awaitable[None]] = _nobody_minds
        """Told of a larger table whose channel takes no board any more."""
        self._moving = Locks()

    def locale(self, guild: int) -> str:
        """The language of a server."""
        return self._locale_of(guild)

    def speech(self, table: Table) -> Speech:
        """How to speak of a table where everybody reads it."""
        return table.speech(self.locale(table.row.guild))

    async def message(self, table: Table, at: str = "", note: str = "") -> Message:
        """The board as a message. Raises StaleChoice if the menu `at` is not offered."""
        speech = self.speech(table)
        course = await self._service.courses.of(table) if table.over else None
        ends = await deadline_of(self._service.store, table)
        panel = board(table, speech, at, note, course, ends)
        picture = await self._picture(panel, table)
        if picture is None and panel.picture is not None:
            panel = _without_picture(panel, in_words(table, speech, viewer_of(table)))
        return message(panel, picture)

    async def seat(
        self,
        table: Table,
        seat: int,
        speech: Speech,
        at: str = "",
        note: str = "",
        link: str | None = None,
        look: str = "",
    ) -> Message:
        """A seat's own panel. Raises StaleChoice if the menu `at` or the sight is not offered."""
        ends = await deadline_of(self._service.store, table, seat)
        panel = private(table, seat, speech, at, note, link, ends, look)
        return await self.private(panel, table)

    async def private(self, panel: Panel, table: Table) -> Message:
        """A panel about a table with its picture, or without it where drawing fails."""
        return message(panel, await self._picture(panel, table))

    async def sight(
        self, table: Table, viewer: int | None, speech: Speech, look: str = ""
    ) -> Message:
        """Something to look at; where drawing fails, everything in words.

        Raises StaleChoice if it is not offered, Refused where there is nothing to look at.
        """
        panel = looking(table, viewer, speech, look)
        picture = await self._picture(panel, table)
        if picture is None:
            panel = _without_picture(panel, in_words(table, speech, viewer))
        return message(panel, picture)

    async def _picture(self, panel: Panel, table: Table) -> bytes | None:
        if panel.picture is None:
            return None
        try:
            drawn = await self._pictures.render(panel.picture.draw, panel.picture.scene)
        except PictureFailed as fault:
            log.error("picture_failed", match=table.id, fault=str(fault))
            return None
        if len(drawn) > FILE_BYTES:
            log.error("picture_too_large", match=table.id, bytes=len(drawn))
            return None
        return drawn

    async def deliver(self, parcel: records.Parcel) -> None:
        """Bring the board of the parcel's match up to date. Raises TryLater."""
        assert parcel.match is not None
        table = await self._service.tables.load(parcel.match)
        try:
            stands = await self._stand(table, parcel)
        except Undelivered as fault:
            await self._undelivered(parcel, fault)
            return
        played = Played(table, parcel.id)
        await self._service.published(played, table.row.channel, stands)

    async def post_anew(self, parcel: records.Parcel) -> None:
        """Post the board at the bottom; the old one loses its buttons. Raises TryLater."""
        assert parcel.match is not None
        table = await self._service.tables.load(parcel.match)
        store, channel = self._service.store, table.row.channel
        old = (await store.messages(table.id)).get(BOARD)
        try:
            here = old is not None and old.channel == channel
            if here and old is not None and old.revision == table.match.revision:
                await self._courier.edit(old.channel, old.message, await self.message(table))
                posted = old.message
            else:
                posted = await self._courier.post(channel, await self.message(table), parcel.nonce)
        except Undelivered as fault:
            await self._undelivered(parcel, fault)
            return
        shown = records.Message(table.id, BOARD, channel, posted, table.match.revision)
        await store.commit([changes.DropParcel(parcel.id), changes.PutMessage(shown)])
        if old is not None and old.message != posted:
            await self._retire(table, old)

    async def link(self, table: Table) -> str | None:
        """Where the board stands."""
        shown = (await self._service.store.messages(table.id)).get(BOARD)
        if shown is None:
            return None
        return f"https://discord.com/channels/{table.row.guild}/{shown.channel}/{shown.message}"

    def retired(self, table: Table) -> Message:
        """What is left in the place of a board that stands elsewhere now."""
        return message(Panel((self.speech(table).say("board-moved"),)))

    async def stands_elsewhere(self, table: Table, id: int) -> bool:  # noqa: A002
        """Whether another message than this one is known to be the board."""
        known = (await self._service.store.messages(table.id)).get(BOARD)
        return known is not None and known.message != id

    async def _retire(self, table: Table, old: records.Message) -> None:
        """Take the buttons of an old board away, or all of it where it is too old for that."""
        with suppress(Undelivered):
            try:
                await self._courier.edit(old.channel, old.message, self.retired(table))
            except Undelivered as fault:
                if fault.fate is not Fate.TOO_OLD:
                    raise
                await self._courier.delete(old.channel, old.message)

    async def show_now(self, played: Played) -> None:
        """Bring the board up to date after an action that was not a click on it."""
        if played.repeated or not played.table.solo:
            return
        table = played.table
        known = (await self._service.store.messages(table.id)).get(BOARD)
        if known is None:
            await self._service.publish_now(played)
            return
        note = happened(table, played.events, viewer_of(table), self.speech(table))
        try:
            shown = await self.message(table, note=note)
            await self._courier.edit(known.channel, known.message, shown)
        except Undelivered:
            await self._service.publish_now(played)
        else:
            await self._service.published(played, known.channel, known.message)

    async def move(self, answer: Answer, table: Table) -> None:
        """Answer with the board as a new message; the old one loses its buttons.

        One after the other: of two moves at once, the second retires the board of the first.
        """
        async with self._moving.of(table.id):
            old = (await self._service.store.messages(table.id)).get(BOARD)
            newest = await self._service.tables.get(table.id)
            posted = await answer.post(await self.message(newest))
            await self._service.published(Played(newest, ""), newest.row.channel, posted)
            if old is not None and old.message != posted:
                await self._retire(newest, old)

    async def _stand(self, table: Table, parcel: records.Parcel) -> int:
        """Edit the board that stands, or post it; the id of the message that shows it now."""
        channel, shown = table.row.channel, await self.message(table)
        known = (await self._service.store.messages(table.id)).get(BOARD)
        stands = await self._lost_board(table, parcel) if known is None else known.message
        if stands is not None and (known is None or known.channel == channel):
            try:
                await self._courier.edit(channel, stands, shown)
                return stands
            except Undelivered as fault:
                if fault.fate not in (Fate.MESSAGE_GONE, Fate.TOO_OLD):
                    raise
        posted = await self._courier.post(channel, shown, parcel.nonce)
        if known is not None:
            await self._retire(table, known)
        return posted

    async def _lost_board(self, table: Table, parcel: records.Parcel) -> int | None:
        """The first board, if it was posted by somebody who could no longer say so."""
        after = discord_id(parcel.created - CLOCKS_DIFFER)
        try:
            return await self._courier.find(table.row.channel, f"a1:{table.id}:", after)
        except Undelivered as fault:
            if fault.fate is not Fate.FORBIDDEN:
                raise
            return None

    async def _undelivered(self, parcel: records.Parcel, fault: Undelivered) -> None:
        """Drop what will never be taken. Raises TryLater for the rest."""
        forbidden = fault.fate is Fate.FORBIDDEN and parcel.attempts >= FORBIDDEN_TRIES
        if forbidden or fault.fate in (Fate.CHANNEL_GONE, Fate.REFUSED):
            log.warning("board_given_up", match=parcel.match, why=str(fault))
            await self._service.store.commit([changes.DropParcel(parcel.id)])
            assert parcel.match is not None
            table = await self._service.tables.load(parcel.match)
            if fault.fate is not Fate.REFUSED and not (table.solo or table.over):
                await self.lost(table.id)
            return
        raise TryLater(str(fault), fault.after)


async def _nobody_minds(match: str) -> None:
    """Nothing is done for a table whose channel is lost."""


def discord_id(seconds: float) -> int:
    """The least id Discord gives out at that time (documented: snowflakes)."""
    return (int(seconds * 1000) - 1_420_070_400_000) << 22


def _without_picture(panel: Panel, described: Panel) -> Panel:
    return replace(panel, text=(panel.text[0], *described.text[1:]), picture=None)
