"""Tells members that it is their turn, and updates or deletes those messages.

A turn is announced once. The DM contains the private panel (the hand). If DMs are closed or
unwanted, a mention in the channel says where the panel is. A hand is never shown publicly.

Each turn gets a new DM, as edits do not notify. The DM is edited in place during the turn, and
deleted after the DM of the next turn is sent. If the clock or the autopilot played the turn, the DM
is edited at once to say so.

A click on the DM edits it as its answer, without a further request. Actions elsewhere (at the
board, typed, by others) are debounced: one edit after a minute without actions, and none if the
next turn has begun by then. So an action makes at most two requests, one that ends a turn four, and
a turn played elsewhere one more.

A new reminder replaces the earlier one. The last one is deleted once its member has moved, and
during a pause.
"""

from bot.delivery.deliveries import Deliverer, Delivery
from bot.delivery.outbox import Needless, is_retried
from bot.delivery.parts import Parts
from bot.delivery.turn_mentions import turn_line
from bot.discord_io.courier import DeliveryError
from bot.discord_io.layout import Content, ReadyMessage, ready_message
from bot.language.speech import Speech, title
from bot.presentation.panel import Panel
from bot.presentation.shown import Shown
from bot.store import changes, records
from bot.table.notices import (
    Hand,
    Passed,
    Turn,
    hand_role,
    old_message,
    without_message,
    without_reminder,
)
from bot.table.table import Table


class TurnMessages:
    """Announces turns, and updates their messages."""

    def __init__(self, parts: Parts, deliverer: Deliverer) -> None:
        self._service, self._renderer = parts.service, parts.renderer
        self._courier, self._members, self._deliverer = parts.courier, parts.members, deliverer

    async def turn(
        self, notice: records.NoticeRow, table: Table, turn: Turn
    ) -> list[changes.Change]:
        """Tell a member about their turn; returns the changes to commit.

        Raises DeliveryError, QuietHours, and Needless if the turn has passed.
        """
        seat = turn.seat
        if seat not in table.missing or table.automatic(seat):
            raise Needless(notice.kind)

        async def hand(speech: Speech) -> ReadyMessage:
            return await self._renderer.seat_with_news(table, seat, speech)

        role = hand_role(table.row.seats[seat].user or 0)

        def mention(speech: Speech) -> str:
            return turn_line(table, seat, speech)

        return await self._deliverer.deliver(
            Delivery(notice, table, seat, hand, mention, role, private=True)
        )

    async def hand(
        self, notice: records.NoticeRow, table: Table, hand: Hand
    ) -> list[changes.Change]:
        """Update a hand that was sent, during its turn and after it.

        Leaves a hand that is newer than the notice, or was deleted: the board has a button for it.
        Deletes the reminder once the seat need not act. Returns the changes to commit. Raises
        DeliveryError in an outage.
        """
        user, done = table.row.seats[hand.seat].user, list[changes.Change]()
        posted = await self._service.store.messages(table.id)
        sent = None if user is None else posted.get(hand_role(user))
        if sent is not None and hand.revision is not None and sent.revision > hand.revision:
            sent = None
        if table.paused or hand.seat not in table.missing:
            done += without_reminder(table.row, posted, hand.seat, self._service.now())
        if user is not None and sent is not None and not table.automatic(hand.seat):
            settings = await self._members.read(user)
            seen = Shown(table, hand.seat, table.speech(settings.locale))
            shown = ready_message(await self._renderer.seat(seen), settings.client)
            is_current = table.over or hand.seat in table.missing
            try:
                done += await self._renew(notice, table, sent, user if is_current else None, shown)
            except DeliveryError as fault:
                if is_retried(notice, fault):
                    raise
        return done

    async def _renew(
        self,
        notice: records.NoticeRow,
        table: Table,
        sent: records.PostedMessage,
        user: int | None,
        shown: Content,
    ) -> list[changes.Change]:
        """Edit a hand to the content `shown`; returns the changes to commit.

        If the hand is too old for Discord to edit, it is deleted and, if `user` is given, sent anew
        to them. Raises DeliveryError.
        """
        if await self._courier.edits(sent.channel, sent.message, shown):
            return []
        now = self._service.now()
        if user is None:
            return without_message(table.row, sent, now)
        channel, message = await self._courier.direct(user, shown, notice.nonce)
        anew = changes.PutMessage(sent._replace(channel=channel, message=message))
        return [anew, old_message(table.row, sent, now)]

    async def close(self, table: Table, hand: Passed) -> list[changes.Change]:
        """Replace a hand by a sentence and a link to the board; returns the changes to commit.

        Raises DeliveryError.
        """
        speech = await self._renderer.languages.speech(table)
        user = None if hand.seat is None else table.row.seats[hand.seat].user
        if user is not None:
            speech = table.speech((await self._members.read(user)).locale)
        panel = Panel((speech.say(hand.say, game=title(table.row.game)),))
        shown = await self._renderer.with_link(panel, table.row, speech)
        if await self._courier.edits(hand.channel, hand.message, shown):
            return []
        stood = records.PostedMessage(table.id, "", hand.channel, hand.message, 0)
        return [old_message(table.row, stood, self._service.now())]
