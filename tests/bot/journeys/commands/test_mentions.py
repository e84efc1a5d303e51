"""Commands named in a message can be tapped, in any language; without ids they are plain text."""

import re

from bot.discord_io import mentions
from tests.bot.journeys.commands.saying import enter
from tests.simulation import Simulation, nodes, text_of

MENTION = re.compile(r"</([^:]+):([0-9]+)>")


async def mentions_in(simulation: Simulation, command: str) -> list[tuple[str, str]]:
    """The names and ids of the commands mentioned in a command's answer."""
    answer = await enter(simulation, simulation.ada, command)
    texts = [node["content"] for node in nodes(answer.components) if "content" in node]
    assert "</" not in text_of(answer)
    return MENTION.findall("\n".join(texts))


def registered(simulation: Simulation, name: str) -> str:
    command = simulation.env.backend.find_command(name, None)
    assert command is not None
    return str(command["id"])


async def test_a_mentioned_command_has_the_registered_id(
    simulation: Simulation,
) -> None:
    assert ("play", registered(simulation, "play")) in await mentions_in(simulation, "games")


async def test_after_a_restart_the_ids_are_known_without_registration(
    simulation: Simulation,
) -> None:
    await simulation.restart()
    await simulation.env.settle()
    assert ("play", registered(simulation, "play")) in await mentions_in(simulation, "games")


async def test_the_german_name_mentions_the_same_command(simulation: Simulation) -> None:
    simulation.speak(simulation.ada, "de")
    assert ("spielen", registered(simulation, "play")) in await mentions_in(simulation, "games")


async def test_a_command_in_a_group_is_mentioned_with_the_id_of_the_group(
    simulation: Simulation,
) -> None:
    tree = registered(simulation, "your")
    assert mentions.with_mentions("Try /your data export, or /spielerprofil daten export.") == (
        f"Try </your data export:{tree}>, or </spielerprofil daten export:{tree}>."
    )


async def test_without_known_ids_the_name_stands_as_text(simulation: Simulation) -> None:
    mentions.forget()
    assert await mentions_in(simulation, "games") == []
    answer = await enter(simulation, simulation.ada, "games")
    assert "Start one with /play" in text_of(answer)


def test_paths_and_code_are_not_mentions() -> None:
    for text in ("and/play", "`/play`", "</play:1>", "/playing", "/play/on"):
        assert mentions.with_mentions(text) == text
