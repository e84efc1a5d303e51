"""No message has a sentence too long to take in at a glance."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
)

from engine.core.content import DATA
from tests.bot.language.test_german import parsed

MOST = 120
VALUE = "Value"
"""Stands for an argument of a message: a name, a number, a card."""
ALTERNATIVES = 32
ROOMS = sorted(path for path in DATA.glob("*/*/*.ftl") if path.parent.name in ("text", "learning"))
PAGES = sorted(DATA.glob("*/learning/first_turn.*.md"))
END = re.compile(r"(?<=[.!?])[”“)*_]*\s+(?=[^a-zäöü])")


def _said(pattern: Pattern) -> list[str]:
    """The possible texts of a pattern; only the longest ones where there are many."""
    every = product(*(_parts(one) for one in pattern.elements))
    told = {"".join(parts).replace("\n", " ") for parts in every}
    return sorted(told, key=len)[-ALTERNATIVES:]


def _parts(element: TextElement | Placeable) -> list[str]:
    if isinstance(element, TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, SelectExpression):
        return [said for variant in inner.variants for said in _said(variant.value)][-ALTERNATIVES:]
    return [inner.parse()["value"]] if isinstance(inner, StringLiteral) else [VALUE]


def _long(room: Path) -> Iterator[str]:
    for one in parsed(room):
        if one.value is not None:
            sentences = (part for said in _said(one.value) for part in END.split(said))
            yield from {f"{one.id.name}: {part}" for part in sentences if len(part) > MOST}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(DATA)))
def test_a_sentence_has_at_most_120_characters(room: Path) -> None:
    long = list(_long(room))
    assert not long, f"{room}: split these, as {MOST} characters are the most: {long}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DATA)))
def test_a_sentence_of_a_first_turn_has_at_most_120_characters(page: Path) -> None:
    parts = re.split(r"\n(?=\d\. |\n)", page.read_text("utf-8"))
    sentences = (one for part in parts for one in END.split(" ".join(part.split())))
    long = [one for one in sentences if len(one) > MOST]
    assert not long, f"{page}: split these, as {MOST} characters are the most: {long}"
