"""Sends members messages other than their turns: sentences, alarms, secrets, ballots."""

from collections.abc import Sequence
from typing import Any

from bot.delivery.deliveries import Deliverer, Delivery
from bot.delivery.outbox import Needless, is_retried
from bot.delivery.parts import Parts
from bot.discord_io.courier import DeliveryError
from bot.language.speech import Speech, title
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.panel import Button, Panel
from bot.presentation.panels.buttons import answer_label
from bot.presentation.panels.vote import ROLE, ballot, ballot_role, vote_result
from bot.presentation.status import proposal_words
from bot.runtime import features
from bot.store import changes, records
from bot.table.features import Hurry
from bot.table.notices import (
    LAST,
    NONCE,
    Alarmed,
    Ballot,
    Settled,
    Whispered,
    Word,
    old_message,
    reminder_role,
)
from bot.table.proposals import has_voted
from bot.table.table import Table
from engine.core.events import seen
from engine.core.match import events_of
from engine.core.words import seat_name, words

REMINDERS = ("word-remind", "word-remind-by-rule", "word-remind-by-order", "word-remind-or-lose")
HURRIES = frozenset({*REMINDERS, LAST})
"""Message ids of sentences that are dropped once their member has moved.

Quiet hours may delay them until then.
"""


def _hurries(sentence: str) -> bool:
    """Whether a sentence is dropped once its member has moved; features add to `HURRIES`."""
    return sentence in HURRIES or Hurry(sentence) in features.contributions("deed", Hurry)


def _answers(table: Table, seat: int, facts: Sequence[Any], speech: Speech) -> tuple[Button, ...]:
    """Buttons for the choices by which the seat can still answer these facts."""
    if table.over or table.paused:
        return ()
    menus = Menus(table.match, table.id, seat, speech)
    headlines = map(table.match.game.headline, facts)
    ways = [path for one in headlines if one for who, path in one.answers if who == seat]
    return tuple(button for button in map(menus.shortcut, ways) if button is not None)


def _waits(table: Table, seat: int | None, hurry: str) -> bool:
    """Whether the game still waits for the member of a seat, so that a reminder is not outdated.

    For the message `LAST`, the game must wait for no other seat.
    """
    if seat is None or seat not in table.missing or table.automatic(seat):
        return False
    return hurry != LAST or table.awaited == (seat,)


class MemberMessages:
    """Sends members messages other than their turns."""

    def __init__(self, parts: Parts, deliverer: Deliverer) -> None:
        self._service, self._renderer, self._deliverer = parts.service, parts.renderer, deliverer
        self._courier, self._members = parts.courier, parts.members

    async def word(
        self, notice: records.NoticeRow, table: Table, word: Word
    ) -> list[changes.Change]:
        """Send one sentence to a member or the channel; returns the changes to commit.

        Raises DeliveryError, QuietHours, Needless.
        """
        named = {name: seat_name(seat) for name, seat in word.named.items()}
        what = words(word.say, game=title(table.row.game), **named, **word.given)
        seat = word.seat
        hurries = _hurries(word.say)
        if hurries and not _waits(table, seat, word.say):
            raise Needless(notice.kind)
        if seat is None:
            public = await self._renderer.languages.speech(table)
            await self._courier.post(table.row.channel, Panel((public(what),)), notice.nonce)
            return []
        user = table.row.seats[seat].user

        def mention(speech: Speech) -> str:
            return f"<@{user}>: {speech(what)}"

        async def render(speech: Speech) -> Panel:
            return Panel((speech(what),))

        aloud = mention if word.public else None
        role = reminder_role(seat) if hurries else ""
        return await self._deliverer.deliver(
            Delivery(notice, table, seat, render, aloud, role, private=hurries)
        )

    async def alarm(
        self, notice: records.NoticeRow, table: Table, alarmed: Alarmed
    ) -> list[changes.Change]:
        """Alert a member to the alarms of a notice that still stand.

        Returns the changes to commit. Raises DeliveryError, QuietHours, Needless.
        """
        seat, game = alarmed.seat, title(table.row.game)
        stand = [one for one in table.alarms if one.key in alarmed.alarms and seat in one.threatens]
        if not stand or table.automatic(seat):
            raise Needless(notice.kind)

        def lines(speech: Speech) -> str:
            sentences = [speech.say("alarm", what=one.told_to(seat)) for one in stand]
            return "\n".join([*sentences, f"-# {speech(game)}"])

        async def render(speech: Speech) -> Panel:
            return Panel((lines(speech),))

        def mention(speech: Speech) -> str:
            return f"<@{table.row.seats[seat].user}>: {lines(speech)}"

        return await self._deliverer.deliver(Delivery(notice, table, seat, render, mention))

    async def whisper(
        self, notice: records.NoticeRow, table: Table, whispered: Whispered
    ) -> list[changes.Change]:
        """Tell a member secret facts by DM, never in the channel; returns the changes to commit.

        If DMs are closed, only the member's private panel shows them. Raises DeliveryError,
        QuietHours.
        """
        seat, game = whispered.seat, table.match.game
        facts = seen(events_of(game).load(whispered.facts), seat)

        async def render(speech: Speech) -> Panel:
            lines = [speech(game.text.fact(fact)) for fact in facts]
            lines.append(f"-# {speech.say('word-whisper', game=title(game.name))}")
            row = _answers(table, seat, facts, speech)
            return Panel(("\n".join(lines),), (row,) if row else ())

        return await self._deliverer.deliver(Delivery(notice, table, seat, render, None))

    async def ballot(
        self, notice: records.NoticeRow, table: Table, asked: Ballot
    ) -> list[changes.Change]:
        """Ask a member to vote on the open proposal; returns the changes to commit.

        Raises DeliveryError, QuietHours, and Needless if there is none or the member has voted.
        """
        seat = asked.seat
        proposal = None if table.over else table.state.proposal
        if proposal is None or has_voted(proposal, seat):
            raise Needless(notice.kind)
        store, public = self._service.store, await self._renderer.languages.speech(table)

        async def render(speech: Speech) -> Panel:
            return await ballot(store, table, proposal, seat, speech)

        who, game = seat_name(proposal.by), title(table.row.game)

        def mention(speech: Speech) -> str:
            sentence = speech.say("word-ask", who=who, game=game, asked=proposal_words(proposal))
            return f"<@{table.row.seats[seat].user}>: {sentence}"

        vote = CustomId(table.id, NO_SEAT, proposal.number, Verb.VOTE)
        button = Button(str(vote), answer_label(proposal, public))
        role = ballot_role(seat)
        return await self._deliverer.deliver(
            Delivery(notice, table, seat, render, mention, role, button=button)
        )

    async def close(
        self, notice: records.NoticeRow, table: Table, content: Settled
    ) -> list[changes.Change]:
        """Edit the ballots of a proposal to show the result. Raises DeliveryError.

        A ballot that is too old to edit is posted anew. Each is committed once it is shown.
        """
        for role, place in (await self._service.store.messages(table.id)).items():
            if not role.startswith(ROLE):
                continue
            speech = await self._renderer.languages.speech(table)
            user = table.row.seats[int(role.removeprefix(ROLE))].user
            if place.channel != table.row.channel and user is not None:
                speech = table.speech((await self._members.read(user)).locale)
            shown = vote_result(table, content.proposal, content.how, speech)
            done: list[changes.Change] = [changes.DropMessage(table.id, role)]
            try:
                if not await self._courier.edits(place.channel, place.message, shown):
                    done.append(old_message(table.row, place, self._service.now()))
                    nonce = f"{role}{notice.nonce}"[:NONCE]
                    await self._courier.post(place.channel, shown, nonce)
            except DeliveryError as fault:
                if is_retried(notice, fault):
                    raise
            await self._service.store.commit(done)
        self._service.wake()  # the outbox deletes them
        return []
