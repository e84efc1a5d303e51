"""Delivers a message to the member of a seat once, by DM or by a mention in the channel.

If the member's DMs are closed or unwanted, a mention says where to look; it contains nothing
private. In quiet hours the message waits until they end.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.delivery.outbox import check_quiet_hours
from bot.delivery.parts import Parts
from bot.discord_io.courier import DeliveryError, Fate
from bot.discord_io.layout import Content, ready_message
from bot.language.speech import Speech
from bot.members.preferences import MemberSettings, Notify
from bot.presentation.panel import Button, Panel
from bot.store import changes, records
from bot.table.notices import hand_notice, hand_role, old_message, reminder_role, without_reminder
from bot.table.table import Table

Render = Callable[[Speech], Awaitable[Content]]
"""Makes a direct message in the member's language. A panel gets a link to the board."""
Mention = Callable[[Speech], str]
"""Makes the text of the message in the channel, with the mention, in the table's language."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message for the member of a seat.

    `render` makes its DM. `mention` makes its text for the channel, which is posted with this
    `button` if no DM is sent; None if nothing may be public. The place of the sent message is
    stored under `role`, unless that is "". With `private`, only the place of a DM is stored.
    """

    notice: records.NoticeRow
    table: Table
    seat: int
    render: Render
    mention: Mention | None
    role: str = ""
    private: bool = False
    button: Button | None = None

    @property
    def user(self) -> int:
        """The user id of the seat's member, who must exist."""
        user = self.table.row.seats[self.seat].user
        assert user is not None
        return user

    def changes_to_store(self, channel: int, sent: int, *, private: bool) -> list[changes.Change]:
        """The changes that store the place of a sent message; none if it is not to be stored.

        For a hand they also drop its pending update.
        """
        if not self.role or (self.private and not private):
            return []
        revision = self.table.match.revision
        message = records.PostedMessage(self.table.id, self.role, channel, sent, revision)
        done: list[changes.Change] = [changes.PutMessage(message)]
        if self.role == hand_role(self.user):
            done.append(changes.DropNotice(hand_notice(self.table.row, self.seat, 0.0).notice.id))
        return done


class Deliverer:
    """Delivers to members. If a member left the server, the autopilot takes the seat."""

    def __init__(self, parts: Parts) -> None:
        self._service, self._renderer = parts.service, parts.renderer
        self._courier, self._members, self._seats = parts.courier, parts.members, parts.seats

    async def deliver(self, delivery: Delivery) -> list[changes.Change]:
        """Deliver by DM or mention, as the member prefers; returns the changes to commit.

        Raises DeliveryError, QuietHours.
        """
        if delivery.table.row.seats[delivery.seat].user is None:
            return []
        settings = await self._members.read(delivery.user)
        check_quiet_hours(settings, self._service.now())
        return await self._tell(delivery, settings)

    async def _tell(self, delivery: Delivery, settings: MemberSettings) -> list[changes.Change]:
        """Send a DM or a mention; returns the changes to commit.

        After a DM was refused, mentions are sent until the member joins a table again. Raises
        DeliveryError during an outage.
        """
        how, left = settings.notify, False
        if how is Notify.NONE:
            return []
        if how is Notify.DM and not settings.told_closed:
            try:
                return await self._by_dm(delivery, settings)
            except DeliveryError as fault:
                if fault.fate is Fate.LATER:
                    raise
                left = fault.fate is Fate.LEFT
        guild = delivery.table.row.guild
        if delivery.table.solo or not self._courier.belongs_to(guild):
            return []
        if left or not await self._courier.here_lately(guild, delivery.user):
            await self._seats.leave_server(delivery.table.id, delivery.seat)
        elif delivery.mention is not None:
            return await self._by_mention(delivery, delivery.mention, settings)
        return []

    async def _by_dm(self, delivery: Delivery, settings: MemberSettings) -> list[changes.Change]:
        """Send the DM; returns the changes to commit, such as deleting an earlier one."""
        table, speech = delivery.table, delivery.table.speech(settings.locale)
        content = await delivery.render(speech)
        if isinstance(content, Panel):
            content = await self._renderer.with_link(content, table.row, speech)
        shown = ready_message(content, settings.client)
        stood = await self._service.store.messages(table.id)
        channel, sent = await self._courier.direct(delivery.user, shown, delivery.notice.nonce)
        rows = delivery.changes_to_store(channel, sent, private=True)
        if not delivery.private:
            return rows
        now, earlier = self._service.now(), stood.get(delivery.role)
        if earlier is not None and earlier.message != sent:
            rows.append(old_message(table.row, earlier, now))
        if delivery.role != reminder_role(delivery.seat):
            rows += without_reminder(table.row, stood, delivery.seat, now)
        return rows

    async def _by_mention(
        self, delivery: Delivery, mention: Mention, settings: MemberSettings
    ) -> list[changes.Change]:
        """Post the mention; returns the changes to commit. Says once that DMs are closed."""
        table, user = delivery.table, delivery.user
        speech = await self._renderer.languages.speech(table)
        lines = [mention(speech)]
        if settings.notify is Notify.DM and not settings.told_closed:
            lines.append(speech.say("turn-closed"))
            await self._members.change(
                user, lambda now: now.model_copy(update={"told_closed": True})
            )
        row = () if delivery.button is None else ((delivery.button,),)
        panel = Panel(("\n".join(lines),), row)
        shown = await self._renderer.with_link(panel, table.row, speech)
        channel, nonce = table.row.channel, delivery.notice.nonce
        sent = await self._courier.post(channel, shown, nonce, (user,))
        return delivery.changes_to_store(channel, sent, private=False)
