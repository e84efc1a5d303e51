"""The list's own button: the member's games, privately."""

from __future__ import annotations

import re
from typing import Final

from bot.discord_io.answer import Answer
from bot.discord_io.layout import message
from bot.features.live_list.panel import FREE, FREE_YES, LISTED, before_taking
from bot.interactions.context import Base
from bot.interactions.private.lists import Listing
from bot.interactions.verbs import On, Who, on
from bot.presentation.custom_ids import CustomId, NotOurs
from bot.presentation.panel import Panel
from bot.table.leavers import free_seats
from bot.table.refusals import Refused
from engine.core.words import words

SEAT: Final = re.compile(r"([0-9a-z]{1,12})\.([0-9]{1,2})", re.ASCII)


class Clicks:
    """Leads from the list to tables."""

    def __init__(self, base: Base) -> None:
        self._service, self._seats = base.service, base.seats
        self._listing = Listing(base.service)

    @on(LISTED, On.POSTING, who=Who.ANYBODY)
    async def mine(self, answer: Answer, _: CustomId) -> None:
        """The member's games, those with their turn first."""
        await self._listing.games(answer)

    @on(FREE, On.POSTING, who=Who.ANYBODY)
    async def free(self, answer: Answer, where: CustomId) -> None:
        """Say what a free seat sees and counts for. Raises Refused, UnknownMatch."""
        match_id, seat = _seat(where)
        table = await self._service.tables.load(match_id)
        if table.row.guild != answer.interaction.guild_id or seat not in free_seats(table):
            raise Refused(words("seat-not-free"))
        panel = before_taking(table, seat, table.speech(answer.speech.locale))
        await answer.post(message(panel), private=True)

    @on(FREE_YES, On.ASIDE, who=Who.ANYBODY)
    async def take(self, answer: Answer, where: CustomId) -> None:
        """Take the seat. Raises Refused, UnknownMatch."""
        match_id, seat = _seat(where)
        user, guild = answer.interaction.user, answer.interaction.guild_id or 0
        table = await self._seats.take_free(match_id, guild, seat, user.id, user.display_name)
        said = answer.speech.say("free-seat-taken", where=f"<#{table.row.channel}>")
        await answer.edit(message(Panel((said,))))


def _seat(where: CustomId) -> tuple[str, int]:
    """The table and the seat that a button names. Raises NotOurs."""
    form = SEAT.fullmatch(where.argument)
    if form is None:
        raise NotOurs(where.argument)
    return form[1], int(form[2])
