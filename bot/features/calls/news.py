"""Delivers calls by direct message; a member who cannot be reached is not called again."""

from collections.abc import Mapping

from bot.delivery.dispatch import Bring
from bot.delivery.outbox import check_quiet_hours
from bot.discord_io.courier import DeliveryError, Fate
from bot.discord_io.layout import ready_message
from bot.features.calls.deed import NEWS, Wish, Wishes
from bot.features.calls.panel import direct_message
from bot.interactions.base import Base
from bot.interactions.private.game_lists import link_to
from bot.language.speech import Speech
from bot.lobby.lobbies import seeks_players
from bot.members.preferences import MemberSettings
from bot.store import records


class CallMessages:
    """Delivers the direct messages of calls."""

    def __init__(self, base: Base) -> None:
        self._store, self._now, self._courier = base.store, base.now, base.courier
        self._members, self._wishes = base.members, Wishes(base.store)

    async def deliver(self, due: records.NoticeRow, user: int) -> None:
        """Call a member to a lobby, if they still want it.

        Raises DeliveryError in an outage, QuietHours in the member's quiet hours.
        """
        lobby = None if due.match_id is None else await self._store.match(due.match_id)
        if lobby is not None and await self._is_wanted(lobby, user):
            settings = await self._members.read(user)
            check_quiet_hours(settings, self._now())
            await self._send(due, lobby, user, settings)

    async def _is_wanted(self, lobby: records.MatchRow, user: int) -> bool:
        """Whether the member still wants to be called for this game, and can take a seat."""
        wish = await self._wishes.read(lobby.guild, user)
        return seeks_players(lobby) and not lobby.seats_user(user) and lobby.game in wish.games

    async def _send(
        self, due: records.NoticeRow, lobby: records.MatchRow, user: int, settings: MemberSettings
    ) -> None:
        """Send the message; forget the wish of a member who left or cannot be reached.

        Raises DeliveryError if it should be retried.
        """
        if not await self._courier.here_lately(lobby.guild, user):
            await self._wishes.change(lobby.guild, user, lambda _: Wish())
            return
        link, server = await link_to(self._store, lobby), self._courier.server_name(lobby.guild)
        panel = direct_message(lobby, link, server, Speech(settings.locale))
        try:
            await self._courier.direct(user, ready_message(panel, settings.client), due.nonce)
        except DeliveryError as fault:
            if fault.fate is Fate.LATER:
                raise
            await self._wishes.change(lobby.guild, user, lambda _: Wish(closed=True))


def deliveries(base: Base) -> Mapping[str, Bring]:
    """The handler that delivers calls."""
    return {NEWS: CallMessages(base).deliver}
