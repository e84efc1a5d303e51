"""The lobby of a rematch: its settings, and the seats of those who played."""

from dataclasses import replace
from typing import Any

import discord

from bot.lobby.lobbies import INVITED
from bot.play.agents import agent_of
from bot.play.opening import groups
from bot.play.opening.start import Seating
from bot.store import records
from bot.table.harder import Harder
from bot.table.settings import Level, for_rematch, options_of, settings_of
from bot.table.tables import Tables


async def rematch_of(
    tables: Tables,
    interaction: discord.Interaction[Any],
    over: records.MatchRow,
    channel: int,
    step: Harder | None,
) -> tuple[Seating, list[records.Seat]]:
    """How the lobby of a rematch of the game `over` is opened in `channel`, and its taken seats.

    The seats are rotated by one, and those of other members than who asked are reserved for them.
    With `step`, options and level are those of the next harder game.
    """
    user = interaction.user
    settings, led = for_rematch(settings_of(over)), None
    if step is not None:
        settings = settings.model_copy(update={"level": step.level})
    if settings_of(over).affairs.aboard:
        table = await tables.load(over.id)
        if groups.play_again(table, user.id):
            settings = settings.model_copy(update={"rematch_of": over.id})
            led = table.eyes_of(user.id)
    here = [_with_holder(one, user) if one.number == led else one for one in over.seats]
    moved = [*here[1:], here[0]]
    level = None if step is None else step.level
    seats = [
        records.Seat(at, seat.user, _rematch_agent(seat, user.id, level, over.game), seat.name)
        for at, seat in enumerate(moved)
        if seat.user is not None or seat.agent is not None
    ]
    if all(seat.user != user.id for seat in seats):
        seats = []
    opening = Seating(
        over.game,
        options_of(over) if step is None else step.options,
        over.guild,
        channel,
        user.id,
        user.display_name,
        interaction.id,
        settings=settings,
    )
    return opening, seats


def _with_holder(seat: records.Seat, user: discord.User | discord.Member) -> records.Seat:
    """The seat, held by this user."""
    return replace(seat, user=user.id, name=user.display_name, agent=None)


def _rematch_agent(seat: records.Seat, host: int, level: Level | None, game: str) -> str | None:
    """The `agent` of a seat in the lobby of a rematch: `INVITED` for members except the host.

    An AI keeps its own, unless the rematch has a `level`.
    """
    if seat.user is None and level is not None:
        return agent_of(game, level)
    return seat.agent if seat.user is None or seat.user == host else INVITED
