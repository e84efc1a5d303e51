"""What the tests of games off servers share: pressing what a message has, and reading answers."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb, parse
from bot.store.records import MatchRow
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids


async def clicked(
    simulation: Simulation, member: MemberActor, message: Message, verb: Verb
) -> None:
    """Press the first button of a message with this verb."""
    wanted = next(one for one in custom_ids(message.components) if parse(one).verb is verb)
    await simulation.deliver(simulation.press(member, message, wanted))


async def game_of(simulation: Simulation, member: MemberActor) -> MatchRow:
    """The member's only game in progress."""
    (row,) = await context_of(simulation).service.store.matches_of(member.id)
    return row
