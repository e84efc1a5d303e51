"""Every message is translated to German.

Covers every folder of texts and the games' rules; commands have their own test.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement, VariableReference

from engine.core import registry
from engine.core.content import DATA

ROOMS = sorted(path.parent for path in DATA.glob("*/text/en.ftl"))
WORD = re.compile(r"[^\W\d_]{2,}")
ALIKE = frozenset(
    [
        *(
            "Airlock",
            "Alien",
            "Bonus",
            "Crew",
            "Deck",
            "Dock",
            "Farm",
            "Hand",
            "Med",
            "Mess",
            "Nav",
        ),
        *("Navigation", "Normal", "Pause", "Planet", "Scanner", "Standard", "TP", "Text"),
        *("Tutorial", "in", "normal", "Fr", "Tr"),
    ]
)
"""Words that are the same in German."""
NAMED = re.compile(
    r"[a-z-]+-name|dark-wall-destiny-(card|faction|people|region|set|option)-.*|dyla-(card|encounter)-.*"
    r"|picture-(dyla-card|wall-name)-.*|black-abyss-(thing|race)-(velar|korr|thessid|oumori|zhinn|dravex)"
)
"""Matches ids of names that are not translated."""


Words = dict[str, Message]


@cache
def parsed(file: Path) -> tuple[Message, ...]:
    """The messages of a file."""
    body = FluentResource(file.read_text("utf-8")).body
    return tuple(one for one in body if isinstance(one, Message))


def messages(room: Path, locale: str) -> Words:
    """The messages of a folder in a locale."""
    return {one.id.name: one for one in parsed(room / f"{locale}.ftl")}


def parts(part: object) -> Iterator[BaseNode]:
    """A part of a message and all its parts, at any depth."""
    if isinstance(part, list):
        for one in part:
            yield from parts(one)
    elif isinstance(part, BaseNode):
        yield part
        yield from parts(list(vars(part).values()))


def written(pattern: Pattern | None) -> set[str]:
    """The literal words of a text."""
    texts = (one.value for one in parts(pattern) if isinstance(one, TextElement))
    return {word for text in texts for word in WORD.findall(text)}


def arguments(pattern: Pattern | None) -> set[str]:
    """The names of a text's arguments."""
    return {one.id.name for one in parts(pattern) if isinstance(one, VariableReference)}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_every_message_exists_in_german_with_the_same_arguments(room: Path) -> None:
    english, german = messages(room, "en"), messages(room, "de")
    lacking = [*missing(room, english, german), *unlike(room, english, german)]
    assert not lacking, "\n".join(lacking)


def missing(room: Path, english: Words, german: Words) -> Iterator[str]:
    """What to do about each message that one of the languages lacks."""
    for has, lacks, of in (
        ("en", "de", english.keys() - german),
        ("de", "en", german.keys() - english),
    ):
        for id_ in sorted(of):
            yield f"{line_of(room / f'{has}.ftl', id_)}: write {id_} in {lacks}.ftl beside it, too."


def unlike(room: Path, english: Words, german: Words) -> Iterator[str]:
    """What to do about each German message with different arguments."""
    for id_ in english.keys() & german.keys():
        wanted, used = arguments(english[id_].value), arguments(german[id_].value)
        if wanted != used:
            yield f"{line_of(room / 'de.ftl', id_)}: {id_} has {used}, but {wanted} in en.ftl."


def line_of(file: Path, id_: str) -> str:
    """The file and line of a message."""
    lines = file.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if re.match(rf"{id_}\s*=", line))
    return f"{file.relative_to(DATA.parent)}:{number}"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_no_german_message_is_identical_to_english(room: Path) -> None:
    english, german = messages(room, "en"), messages(room, "de")
    left = {
        id_
        for id_, one in english.items()
        if id_ in german
        and written(one.value) == written(german[id_].value)
        and written(one.value) - ALIKE
    }
    assert not {id_ for id_ in left if not NAMED.fullmatch(id_)}


@pytest.mark.parametrize("name", registry.HOUSE)
def test_the_german_rules_of_a_game_have_the_same_sections(name: str) -> None:
    english, german = (
        (DATA / name / "rules" / f"{locale}.md").read_text("utf-8") for locale in ("en", "de")
    )
    headings = [re.findall(r"^(#+) ", text, re.MULTILINE) for text in (english, german)]
    assert headings[0] == headings[1]
    paragraphs = [len(re.findall(r"\n\s*\n", text)) for text in (english, german)]
    assert abs(paragraphs[0] - paragraphs[1]) <= 2
    rulings = [len(re.findall(r"^- ", text, re.MULTILINE)) for text in (english, german)]
    assert rulings[0] == rulings[1]


def test_cards_of_dark_wall_destiny_are_bought_and_never_acquired_in_german() -> None:
    told = [path for path in (DATA / "dark_wall_destiny").rglob("*de.*") if path.suffix != ".toml"]
    assert len(told) >= 4
    odd = re.compile(r"\w*erw[eio]rb\w*", re.IGNORECASE)
    found = {(path.name, word) for path in told for word in odd.findall(path.read_text("utf-8"))}
    assert found == set()


TAKEN = re.compile(
    r"\b(?:nimm|nehm)\w*\b[^.\n]*\bSchaden\b|\bSchaden\w*\b[^.\n]*\b(?:nimm|nehm)\w*"
)
"""Matches damage that is "taken", which is not German."""


@pytest.mark.parametrize("file", sorted(DATA.glob("**/de.*")), ids=str)
def test_damage_is_suffered_in_german(file: Path) -> None:
    assert not TAKEN.findall(file.read_text("utf-8"))
