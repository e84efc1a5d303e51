"""Tells members that it is their turn, and what else concerns them: by DM, or by a mention.

A turn is told once. Its DM carries the private panel itself; with DMs closed or unwanted a
mention in the channel says where the panel is. A hand never falls back to public.

Each turn has its own DM, as only a new message notifies; it is edited in place until the turn is
over, and taken away a moment after that of the next turn is there. One whose turn was played for
its member, by the clock or the autopilot, says so at once, and stays as that. A click on it answers
by that edit, which costs nothing more. What happens elsewhere, by the door of the board, by typing
or by others, reaches it by one edit when things have been at rest for a minute, and not at all if
the turn is over by then: so an action makes no more than two requests, and one that ends a turn
four.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.delivery.outbox import delivering
from bot.delivery.renderer import Renderer
from bot.delivery.turn_mentions import TurnMentions
from bot.discord_io.courier import Courier, Fate, Undelivered
from bot.discord_io.layout import Rendered, message
from bot.language.speech import Speech, title
from bot.members.preferences import Members, MemberSettings, Notify
from bot.play.actions import Service
from bot.play.seats import Seats
from bot.presentation.buttons import answer_label
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.panel import Button, Link, Panel
from bot.presentation.status import named
from bot.presentation.vote import ROLE, ballot, ballot_role, settled
from bot.store import changes, records
from bot.table.notices import (
    LAST,
    Alarmed,
    Passed,
    Settled,
    Whispered,
    Word,
    hand_notice,
    hand_role,
    old_message,
)
from bot.table.table import Table
from engine.core.events import seen
from engine.core.match import events_of
from engine.core.words import seat_name, words

HURRIES = frozenset({"word-remind", "word-nudge", LAST})
"""Words that are void when their member has moved: quiet hours may hold them back for long."""

Shown = Callable[[Speech, str | None], Awaitable[Rendered]]
"""The direct message for a member, with a way to the board."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """What a notice has for the member of a seat.

    `mention` is how it is said publicly, if it may be, with the button `door`; the message is kept
    in the `role`, if it has one: in direct messages alone, if it is `private`.
    """

    notice: records.NoticeRow
    table: Table
    seat: int
    shown: Shown
    mention: str | None
    role: str = ""
    private: bool = False
    door: Button | None = None

    @property
    def user(self) -> int:
        """The member."""
        user = self.table.row.seats[self.seat].user
        assert user is not None
        return user

    def kept(self, channel: int, sent: int, *, private: bool) -> list[changes.Change]:
        """Where the message stands now, if that is to be kept."""
        if not self.role or (self.private and not private):
            return []
        revision = self.table.match.revision
        message = records.Posted(self.table.id, self.role, channel, sent, revision)
        shown = hand_notice(self.table.row, self.seat, 0.0).notice
        return [changes.PutMessage(message), *([changes.DropNotice(shown.id)] if private else [])]


def _answers(table: Table, seat: int, facts: Sequence[Any], speech: Speech) -> list[Button]:
    """Buttons for what of these facts may still be answered by the seat."""
    if table.over or table.paused:
        return []
    menus = Menus(table.match, table.id, seat, speech)
    told = map(table.match.game.headline, facts)
    ways = [path for one in told if one for who, path in one.answers if who == seat]
    return [button for button in map(menus.shortcut, ways) if button is not None]


def _waits(table: Table, seat: int | None, hurry: str) -> bool:
    """Whether the game still waits for the member of a seat, as a word to hurry says."""
    if seat is None or seat not in table.missing or table.automatic(seat):
        return False
    return hurry != LAST or table.awaited == (seat,)


class MemberMessages:
    """Delivers turns, and words to members."""

    def __init__(
        self,
        service: Service,
        renderer: Renderer,
        courier: Courier,
        members: Members,
        seats: Seats,
        mentions: TurnMentions,
    ) -> None:
        self._service, self._renderer, self._mentions = service, renderer, mentions
        self._courier, self._members, self._seats = courier, members, seats

    async def turn(self, notice: records.NoticeRow, table: Table, seat: int) -> None:
        """Tell a member about their turn, unless it has passed. Raises TryLater."""
        if seat not in table.missing or table.automatic(seat):
            await self._service.store.commit([changes.DropNotice(notice.id)])
            return

        async def hand(speech: Speech, link: str | None) -> Rendered:
            return await self._renderer.opened(table, seat, speech, link=link)

        role = hand_role(table.row.seats[seat].user or 0)
        mention = self._mentions.mention(table, seat)
        await self._carry(Delivery(notice, table, seat, hand, mention, role, private=True))

    async def hand(self, notice: records.NoticeRow, table: Table, seat: int) -> None:
        """Bring the hand that was sent up to date while it is the member's turn, and at the end.

        Raises TryLater. Where it was deleted, the board has a door to it.
        """
        store, user = self._service.store, table.row.seats[seat].user
        sent = None
        if user is not None and (table.over or seat in table.missing):
            sent = (await store.messages(table.id)).get(hand_role(user))
        done: list[changes.Change] = [changes.DropNotice(notice.id)]
        if user is not None and sent is not None and not table.automatic(seat):
            speech = table.speech((await self._members.read(user)).locale)
            link = await self._renderer.link(table)
            shown = await self._renderer.seat(table, seat, speech, link=link)
            with delivering(notice):
                done += await self._renewed(notice, table, sent, user, shown)
        await store.commit(done)

    async def _renewed(
        self,
        notice: records.NoticeRow,
        table: Table,
        sent: records.Posted,
        user: int,
        shown: Rendered,
    ) -> list[changes.Change]:
        """Show a hand where it was sent; anew, where that is too old to be edited once more."""
        try:
            await self._courier.edit(sent.channel, sent.message, shown)
        except Undelivered as fault:
            if fault.fate is not Fate.TOO_OLD:
                raise
            channel, message = await self._courier.direct(user, shown, notice.nonce)
            moved = replace(sent, channel=channel, message=message)
            return [
                changes.PutMessage(moved),
                old_message(table.row, sent, self._service.now()),
            ]
        return []

    async def passed(self, notice: records.NoticeRow, table: Table, hand: Passed) -> None:
        """Close a hand that has no choices any more. Raises TryLater."""
        speech, link = self._renderer.speech(table), await self._renderer.link(table)
        user = None if hand.seat is None else table.row.seats[hand.seat].user
        if user is not None:
            speech = table.speech((await self._members.read(user)).locale)
        rows = ((Link(link, speech.say("button-board")),),) if link else ()
        said = speech.say(hand.say, game=title(table.row.game))
        shown = message(Panel((said,), rows))
        done: list[changes.Change] = [changes.DropNotice(notice.id)]
        with delivering(notice):
            try:
                await self._courier.edit(hand.channel, hand.message, shown)
            except Undelivered as fault:
                if fault.fate is not Fate.TOO_OLD:
                    raise
                stood = records.Posted(table.id, "", hand.channel, hand.message, 0)
                done.append(old_message(table.row, stood, self._service.now()))
        await self._service.store.commit(done)

    async def word(self, notice: records.NoticeRow, table: Table, word: Word) -> None:
        """Say one sentence to a member, or to everybody. Raises TryLater."""
        named = {name: seat_name(seat) for name, seat in word.named.items()}
        what = words(word.say, game=title(table.row.game), **named, **word.given)
        seat, aloud = word.seat, self._renderer.speech(table)(what)
        if word.say in HURRIES and not _waits(table, seat, word.say):
            await self._service.store.commit([changes.DropNotice(notice.id)])
            return
        if seat is None:
            await self._aloud(notice, table, aloud)
            return
        user = table.row.seats[seat].user
        mention = f"<@{user}>: {aloud}" if word.public else None

        async def said(speech: Speech, link: str | None) -> Rendered:
            rows = ((Link(link, speech.say("button-board")),),) if link else ()
            return message(Panel((speech(what),), rows))

        await self._carry(Delivery(notice, table, seat, said, mention))

    async def alarm(self, notice: records.NoticeRow, table: Table, alarmed: Alarmed) -> None:
        """Call a member for what threatens them, as far as it still does. Raises TryLater."""
        seat, game = alarmed.seat, title(table.row.game)
        stand = [one for one in table.alarms if one.key in alarmed.alarms and seat in one.threatens]
        if not stand or table.automatic(seat):
            await self._service.store.commit([changes.DropNotice(notice.id)])
            return

        def lines(speech: Speech) -> str:
            told = [speech.say("alarm", what=one.told) for one in stand]
            return "\n".join([*told, f"-# {speech(game)}"])

        async def said(speech: Speech, link: str | None) -> Rendered:
            rows = ((Link(link, speech.say("button-board")),),) if link else ()
            return message(Panel((lines(speech),), rows))

        aloud = lines(self._renderer.speech(table))
        mention = f"<@{table.row.seats[seat].user}>: {aloud}"
        await self._carry(Delivery(notice, table, seat, said, mention))

    async def whisper(self, notice: records.NoticeRow, table: Table, whispered: Whispered) -> None:
        """Tell a member what nobody else may know was said: by DM, never in the channel.

        Without DMs it stands in the member's private panel alone. Raises TryLater.
        """
        seat, game = whispered.seat, table.match.game
        facts = seen(events_of(game).load(whispered.facts), seat)

        async def said(speech: Speech, link: str | None) -> Rendered:
            lines = [speech(game.text.fact(fact)) for fact in facts]
            lines.append(f"-# {speech.say('word-whisper', game=title(game.name))}")
            row: list[Button | Link] = [*_answers(table, seat, facts, speech)]
            if link:
                row.append(Link(link, speech.say("button-board")))
            return message(Panel(("\n".join(lines),), (tuple(row),) if row else ()))

        await self._carry(Delivery(notice, table, seat, said, None))

    async def ballot(self, notice: records.NoticeRow, table: Table, seat: int) -> None:
        """Ask a member whether they agree, unless that is settled. Raises TryLater."""
        proposal = None if table.over else table.state.proposal
        if proposal is None or seat in (*proposal.agreed, *proposal.against):
            await self._service.store.commit([changes.DropNotice(notice.id)])
            return
        store, public = self._service.store, self._renderer.speech(table)

        async def asked(speech: Speech, link: str | None) -> Rendered:
            return message(await ballot(store, table, proposal, seat, speech, link))

        who, game = seat_name(proposal.by), title(table.row.game)
        said = public.say("word-ask", who=who, game=game, asked=named(proposal))
        mention = f"<@{table.row.seats[seat].user}>: {said}"
        vote = CustomId(table.id, NO_SEAT, proposal.number, Verb.VOTE)
        door = Button(str(vote), answer_label(proposal, public))
        role = ballot_role(seat)
        await self._carry(Delivery(notice, table, seat, asked, mention, role, door=door))

    async def settled(self, notice: records.NoticeRow, table: Table, told: Settled) -> None:
        """Say in the messages that asked for it how a proposal was settled. Raises TryLater."""
        for role, asked in (await self._service.store.messages(table.id)).items():
            if not role.startswith(ROLE):
                continue
            speech = self._renderer.speech(table)
            user = table.row.seats[int(role.removeprefix(ROLE))].user
            if asked.channel != table.row.channel and user is not None:
                speech = table.speech((await self._members.read(user)).locale)
            shown = message(settled(table, told.proposal, told.how, speech))
            with delivering(notice):
                await self._courier.edit(asked.channel, asked.message, shown)
            await self._service.store.commit([changes.DropMessage(table.id, role)])
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _aloud(self, notice: records.NoticeRow, table: Table, text: str) -> None:
        with delivering(notice):
            await self._courier.post(table.row.channel, message(Panel((text,))), notice.nonce)
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _carry(self, delivery: Delivery) -> None:
        """Carry it by the way the member likes, when they like to hear."""
        notice = delivery.notice
        done: list[changes.Change] = [changes.DropNotice(notice.id)]
        if delivery.table.row.seats[delivery.seat].user is not None:
            settings = await self._members.read(delivery.user)
            wake = settings.quiet_until(self._service.now())
            if wake is not None:
                await self._service.store.commit([changes.DelayNotice(notice.id, wake)])
                return
            with delivering(notice):
                done += await self._tell(delivery, settings)
        await self._service.store.commit(done)
        if any(isinstance(change, changes.AddNotice) for change in done):
            self._service.wake()

    async def _tell(self, delivery: Delivery, settings: MemberSettings) -> list[changes.Change]:
        """By DM, else by a mention; closed DMs are tried again when the member joins a table."""
        how, left = settings.notify, False
        if how is Notify.NONE:
            return []
        if how is Notify.DM and not settings.told_closed:
            try:
                return await self._by_dm(delivery)
            except Undelivered as fault:
                if fault.fate is Fate.LATER:
                    raise
                left = fault.fate is Fate.LEFT
        guild = delivery.table.row.guild
        if delivery.table.solo or not self._courier.belongs_to(guild):
            return []
        if left or not await self._courier.here_lately(guild, delivery.user):
            await self._seats.gone(delivery.table.id, delivery.seat)
        elif delivery.mention is not None:
            return await self._by_mention(delivery, delivery.mention, closed=how is Notify.DM)
        return []

    async def _by_dm(self, delivery: Delivery) -> list[changes.Change]:
        table = delivery.table
        speech = table.speech((await self._members.read(delivery.user)).locale)
        shown = await delivery.shown(speech, await self._renderer.link(table))
        earlier = (await self._service.store.messages(table.id)).get(delivery.role)
        channel, sent = await self._courier.direct(delivery.user, shown, delivery.notice.nonce)
        kept = delivery.kept(channel, sent, private=True)
        if delivery.private and earlier is not None and earlier.message != sent:
            kept.append(old_message(table.row, earlier, self._service.now()))
        return kept

    async def _by_mention(
        self, delivery: Delivery, mention: str, *, closed: bool
    ) -> list[changes.Change]:
        table, user = delivery.table, delivery.user
        speech = self._renderer.speech(table)
        lines = [mention]
        settings = await self._members.read(user)
        if closed and not settings.told_closed:
            lines.append(speech.say("turn-closed"))
            await self._members.change(
                user, lambda now: now.model_copy(update={"told_closed": True})
            )
        link = await self._renderer.link(table)
        way = Link(link, speech.say("button-board")) if link else None
        buttons = tuple(button for button in (delivery.door, way) if button is not None)
        shown = message(Panel(("\n".join(lines),), (buttons,) if buttons else ()))
        channel, nonce = table.row.channel, delivery.notice.nonce
        sent = await self._courier.post(channel, shown, nonce, (user,))
        return delivery.kept(channel, sent, private=False)
