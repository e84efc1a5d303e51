"""Calls members of a crew to vote, by direct message, if they asked for it."""

from collections.abc import Mapping
from functools import partial

from bot.delivery.dispatch import Bring
from bot.delivery.outbox import check_quiet_hours
from bot.features.crew.deed import NEWS
from bot.features.crew.panel import direct_message
from bot.features.crew.state import crew_of, number_of, seats_led
from bot.interactions.base import Base
from bot.interactions.private.game_lists import link_to
from bot.store import records
from bot.table.table import Table


async def call(base: Base, due: records.NoticeRow, user: int) -> None:
    """Call a member to vote, if the vote is still open.

    Raises DeliveryError, and QuietHours in the member's quiet hours.
    """
    table = await base.service.tables.load(due.match_id or "")
    if _waits_for(table, user):
        settings = await base.members.read(user)
        link = await link_to(base.store, table.row)
        server = base.courier.server_name(table.row.guild)
        check_quiet_hours(settings, base.now())
        shown = direct_message(table, link, server, table.speech(settings.locale))
        await base.courier.direct(user, shown, due.nonce)


def _waits_for(table: Table, user: int) -> bool:
    """Whether a vote is open to which the member was called and in which they have not voted."""
    crews = {seat: crew_of(table, seat) for seat in seats_led(table)}
    return any(
        crew.ballots and number_of(table, seat, user) in crew.called for seat, crew in crews.items()
    )


def deliveries(base: Base) -> Mapping[str, Bring]:
    """The handler that delivers calls to vote."""
    return {NEWS: partial(call, base)}
