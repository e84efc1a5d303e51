"""Commands that the library itself refuses: one private sentence each, and no traceback.

The fixture `connected` fails if the library logs an error.
"""

import re
from typing import Any

import pytest

from bot.app import Airlock
from tests.bot.journeys.http.little_discord import EPHEMERAL, MESSAGE, TYPING, LittleDiscord

CALLBACK = "POST /interactions/*/*/callback"
EVE = "409"
SUGGESTIONS = 8


def option(name: str, kind: int, value: object) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value}


def group(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "type": 1, "options": list(options)}


async def private_answer(little: LittleDiscord) -> str:
    """The only answer, which is private and has no buttons."""
    await little.until(lambda: bool(little.of(CALLBACK)))
    (answer,) = little.of(CALLBACK)
    assert answer.body["type"] == MESSAGE
    assert answer.body["data"]["flags"] & EPHEMERAL
    (container,) = answer.body["data"]["components"]
    (text,) = container["components"]
    return str(text["content"])


def plain(text: str) -> str:
    """A text as members read it, with each command mention as its name."""
    return re.sub(r"<(/[^:]+):\d+>", r"\1", text)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("table", [group("invite", option("member", 6, EVE))]),
        ("table", [group("give", option("member", 6, EVE))]),
        ("table", [group("host", option("member", 6, EVE))]),
    ],
)
async def test_a_user_who_is_not_on_the_server_is_refused_by_name(
    discord_here: LittleDiscord,
    connected: Airlock,  # noqa: ARG001
    name: str,
    options: list[dict[str, Any]],
) -> None:
    await discord_here.send_command(name, options, users=(EVE,))

    assert (
        await private_answer(discord_here)
        == f"<@{EVE}> is not on this server. Choose one of its members."
    )


@pytest.mark.parametrize(
    ("name", "options", "command"),
    [
        ("teleport", [], "/teleport"),
        ("table", [group("swap")], "/table swap"),
        ("play", [], "/play"),
        ("play", [group("dyla")], "/play dyla"),
        ("table", [group("give")], "/table give"),
    ],
)
async def test_a_command_from_before_an_upgrade_says_how_to_get_the_new_one(
    discord_here: LittleDiscord,
    connected: Airlock,  # noqa: ARG001
    name: str,
    options: list[dict[str, Any]],
    command: str,
) -> None:
    await discord_here.send_command(name, options)

    assert plain(await private_answer(discord_here)) == (
        f"{command} has changed, and your Discord still shows the old form. Restart Discord "
        "(Ctrl+R on a computer), then try again."
    )


@pytest.mark.parametrize(
    ("name", "options", "quoted"),
    [
        ("your", [group("settings", option("turn", 3, "**@here**"))], r"\*\*\@here\*\*"),
    ],
)
async def test_a_value_the_option_does_not_accept_is_quoted_safely(
    discord_here: LittleDiscord,
    connected: Airlock,  # noqa: ARG001
    name: str,
    options: list[dict[str, Any]],
    quoted: str,
) -> None:
    await discord_here.send_command(name, options)

    assert await private_answer(discord_here) == (
        f"I don't know “{quoted}”. Pick one of the suggestions."
    )


async def test_a_removed_command_gets_no_suggestions(
    discord_here: LittleDiscord,
    connected: Airlock,  # noqa: ARG001
) -> None:
    typing = {**option("where", 3, "x"), "focused": True}

    await discord_here.send_command("teleport", [typing], kind=TYPING)
    await discord_here.until(lambda: bool(discord_here.of(CALLBACK)))

    (answer,) = discord_here.of(CALLBACK)
    assert answer.body == {"type": SUGGESTIONS, "data": {"choices": []}}
