"""Shared by tests of games off servers: press buttons, find the member's game."""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb, parse
from bot.store.records import MatchRow
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, nodes


async def clicked(
    simulation: Simulation, member: MemberActor, message: Message, verb: Verb
) -> None:
    """Press the first enabled button of a message with this verb."""
    there = (one for one in nodes(message.components) if not one.get("disabled"))
    found = (one["custom_id"] for one in there if "custom_id" in one)
    wanted = next(one for one in found if parse(one).verb is verb)
    await simulation.deliver(simulation.press(member, message, wanted))


async def game_of(simulation: Simulation, member: MemberActor) -> MatchRow:
    """The member's only game in progress."""
    (row,) = await context_of(simulation).service.store.matches_of(member.id)
    return row
