"""German clients show German command names, and messages use those names."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import Airlock
from bot.interactions.commands.translation import (
    command_named,
    command_payloads,
    dictionary,
    missing_translations,
)
from bot.interactions.commands.tree import FIRST, OF_FEATURES
from engine.core.content import DATA
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, text_of

ALIKE = {
    "tutorial",
    "hand",
    "export",
    "pause",
    "threads",
    "crew",
    "crews",
    "host",
    "English",
    "Deutsch",
}
"""Words that are the same in German, and names of languages."""
HOUR = re.compile(r"\d+:00")
NAME = re.compile(r"[-_\w]{1,32}")
SPOKEN = re.compile(r"(?<![\w/<.:])/([a-zäöüß_]+)(?: ([a-zäöüß]+))?(?: ([a-zäöüß]+))?")
IN_CODE = re.compile(r"`(\w+)`")
GROUPING = (1, 2)


async def commands_sent(simulation: Simulation) -> list[dict[str, Any]]:
    """All commands, as sent to Discord."""
    assert isinstance(simulation.bot, Airlock)
    return await command_payloads(simulation.bot.tree)


async def typed_commands(simulation: Simulation) -> list[dict[str, Any]]:
    """The slash commands among them."""
    return [one for one in await commands_sent(simulation) if "description" in one]


def parts(command: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A command, its subcommands, options and choices."""
    yield command
    for one in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(one)


def german_name(part: Mapping[str, Any]) -> str:
    """The German name of a part of a command."""
    lacking = [*missing_translations([part], "de")]
    assert not lacking, "\n".join(lacking)
    return str(part["name_localizations"]["de"])


def paths(command: Mapping[str, Any], locale: str) -> Iterator[str]:
    """The command and each of its subcommands, by their names in a locale."""
    name = german_name(command) if locale == "de" else command["name"]
    yield name
    for one in command.get("options", ()):
        if one["type"] in GROUPING:
            yield from (f"{name} {path}" for path in paths(one, locale))


def leaves(command: Mapping[str, Any], locale: str) -> Iterator[str]:
    """What can be typed: the command, or the subcommands of a group."""
    found = [*paths(command, locale)]
    yield from (one for one in found if not any(two.startswith(f"{one} ") for two in found))


async def test_every_name_description_and_choice_is_translated_to_german(
    simulation: Simulation,
) -> None:
    used = {*OF_FEATURES, *OF_FEATURES.values()}  # groups that need no core command
    named = {path for command in await typed_commands(simulation) for path in paths(command, "en")}
    for command in await commands_sent(simulation):
        for part in parts(command):
            said = [(part["name"], (part.get("name_localizations") or {}).get("de"), 100)]
            if "description" in part:
                german = part["description_localizations"].get("de")
                said.append((part["description"], german, 100))
                assert NAME.fullmatch(german_name(part)), part["name"]
                assert german_name(part).islower()
            for english, german, most in said:
                if HOUR.fullmatch(english):
                    continue
                assert german, english
                assert len(german) <= most, german
                assert english in ALIKE or german != english, english
                used |= {english}
            names = [one.get("name_localizations", {}).get("de") for one in part.get("options", ())]
            assert len(set(names)) == len(names), part["name"]
    assert {word.rpartition(" ")[2] if word in named else word for word in dictionary("de")} <= used


async def test_a_german_description_tells_what_the_command_does(simulation: Simulation) -> None:
    for command in await typed_commands(simulation):
        for part in parts(command):
            within = {one["type"] for one in part.get("options", ())}
            if part.get("type", 1) == 1 and within.isdisjoint(GROUPING):
                verb = part.get("description_localizations", {"de": "t"})["de"].split()[0]
                assert verb.rstrip(",").endswith("t"), f"{verb}: say what it does, as “zeigt”"


async def test_an_untranslated_command_is_reported_with_the_file_and_the_missing_line(
    simulation: Simulation,
) -> None:
    async def beam(interaction: discord.Interaction) -> None: ...

    assert isinstance(simulation.bot, Airlock)
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name="beam", description="Send somebody over.", callback=beam
    )
    simulation.bot.tree.add_command(made)
    assert [*missing_translations(await commands_sent(simulation), "de")] == [
        "data/bot/commands/de.toml has nothing for the name 'beam' of /beam: add a line \"beam\" ="
        " with the words of that language.",
        "data/bot/commands/de.toml has nothing for the description 'Send somebody over.' of /beam:"
        ' add a line "Send somebody over." = with the words of that language.',
    ]


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_every_command_and_option_named_in_a_text_exists(
    simulation: Simulation, locale: str
) -> None:
    described = await typed_commands(simulation)
    commands = {path for one in described for path in leaves(one, locale)}
    options = {name_in(part, locale) for one in described for part in parts(one)}
    found = 0
    for path in texts(locale):
        text = path.read_text("utf-8")
        for spoken in SPOKEN.findall(text):
            named = [*spoken]
            while named and " ".join(named) not in commands:
                named.pop()
            assert named, f"{path}: /{' '.join(spoken)}"
            found += 1
        assert {*IN_CODE.findall(text)} <= options, path
    assert found > 20


@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_text_has_a_command_in_code_where_its_name_would_not_be_translated(locale: str) -> None:
    for path in texts(locale):
        assert "`/" not in path.read_text("utf-8"), path


def texts(locale: str) -> list[Path]:
    """The files with the words of a locale."""
    kinds = (f"text/{locale}.ftl", f"learning/*{locale}.*", f"rules/{locale}.md")
    return [path for kind in kinds for path in DATA.glob(f"*/{kind}")]


def name_in(part: Mapping[str, Any], locale: str) -> str:
    """The name of a part of a command in a locale."""
    return german_name(part) if locale == "de" and "type" in part else str(part["name"])


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_commands_needed_first_sort_before_every_group(
    simulation: Simulation, locale: str
) -> None:
    whole = await typed_commands(simulation)
    names = sorted(next(paths(one, locale)) for one in whole)
    groups = {next(paths(one, locale)) for one in whole if len([*paths(one, locale)]) > 1}
    first = {command_named(one, locale) for one in FIRST}
    above = names[: min(map(names.index, groups))]
    below = first - set(above)
    assert not below, (
        f"The group /{min(groups)} would stand above {below}, which members need first: choose a"
        " name for it that sorts behind them."
    )
    others = set(above) - first - {command_named("move", locale)}
    assert not others, (
        f"{others} would stand above all groups, where only the first commands and /move belong:"
        " choose a name that sorts behind /settings, or put it into a group (`extras=TABLE`)."
    )


async def test_a_german_command_name_is_what_members_type(simulation: Simulation) -> None:
    assert command_named("table move", "de") == "tisch umziehen"
    names = {path for one in await typed_commands(simulation) for path in paths(one, "de")}
    english = {path for one in await typed_commands(simulation) for path in paths(one, "en")}
    assert {command_named(path, "de") for path in english} == names


async def test_a_member_can_choose_another_language_than_their_clients(
    simulation: Simulation,
) -> None:
    said = text_of(await enter(simulation, simulation.bo, "your settings", language="de"))
    assert "Ich schreibe dir auf Deutsch" in said
    assert "Hier läuft kein Spiel." in text_of(await enter(simulation, simulation.bo, "hand"))
    assert "No game" in text_of(await enter(simulation, simulation.ada, "hand"))
    kept = await context_of(simulation).members.read(simulation.bo.id)
    assert (kept.language, kept.locale) == ("de", "de")
    said = text_of(await enter(simulation, simulation.bo, "your settings", language="discord"))
    assert "I write to you in the language your Discord is set to." in said
    assert (await context_of(simulation).members.read(simulation.bo.id)).locale == "en"


async def test_a_city_is_suggested_with_its_time_and_an_unknown_one_is_refused(
    simulation: Simulation,
) -> None:
    offered = await simulation.bo.autocomplete(simulation.games, "your settings", "city", "münch")
    assert [re.sub(r"\d\d:\d\d", "now", one["name"]) for one in offered] == ["München · now"]
    offered = await simulation.bo.autocomplete(
        simulation.games, "your settings", "city", "Stutgart"
    )
    assert offered[0]["value"] == "Stuttgart", "a slip of the pen finds it, too"
    said = text_of(await enter(simulation, simulation.bo, "your settings", city="Atlantis"))
    assert said.startswith("I don't know the city “Atlantis”.")
    said = text_of(await enter(simulation, simulation.bo, "your settings"))
    assert "Until you set a city, your nights (<t:" in said
    await enter(
        simulation, simulation.bo, "your settings", quiet_from=22, quiet_to=7, city="münchen"
    )
    said = text_of(await enter(simulation, simulation.bo, "your settings"))
    assert "Quiet hours: 22:00 to 7:00 (Berlin)" in said
    said = text_of(await enter(simulation, simulation.bo, "your settings", quiet_from=-1))
    assert "You have no quiet hours." in said
    night = r"Nights \(<t:\d+:t> to <t:\d+:t> in your local time\)"
    assert re.search(rf"{night} and weekends follow the time in Berlin\.", said)
