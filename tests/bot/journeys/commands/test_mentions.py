"""A message names a command as its reader's Discord shows it, whatever language the bot writes.

A German Discord shows /spielen, an English one /play. Messages to several readers mention /play,
which every Discord opens (discord-api-docs, issues 5462 and 5518).
"""

import re

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.discord_io import mentions
from tests.bot.journeys.commands.saying import board, enter
from tests.bot.journeys.larger_tables import press
from tests.simulation import Simulation, nodes

MENTION = re.compile(r"</([^:]+):([0-9]+)>")


def written(message: Message) -> str:
    """The texts of a message as the bot wrote them, with its mentions."""
    return "\n".join(node["content"] for node in nodes(message.components) if "content" in node)


async def told(simulation: Simulation, member: MemberActor, command: str) -> str:
    """The private answer to a command, as the bot wrote it."""
    return written(await enter(simulation, member, command))


def registered(simulation: Simulation, name: str) -> str:
    """The id that the simulated Discord gave to a command."""
    command = simulation.env.backend.find_command(name, None)
    assert command is not None
    return str(command["id"])


async def test_a_mentioned_command_has_the_registered_id(simulation: Simulation) -> None:
    play = registered(simulation, "play")
    assert f"Start one with </play:{play}>" in await told(simulation, simulation.ada, "games")


async def test_after_a_restart_the_ids_are_known_without_registration(
    simulation: Simulation,
) -> None:
    await simulation.restart()
    await simulation.env.settle()
    play = registered(simulation, "play")
    assert f"Start one with </play:{play}>" in await told(simulation, simulation.ada, "games")


async def test_a_german_member_with_an_english_discord_is_told_the_english_name(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "your settings", language="de")
    play = registered(simulation, "play")
    said = await told(simulation, simulation.ada, "games")
    assert f"Beginne ein Spiel mit </play:{play}>" in said


async def test_an_english_member_with_a_german_discord_is_told_the_german_name(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    assert "Beginne ein Spiel mit /spielen, " in await told(simulation, simulation.bo, "games")
    await enter(simulation, simulation.bo, "your settings", language="en")
    assert "Start one with /spielen, " in await told(simulation, simulation.bo, "games")


async def test_at_a_german_table_everybody_is_told_the_name_that_every_discord_opens(
    simulation: Simulation,
) -> None:
    await simulation.make_language("de")
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    lobby = board(simulation)
    await press(simulation, simulation.ada, lobby, "leave")
    closed = next(one for one in simulation.sees(simulation.dan, simulation.games))
    assert closed.id == lobby.id
    play = registered(simulation, "play")
    assert f"Mit </play:{play}> eröffnest du einen neuen." in written(closed)


async def test_a_direct_message_names_commands_as_the_members_discord_did_last(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    simulation.env.backend.delete_channel(simulation.games.id)
    await simulation.env.settle()
    (gone,) = simulation.messages_of(simulation.bo)
    assert "Mit /tisch umziehen geht es in einem anderen Kanal weiter." in written(gone)


async def test_a_direct_message_to_a_member_who_chose_a_language_mentions_the_english_name(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "your settings", language="de")
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    simulation.env.backend.delete_channel(simulation.games.id)
    await simulation.env.settle()
    (gone,) = simulation.messages_of(simulation.ada)
    table = registered(simulation, "table")
    assert f"Mit </table move:{table}> geht es in einem anderen Kanal weiter." in written(gone)


async def test_help_names_and_suggests_commands_and_options_as_the_members_discord_does(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "your settings", language="de")
    simulation.speak(simulation.bo, "de")
    await enter(simulation, simulation.bo, "your settings", language="en")
    move = registered(simulation, "move")
    english = written(await enter(simulation, simulation.ada, "help", about="/zug"))
    german = written(await enter(simulation, simulation.bo, "help", about="/zug"))
    assert f"**</move:{move}>** · Spielt einen Zug" in english
    assert "- `then`: Reiht ihn" in english
    assert "**/zug** · Play a move" in german
    assert "- `danach`: Queue it" in german
    for member, name in ((simulation.ada, "/board"), (simulation.bo, "/brett")):
        offered = await member.autocomplete(simulation.games, "help", "about", name[:3])
        assert name in [one["name"] for one in offered]


async def test_a_command_in_a_group_is_mentioned_with_the_id_of_the_group(
    simulation: Simulation,
) -> None:
    data = f"</your data export:{registered(simulation, 'your')}>"
    for text in ("Try /your data export.", "Try /spielerprofil daten export."):
        assert mentions.with_commands(text) == f"Try {data}."
        assert mentions.with_commands(text, "de") == "Try /spielerprofil daten export."


async def test_a_command_with_the_same_name_in_german_and_english_is_mentioned_too(
    simulation: Simulation,
) -> None:
    assert mentions.with_commands("/hand", "de") == f"</hand:{registered(simulation, 'hand')}>"


async def test_without_known_ids_commands_are_plain_text_in_the_language_of_the_readers_discord(
    simulation: Simulation,
) -> None:
    mentions.forget_ids()
    simulation.speak(simulation.bo, "de")
    await enter(simulation, simulation.bo, "your settings", language="en")
    assert "Start one with /play, " in await told(simulation, simulation.ada, "games")
    assert "Start one with /spielen, " in await told(simulation, simulation.bo, "games")


@pytest.mark.usefixtures("simulation")
async def test_paths_and_code_are_no_commands() -> None:
    for text in ("and/play", "`/play`", "</dance:1>", "/playing", "/play/on", "`dance`"):
        assert mentions.with_commands(text, "de") == text
