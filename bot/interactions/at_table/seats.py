"""Commands of a running table: offer a seat, change the host, move the game to a channel."""

import re

import discord
import structlog

from bot.discord_io.answer import Answer
from bot.discord_io.courier import DeliveryError
from bot.interactions.base import Base
from bot.language.speech import Speech, plain, safe, safe_name, title
from bot.members.preferences import Notify
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.panel import Button, Panel, Style
from bot.store import changes, records
from bot.table.notices import offer_role
from bot.table.permissions import hosts, seat_of
from bot.table.refusals import Refused
from bot.table.state import Offer
from bot.table.table import Table
from engine.core.words import words

log = structlog.get_logger()

TYPED = re.compile(r"\s*(\d{1,2})\b.*", re.ASCII | re.DOTALL)
OFFERS = 20
"""Maximum offers stored per member; the oldest are dropped first."""


def seat_names(table: Table, speech: Speech) -> list[str]:
    """The suggestion for each seat of a table: its number from 1, and its player's name."""
    names = [seat.name or speech.say("somebody") for seat in table.row.seats]
    return [f"{at + 1}. {plain(name)}" for at, name in enumerate(names)]


def seat_typed(table: Table, typed: str) -> int:
    """The number of the seat whose suggestion (`seat_names`) or player's name was typed.

    Raises Refused if there is no such seat.
    """
    names = [plain(seat.name).casefold() for seat in table.row.seats]
    if names.count(name := plain(typed).casefold()) == 1:
        return names.index(name)
    form = TYPED.fullmatch(typed)
    if form is None or not 1 <= int(form[1]) <= len(table.row.seats):
        raise Refused(words("refused-seat", typed=safe(typed)))
    return int(form[1]) - 1


class Seating:
    """Offers seats, changes hosts, and moves tables."""

    def __init__(self, base: Base) -> None:
        self._service, self._renderer, self._seats = base.service, base.renderer, base.seats
        self._members, self._mentions, self._courier = base.members, base.mentions, base.courier

    async def offer(self, answer: Answer, table: Table, to: discord.Member, typed: str) -> None:
        """Offer the `typed` seat, by default the member's own, to a member without a seat.

        Posts the offer in the game's channel. Raises Refused, for example if the seat is neither
        the member's own nor, as host, that of an AI.
        """
        user = answer.interaction.user
        seat = seat_typed(table, typed) if typed else seat_of(table, user.id)
        if to.bot or table.seat_of(to.id) is not None:
            raise Refused(words("invite-bot" if to.bot else "lobby-invited-already"))
        offer = await self._mentions.within_limit(
            user.id, lambda counted: self._seats.offer(table.id, user.id, seat, counted)
        )
        notify = await self._remember(to.id, f"{table.id}:{seat}:{offer.number}")
        speech = answer.speech
        await answer.whisper(speech.say("seat-offered"))
        try:
            posted = await self._courier.post(
                table.row.channel,
                await self._offer_message(table, offer, to, user),
                f"o{table.id}.{offer.number}.{seat}",
                mentions=() if notify is Notify.NONE else (to.id,),
            )
        except DeliveryError as fault:
            log.warning("offer_not_announced", why=str(fault))
            return
        role, row = offer_role(user.id, to.id, offer.number), table.row
        place = records.PostedMessage(row.id, role, row.channel, posted, row.revision)
        await self._service.store.commit([changes.PutMessage(place)])

    async def _offer_message(
        self,
        table: Table,
        offer: Offer,
        to: discord.Member,
        by: discord.Member | discord.User,
    ) -> Panel:
        """The public message that offers a seat, with the button to take it."""
        speech = await self._renderer.languages.speech(table)
        text = speech.say(
            "seat-offer",
            who=to.mention,
            game=title(table.row.game),
            until=f"<t:{offer.until:.0f}:R>",
            **{"from": safe_name(by.display_name) or speech.say("somebody")},
        )
        where = CustomId(table.id, offer.seat, offer.number, Verb.TAKE)
        take = Button(str(where), speech.say("button-take"), Style.GOOD)
        return Panel((text,), ((take,),))

    async def host(self, answer: Answer, table: Table, to: discord.Member) -> None:
        """Make another member of the table its host. Raises Refused."""
        if (seat := table.seat_of(to.id)) is None:
            raise Refused(words("host-not-seated", who=to.mention))
        after = await self._seats.hand_over(table.id, answer.user, seat)
        speech = after.speech(answer.speech.locale)
        await answer.whisper(speech.say("host-done", who=speech.names[seat]))

    async def movable(self, user: int, guild: int | None) -> list[records.MatchRow]:
        """The running and paused games on a server that a member plays and may move as host."""
        rows = await self._service.store.matches_of(user)
        running = (records.Status.RUNNING, records.Status.PAUSED)
        return [
            row for row in rows if row.guild == guild and hosts(row, user) and row.status in running
        ]

    async def move(self, answer: Answer, chosen: str) -> None:
        """Move a game to this channel: the one with the id `chosen`, by default the latest.

        Raises Refused if the member may move no such game (`movable`).
        """
        interaction = answer.interaction
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        rows = await self.movable(interaction.user.id, interaction.guild_id)
        wanted = [row for row in rows if row.id == chosen] if chosen else rows[:1]
        if not wanted:
            raise Refused(words("move-none"))
        await self._seats.move(
            wanted[0].id, interaction.user.id, interaction.guild_id, interaction.channel_id
        )
        speech = answer.speech
        await answer.whisper(speech.say("move-done"))

    async def _remember(self, user: int, offer: str) -> Notify:
        """Store an offer in the settings of the member it is for; returns how they are notified."""
        _, after = await self._members.change(
            user, lambda now: now.model_copy(update={"offers": (*now.offers, offer)[-OFFERS:]})
        )
        return after.notify
