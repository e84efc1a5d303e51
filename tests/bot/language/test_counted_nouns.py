"""A noun after a number has a singular where the number can be one: "1 point", never "1 points".

Plurals are learned from the messages that have both forms.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from engine.core.content import DATA
from tests.bot.language.test_german import parsed

LANGUAGES = ("en", "de")
MANY = frozenset(
    [
        *("black-abyss-say-points", "black-abyss-score-goal-empires", "black-abyss-score-terms"),
        *(
            "black-abyss-score-goal-fleet-battle",
            "black-abyss-score-lead-terms",
            "challenge-streak",
        ),
        *("black-abyss-power-bomb-reach", "crew-agree", "dyla-about-card"),
        *(f"dark-miss-down-alarm-{how}" for how in ("near", "near-yours", "reached")),
        *(f"dark-miss-down-alarm-{how}" for how in ("both", "both-yours", "both-theirs")),
        *("dark-miss-down-alarm-reached-yours", "dark-miss-down-stand-in"),
        *("dark-wall-destiny-about-blow", "dark-wall-destiny-about-blow-new"),
        "dark-wall-destiny-award-passed",
        *(f"dark-wall-destiny-own-award-{how}" for how in ("gained", "lost")),
        *(f"dark-wall-destiny-score-lead-{what}" for what in ("energy", "cards", "crew")),
        "dark-miss-down-pressed-first",
        *("dark-miss-down-refused-hand-fits", "dark-miss-down-refused-hand-full"),
        *("dark-miss-down-score-goal", "dark-miss-down-tie-stands", "dark-miss-down-won"),
        *("dark-wall-destiny-does-peek", "dark-wall-destiny-does-scan"),
        *("dark-wall-destiny-buying-onto-several", "dark-wall-destiny-forecast-colony-sooner"),
        *("dark-wall-destiny-score-goal", "dark-wall-destiny-score-goal-contest"),
        *("dyla-out-of-time", "dyla-refused-price", "dyla-score-deck", "dyla-score-goal"),
        *("dyla-table-ship", "dyla-won", "habits-time-days", "learn-players-range"),
        *("leaderboard-won", "lobby-begins", "lobby-lasts-days", "lobby-lasts-minutes"),
        *("lobby-too-few", "lobby-too-many", "me-holiday", "me-remind", "me-set-hours"),
        *("picture-abyss-standing", "picture-abyss-standing-war", "picture-battle-damage"),
        *("picture-wall-why-burned", "picture-wall-why-deck", "picture-wall-why-empty"),
        *(f"picture-wall-why-contest-{how}" for how in ("burned", "deck", "empty", "siege")),
        *("picture-wall-why-siege", "plan-for", "planetary-defence-draw"),
        *("planetary-defence-costs",),
        *("planetary-defence-lost", "planetary-defence-menu-move", "planetary-defence-menu-scrap"),
        *("planetary-defence-refused-credits", "planetary-defence-score-deck"),
        *("planetary-defence-score-space", "planetary-defence-status", "planetary-defence-won"),
        *("refused-challenge-seats", "refused-games-elsewhere", "refused-players"),
        *("picture-abyss-ballot-majority", "picture-abyss-ballot-majority-own"),
    ]
)
"""Messages whose number is always more than one, by the rules or by a limit of the bot."""
WORD = re.compile(r"[^\W\d]+")
REACH = 2
"""Words after a number that can differ between one and many."""
PLURAL = {"en": re.compile("[A-Za-z]+s"), "de": re.compile("[A-ZÄÖÜ].+")}
"""Matches a noun in the plural."""
SOMEBODY = frozenset({"seat", "card"})
"""Variables that are no numbers."""


def _rooms(language: str) -> list[Path]:
    return sorted(DATA.glob(f"*/text/{language}.ftl"))


def _messages(room: Path) -> Iterator[tuple[str, Pattern]]:
    for one in parsed(room):
        if one.value is not None:
            yield one.id.name, one.value


def _selects(pattern: Pattern) -> Iterator[SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


def _forms(select: SelectExpression) -> dict[str, str]:
    """The text of each variant after its number, by the variant's key."""
    found = {}
    for variant in select.variants:
        text = [one.value for one in variant.value.elements if isinstance(one, TextElement)]
        key = getattr(variant.key, "name", getattr(variant.key, "value", ""))
        found[str(key)] = text[0].lstrip("0123456789") if len(text) == 1 else ""
    return found


@cache
def plurals(language: str) -> frozenset[tuple[str, ...]]:
    """The first words after a number, of all variants for many."""
    learned: set[tuple[str, ...]] = set()
    for room in _rooms(language):
        for _, pattern in _messages(room):
            for forms in map(_forms, _selects(pattern)):
                one, many = (WORD.findall(forms.get(key, "")) for key in ("one", "other"))
                for end in range(1, REACH + 1):
                    if len(one) >= end <= len(many) and one[:end] != many[:end]:
                        noun = many[end - 1]
                        if noun not in one and PLURAL[language].fullmatch(noun):
                            learned.add(tuple(many[:end]))
                        break
    return frozenset(learned)


def _counted(pattern: Pattern, judged: frozenset[str] = frozenset()) -> Iterator[str]:
    """The text after each number outside a select on that number."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, Placeable):
            continue
        inner = element.expression
        if isinstance(inner, VariableReference) and inner.id.name not in judged | SOMEBODY:
            after = pattern.elements[at + 1 : at + 2]
            if after and isinstance(after[0], TextElement) and after[0].value.startswith(" "):
                yield after[0].value
        elif isinstance(inner, SelectExpression):
            by = inner.selector.id.name if isinstance(inner.selector, VariableReference) else ""
            known = {by} if {"one", "1"} & _forms(inner).keys() else set()
            for variant in inner.variants:
                yield from _counted(variant.value, judged | known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_beside_a_number_that_may_be_one_has_a_singular(language: str) -> None:
    assert len(plurals(language)) > REACH
    faults = [
        f"{id}: …{said}"
        for room in _rooms(language)
        for id, pattern in _messages(room)  # noqa: A001
        for said in _counted(pattern)
        if any(tuple(WORD.findall(said)[: len(one)]) == one for one in plurals(language))
        and id not in MANY
    ]
    assert faults == []
