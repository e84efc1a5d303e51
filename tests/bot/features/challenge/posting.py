"""Shared by tests of the challenge: the message of a day, its buttons, games that are given up."""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.runtime.durations import day_of
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids

DAY = 86_400
VISITS_APART = 4 * 3_600.0
"""Servers are visited only so often (`few_visits`), so that days pass in few steps."""


async def switch_on(simulation: Simulation) -> Message:
    """Switch the challenge on in the lounge; returns the answer."""
    return await enter(
        simulation, simulation.ada, "settings post", what="challenge", channel=simulation.lounge
    )


def posted(simulation: Simulation) -> list[Message]:
    """The public messages in the lounge, without notices of opened threads."""
    seen = simulation.sees(simulation.dan, simulation.lounge)
    return [one for one in seen if one.components]


def today(simulation: Simulation) -> str:
    return day_of(context_of(simulation).service.now())


async def pass_a_day(simulation: Simulation) -> None:
    """Pass a day, and the time until servers are visited again."""
    await simulation.pass_time(DAY)
    await simulation.pass_time(VISITS_APART)


def button_id(message: Message, end: str) -> str:
    """The custom id of the button of the day's message whose id ends with `end`."""
    (found,) = [one for one in custom_ids(message.components) if one.endswith(end)]
    return found


async def press(
    simulation: Simulation, member: MemberActor, message: Message, verb: str, end: str = ""
) -> None:
    ids = custom_ids(message.components)
    (button,) = [one for one in ids if f":{verb}" in one and one.endswith(end)]
    await simulation.deliver(simulation.press(member, message, button))


async def begin_and_quit(simulation: Simulation, *members: MemberActor, game: str = "dyla") -> None:
    """Let these members begin today's challenge of a game, and resign."""
    context = context_of(simulation)
    for member in members:
        await member.slash(simulation.games, "play", game=game, challenge=True)
        (begun,) = await context.store.dailies_of(member.id)
        await context.seats.leave(begun.match_id, member.id, ends=True)
