"""Shared by tests of commands: type one, and read the private answer."""

from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from tests.simulation import Simulation, custom_ids, labels_of, text_of

FILLED: dict[str, dict[str, Any]] = {
    "move": {"move": "dance"},
    "play": {"game": "dyla"},
    "stats ladder": {"game": "dyla"},
    "table card": {"card": "Helldart"},
    "table end": {"seat": "2. Bo"},
    "table pace": {"pace": "daily"},
    "table replace": {"seat": "2. Bo"},
    "table rules": {"game": "dyla"},
    "table skip": {"until": "tomorrow"},
    "your fleet delete": {"name": "Wasps"},
    "your fleet save": {"name": "Wasps"},
    "your fleet take": {"name": "Wasps"},
}
OF_A_MEMBER = ("table give", "table host", "table invite")


def filled(command: str, member: object) -> dict[str, Any]:
    """What to enter for a command's required options: a line of `FILLED`, or a member."""
    return {"member": member} if command in OF_A_MEMBER else FILLED.get(command, {})


async def enter(
    simulation: Simulation,
    member: MemberActor,
    command: str,
    /,
    at: ChannelHandle | None = None,
    **options: Any,
) -> Message:
    """Enter a command; returns its only answer, which nobody else sees.

    What others see as well, such as a board that an AI has just moved, is no answer.
    """
    place = at or simulation.games
    before = {message.id for message in simulation.sees(member, place)}
    await member.slash(place, command, **options)
    others = [one for one in simulation.world.members if one is not member]
    public = {message.id for one in others for message in simulation.sees(one, place)}
    new = [one for one in simulation.sees(member, place) if one.id not in before | public]
    (answer,) = new
    return answer


async def refusal(
    simulation: Simulation, member: MemberActor, command: str, /, **options: Any
) -> str:
    """The private sentence that refuses a command; it has no buttons."""
    answer = await enter(simulation, member, command, **options)
    assert not labels_of(answer)
    return text_of(answer)


async def suggested(
    simulation: Simulation, command: str, option: str, typed: str, /, **filled: Any
) -> list[str]:
    """The names that autocomplete offers Ada."""
    choices = await simulation.ada.autocomplete(simulation.games, command, option, typed, **filled)
    return [choice["name"] for choice in choices]


def board(simulation: Simulation) -> Message:
    """The newest public message with buttons in the first channel."""
    seen = simulation.sees(simulation.dan, simulation.games)
    shown = [message for message in seen if not message.is_ephemeral]
    return [message for message in shown if custom_ids(message.components)][-1]


def last_private(simulation: Simulation, member: MemberActor) -> str:
    """The last private message to a member."""
    seen = simulation.sees(member, simulation.games)
    return text_of([one for one in seen if one.is_ephemeral][-1])
