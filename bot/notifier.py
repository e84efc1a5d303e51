"""Tells members that it is their turn, and what else concerns them: by DM, or by a mention.

A turn is told once. Its DM carries the private panel itself; with DMs closed or unwanted a
mention in the channel says where the panel is. A hand never falls back to public.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from bot.discord_ui.courier import Courier, Fate, Undelivered
from bot.discord_ui.layout import message
from bot.members import Members, MemberSettings, Notify
from bot.outbox import TryLater
from bot.panel import Link, Panel
from bot.publisher import FORBIDDEN_TRIES, Call, Publisher
from bot.seats import Seats
from bot.service import Service
from bot.speech import Speech, title
from bot.store import changes, records
from bot.tables import Table
from bot.turns import Parcels
from engine.core.words import seat_name, words

Text = Callable[[Speech], str | None]
"""What a direct message says; None for the hand itself."""


def the_hand(speech: Speech) -> None:
    """No text: the hand itself is sent."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A parcel for the member of a seat; `mention` is how it is said publicly, if it may be."""

    parcel: records.Parcel
    table: Table
    seat: int
    user: int
    text: Text
    mention: str | None


def hand_role(user: int) -> str:
    """The role of the message that shows a member's hand."""
    return f"hand:{user}"


class Notifier:
    """Delivers turns, and words to members."""

    def __init__(
        self,
        service: Service,
        publisher: Publisher,
        courier: Courier,
        members: Members,
        seats: Seats,
    ) -> None:
        self._service, self._publisher = service, publisher
        self._courier, self._members, self._seats = courier, members, seats

    async def turn(self, parcel: records.Parcel) -> None:
        """Tell a member about their turn, unless it has passed. Raises TryLater."""
        assert parcel.match is not None
        seat = int(json.loads(parcel.payload)["seat"])
        table = await self._service.tables.load(parcel.match)
        if seat not in table.missing or table.automatic(seat):
            await self._service.store.commit([changes.DropParcel(parcel.id)])
            return
        await self._carry(parcel, table, seat, the_hand, self._mention(table, seat))

    async def calls(self, table: Table) -> list[Call]:
        """The turns that are told by a mention anyway: a new board carries it, where one is due.

        Whoever cannot be written to and has left the server loses their seat to the autopilot.
        """
        found = []
        for parcel in await self._service.store.parcels(table.id):
            if parcel.kind != Parcels.TURN:
                continue
            seat = int(json.loads(parcel.payload)["seat"])
            user = table.row.seats[seat].user
            if user is None or seat not in table.missing or table.automatic(seat):
                continue
            settings = await self._members.read(user)
            if not settings.mentioned or settings.quiet_until(self._service.now()) is not None:
                continue
            if await self._courier.here_lately(table.row.guild, user):
                found.append(Call(parcel.id, user, self._mention(table, seat)))
            else:
                await self._seats.gone(table.id, seat)
        return found

    def _mention(self, table: Table, seat: int) -> str:
        who, game = f"<@{table.row.seats[seat].user}>", title(table.row.game)
        return self._publisher.speech(table).say("turn-mention", who=who, game=game)

    async def word(self, parcel: records.Parcel) -> None:
        """Say one sentence to a member, or to everybody. Raises TryLater."""
        assert parcel.match is not None
        told = json.loads(parcel.payload)
        table = await self._service.tables.load(parcel.match)
        named = {name: seat_name(seat) for name, seat in told["named"].items()}
        what = words(told["say"], game=title(table.row.game), **named, **told["given"])
        seat, aloud = told["seat"], self._publisher.speech(table)(what)
        if seat is None:
            await self._aloud(parcel, table, aloud)
            return
        user = table.row.seats[seat].user
        mention = f"<@{user}>: {aloud}" if told["public"] else None
        await self._carry(parcel, table, seat, lambda speech: speech(what), mention)

    async def _aloud(self, parcel: records.Parcel, table: Table, text: str) -> None:
        try:
            await self._courier.post(table.row.channel, message(Panel((text,))), parcel.nonce)
        except Undelivered as fault:
            if fault.fate is Fate.LATER and parcel.attempts < FORBIDDEN_TRIES:
                raise TryLater(str(fault)) from fault
        await self._service.store.commit([changes.DropParcel(parcel.id)])

    async def _carry(
        self, parcel: records.Parcel, table: Table, seat: int, text: Text, mention: str | None
    ) -> None:
        """Carry it by the way the member likes, when they like to hear."""
        user = table.row.seats[seat].user
        done: list[changes.Change] = [changes.DropParcel(parcel.id)]
        if user is not None:
            settings = await self._members.read(user)
            wake = settings.quiet_until(self._service.now())
            if wake is not None:
                await self._service.store.commit([changes.DelayParcel(parcel.id, wake)])
                return
            errand = Errand(parcel, table, seat, user, text, mention)
            try:
                done += await self._tell(errand, settings)
            except Undelivered as fault:
                if fault.fate is Fate.LATER and parcel.attempts < FORBIDDEN_TRIES:
                    raise TryLater(str(fault)) from fault
        await self._service.store.commit(done)

    async def _tell(self, errand: Errand, settings: MemberSettings) -> list[changes.Change]:
        """By DM, else by a mention; closed DMs are tried again when the member joins a table."""
        how = settings.notify
        if how is Notify.NONE:
            return []
        if how is Notify.DM and not settings.told_closed:
            try:
                return await self._by_dm(errand)
            except Undelivered as fault:
                if fault.fate is Fate.LATER:
                    raise
        if not await self._courier.here_lately(errand.table.row.guild, errand.user):
            await self._seats.gone(errand.table.id, errand.seat)
        elif errand.mention is not None:
            await self._by_mention(errand, errand.mention, closed=how is Notify.DM)
        return []

    async def _by_dm(self, errand: Errand) -> list[changes.Change]:
        """Send the text, or the hand where there is none."""
        table = errand.table
        speech = table.speech((await self._members.read(errand.user)).locale)
        link = await self._publisher.link(table)
        text = errand.text(speech)
        if text is not None:
            rows = ((Link(link, speech.say("button-board")),),) if link else ()
            await self._courier.direct(
                errand.user, message(Panel((text,), rows)), errand.parcel.nonce
            )
            return []
        shown = await self._publisher.seat(table, errand.seat, speech, link=link)
        channel, sent = await self._courier.direct(errand.user, shown, errand.parcel.nonce)
        role = hand_role(errand.user)
        hand = records.Message(table.id, role, channel, sent, table.match.revision)
        return [changes.PutMessage(hand)]

    async def _by_mention(self, errand: Errand, mention: str, *, closed: bool) -> None:
        table, user = errand.table, errand.user
        speech = self._publisher.speech(table)
        lines = [mention]
        settings = await self._members.read(user)
        if closed and not settings.told_closed:
            lines.append(speech.say("turn-closed"))
            told = settings.model_copy(update={"told_closed": True})
            await self._members.write(user, told)
        link = await self._publisher.link(table)
        rows = ((Link(link, speech.say("button-board")),),) if link else ()
        shown = message(Panel(("\n".join(lines),), rows))
        await self._courier.post(table.row.channel, shown, errand.parcel.nonce, (user,))
