"""Tells members that it is their turn: once, by DM with their hand, or by a mention.

A DM carries the private panel itself, so it is the only one notified; with DMs closed or unwanted a
mention in the channel says where the panel is. A hand never falls back to public.
"""

from __future__ import annotations

import json

from bot.boards import private
from bot.discord_ui.courier import Courier, Fate, Undelivered
from bot.discord_ui.layout import message
from bot.members import Members, Notify
from bot.outbox import TryLater
from bot.panel import Link, Panel
from bot.publisher import FORBIDDEN_TRIES, Publisher
from bot.service import Service
from bot.speech import title
from bot.store import changes, records
from bot.tables import Table


def hand_role(user: int) -> str:
    """The role of the message that shows a member's hand."""
    return f"hand:{user}"


class Notifier:
    """Delivers turns."""

    def __init__(
        self, service: Service, publisher: Publisher, courier: Courier, members: Members
    ) -> None:
        self._service, self._publisher = service, publisher
        self._courier, self._members = courier, members

    async def deliver(self, parcel: records.Parcel) -> None:
        """Tell a member about their turn, unless it has passed. Raises TryLater."""
        assert parcel.match is not None
        seat = int(json.loads(parcel.payload)["seat"])
        table = await self._service.tables.load(parcel.match)
        user = table.row.seats[seat].user
        done: list[changes.Change] = [changes.DropParcel(parcel.id)]
        if user is not None and seat in table.missing and not table.automatic(seat):
            settings = await self._members.read(user)
            wake = settings.quiet_until(self._service.now())
            if wake is not None:
                await self._service.store.commit([changes.DelayParcel(parcel.id, wake)])
                return
            try:
                done += await self._tell(table, seat, user, settings.notify, parcel)
            except Undelivered as fault:
                if fault.fate is Fate.LATER and parcel.attempts < FORBIDDEN_TRIES:
                    raise TryLater(str(fault)) from fault
        await self._service.store.commit(done)

    async def _tell(
        self, table: Table, seat: int, user: int, how: Notify, parcel: records.Parcel
    ) -> list[changes.Change]:
        if how is Notify.NONE:
            return []
        if how is Notify.DM:
            try:
                return [await self._by_dm(table, seat, user, parcel)]
            except Undelivered as fault:
                if fault.fate is Fate.LATER:
                    raise
        await self._by_mention(table, user, closed=how is Notify.DM, parcel=parcel)
        return []

    async def _by_dm(
        self, table: Table, seat: int, user: int, parcel: records.Parcel
    ) -> changes.Change:
        speech = table.speech((await self._members.read(user)).locale)
        panel = private(table, seat, speech, link=await self._publisher.link(table))
        shown = await self._publisher.private(panel, table)
        channel, sent = await self._courier.direct(user, shown, parcel.nonce)
        role = hand_role(user)
        hand = records.Message(table.id, role, channel, sent, table.match.revision)
        return changes.PutMessage(hand)

    async def _by_mention(
        self, table: Table, user: int, *, closed: bool, parcel: records.Parcel
    ) -> None:
        speech = self._publisher.speech(table)
        game = title(table.row.game)
        lines = [speech.say("turn-mention", who=f"<@{user}>", game=game)]
        settings = await self._members.read(user)
        if closed and not settings.told_closed:
            lines.append(speech.say("turn-closed"))
            told = settings.model_copy(update={"told_closed": True})
            await self._members.write(user, told)
        link = await self._publisher.link(table)
        rows = ((Link(link, speech.say("button-board")),),) if link else ()
        shown = message(Panel(("\n".join(lines),), rows))
        await self._courier.post(table.row.channel, shown, parcel.nonce, mention=user)
