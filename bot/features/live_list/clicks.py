"""Clicks on the list, on free seats, and on the offer of a seat to everybody on the server."""

import re
from typing import Final

from bot.features.live_list.panel import (
    FOR_ALL,
    FREE,
    FREE_YES,
    LISTED,
    YES,
    before_offering,
    before_taking,
)
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.private.game_lists import GameLists
from bot.interactions.verbs import On, Who, on, on_table
from bot.presentation.custom_ids import NotOurs
from bot.table.permissions import require_free, seat_of

SEAT: Final = re.compile(r"([0-9a-z]{1,12})\.([0-9]{1,2})", re.ASCII)


class Clicks:
    """Handles the buttons of the list, of free seats, and of offers to everybody."""

    def __init__(self, base: Base) -> None:
        self._service, self._seats = base.service, base.seats
        self._game_lists = GameLists(base.service)

    @on(LISTED, On.POSTING, who=Who.ANYBODY)
    async def mine(self, click: Click) -> None:
        """Show the member's games, first those that wait for them."""
        await self._game_lists.games(click.answer)

    @on_table(FOR_ALL, On.TABLE, On.ASIDE, who=Who.MEMBER)
    async def for_all(self, click: TableClick) -> None:
        """Offer one's seat to everybody, after an explanation; withdraw the offer if it stands.

        Raises Refused without a seat.
        """
        answer, table = click.answer, click.table
        speech, seat = click.speech, seat_of(table, answer.user)
        if click.argument == YES:
            await self._seats.offer_to_all(table.id, answer.user, offered=True)
            await answer.replace(speech.say("for-all-offered"))
        elif seat in table.state.for_all:
            await self._seats.offer_to_all(table.id, answer.user, offered=False)
            await answer.whisper(speech.say("for-all-kept"))
        else:
            await answer.post(before_offering(table, seat, speech), private=True)

    @on(FREE, On.POSTING, On.BOARD, who=Who.ANYBODY)
    async def free(self, click: Click) -> None:
        """Explain what the member learns by taking a free seat, and whether the game is rated.

        Raises Refused if the seat is not free, UnknownMatch if the match is no longer stored.
        """
        answer = click.answer
        match_id, seat = _seat(click)
        table = await self._service.tables.load(match_id)
        require_free(table, answer.interaction.guild_id, seat)
        panel = before_taking(table, seat, answer.user, table.speech(answer.speech.locale))
        await answer.post(panel, private=True)

    @on(FREE_YES, On.ASIDE, who=Who.ANYBODY)
    async def take(self, click: Click) -> None:
        """Take the free seat. Raises Refused if the member may not, UnknownMatch."""
        answer = click.answer
        match_id, seat = _seat(click)
        user, guild = answer.interaction.user, answer.interaction.guild_id or 0
        table = await self._seats.take_free(match_id, guild, seat, user.id, user.display_name)
        sentence = answer.speech.say("free-seat-taken", where=f"<#{table.row.channel}>")
        await answer.replace(sentence)


def _seat(click: Click) -> tuple[str, int]:
    """The match id and the seat that a button's argument names. Raises NotOurs."""
    form = SEAT.fullmatch(click.argument)
    if form is None:
        raise NotOurs(click.argument)
    return form[1], int(form[2])
