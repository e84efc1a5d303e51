"""What texts for newcomers and rules tell members to press is a label that they can find."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from engine.core import registry
from engine.core.content import DATA

PRESS = {"en": r"\b[Pp]ress\b", "de": r"\b[Dd]rück"}
QUOTED = re.compile(r"(?<!\*)\*(?!\*)([^*\n]+)\*(?!\*)")
HOLE = "\0"
"""Stands for a part of a label that is a name or a number."""


def labels(pattern: Pattern | None) -> Iterator[str]:
    """All texts that a message can have, with `HOLE` for each value."""
    parts = [[*_texts(element)] for element in (pattern.elements if pattern else ())]
    yield from map("".join, product(*parts))


def _texts(element: TextElement | Placeable) -> Iterator[str]:
    if isinstance(element, TextElement):
        yield element.value
    elif isinstance(element.expression, SelectExpression):
        for variant in element.expression.variants:
            yield from labels(variant.value)
    else:
        yield HOLE


@cache
def offered(room: str, locale: str) -> tuple[str, ...]:
    """The labels of a folder of texts."""
    body = FluentResource((DATA / room / "text" / f"{locale}.ftl").read_text("utf-8")).body
    return tuple(
        one
        for message in body
        if isinstance(message, Message)
        for one in dict.fromkeys(labels(message.value))
        if len(one) < 100
    )


def pressed(text: str, locale: str) -> Iterator[str]:
    """What is quoted in sentences that tell one to press something."""
    for sentence in re.split(r"(?<=[.:])\s", re.sub(r"\n(?!\n|-)", " ", text)):
        if re.search(PRESS[locale], sentence):
            yield from QUOTED.findall(sentence)


def files(game: str, locale: str) -> Iterator[Path]:
    yield DATA / game / "rules" / f"{locale}.md"
    yield from sorted((DATA / game / "learning").glob(f"*{locale}.*"))


@pytest.mark.parametrize("locale", PRESS)
@pytest.mark.parametrize("game", registry.HOUSE)
def test_members_are_told_to_press_what_there_is(game: str, locale: str) -> None:
    there = [*offered(game, locale), *offered("bot", locale)]
    for file in files(game, locale):
        for quoted in pressed(file.read_text("utf-8"), locale):
            found = re.compile(rf"{re.escape(quoted)}( …| \(.*|[:,{HOLE}].*)?")
            assert any(map(found.fullmatch, there)), f"{file.name}: {quoted}"


@pytest.mark.parametrize(
    ("locale", "text", "labels"),
    [
        ("en", "Press *Play all*, then *End turn*. It *stops* there.", ["Play all", "End turn"]),
        ("de", "Drück auf *Zug\nbeenden*.", ["Zug beenden"]),
    ],
)
def test_only_what_is_to_be_pressed_is_a_label(locale: str, text: str, labels: list[str]) -> None:
    assert [*pressed(text, locale)] == labels
