"""A card's name may be a plural, such as „Leerenschakale“, so no verb agrees with it.

A sentence says "Die Karte Leerenschakale verbrennt", or needs no verb in the singular. Cryoships
and drones have names in the singular.
"""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from engine.core.content import DATA
from engine.games.dark_wall_destiny.content import tables as t
from tests.bot.language.test_german import parsed

CARDS = frozenset({"card", "by", "host", "other", "cards", "names"})
"""The variables of messages that are cards' names."""
NAME = "⟦name⟧"
QUOTES = '[„”“"*]'
NO_SUBJECT = "".join(
    f"(?<!{before} )" for before in ("Karte", "Kryoschiff", "von", "Mit", "card", "Cryoship", "of")
)
"""What stands before a name that is not itself the subject of the verb after it."""
VERBS = {
    "de": "ist|wird|hat|kann|könnte|darf|verbrennt|greift|kommt|kostet|bringt|liegt|rückt|gilt"
    "|schadet|zählt|bleibt|gibt|trifft|macht|steht|hält|zieht",
    "en": "is|was|has|does|doesn't|burns|attacks|enters|comes|costs|brings|lies|moves|counts|stays"
    "|gives|hits|deals|stops|passes|returns|goes|joins",
}
BEFORE = {"de": "Dann|Vielleicht|Lücke|,", "en": "(?!)"}
"""What begins a clause whose verb stands before its subject."""
SINGULAR = frozenset(
    f"dark-wall-destiny-{end}"
    for end in (
        *("buying-each", "buying-sooner", "buying-sooner-and", "choose-siege", "danger-payable"),
        "exchange-spins",
        *("entered", "forecast-colony", "motive-later", "omega-not-seeded", "outlook-colony"),
        *("outlook-colony-contest", "outlook-urgent", "outlook-urgent-contest", "alarm-wall"),
        "refused-sold-out",
    )
)
"""Messages whose card is a Cryoship or a drone."""


def _selectors(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """Each selecting variable of a message with each of its keys."""
    for one in pattern.elements:
        if isinstance(one, Placeable) and isinstance(one.expression, SelectExpression):
            select = one.expression
            if isinstance(select.selector, VariableReference):
                for variant in select.variants:
                    yield select.selector.id.name, _key(variant.key)
            for variant in select.variants:
                yield from _selectors(variant.value)


def _key(key: object) -> str:
    return str(getattr(key, "name", getattr(key, "value", "")))


def _text(pattern: Pattern, chosen: dict[str, str]) -> str:
    """The text of a message if its selecting variables have these keys."""
    return "".join(_part(one, chosen) for one in pattern.elements)


def _part(element: TextElement | Placeable, chosen: dict[str, str]) -> str:
    if isinstance(element, TextElement):
        return element.value
    match element.expression:
        case SelectExpression(selector=VariableReference() as by, variants=variants):
            usual = next(one for one in variants if one.default)
            wanted = (one for one in variants if _key(one.key) == chosen[by.id.name])
            return _text(next(wanted, usual).value, chosen)
        case VariableReference() as variable:
            return NAME if variable.id.name in CARDS else "…"
        case FunctionReference(arguments=arguments) if arguments.positional:
            return _part(Placeable(arguments.positional[0]), chosen)
        case _:
            return ""


def _sentences(path: Path) -> Iterator[tuple[str, str]]:
    """Each message with the texts that it can become, with a name in place of each card."""
    for one in parsed(path):
        if one.value is None or one.id.name in SINGULAR or "-flavour-" in one.id.name:
            continue
        keys: dict[str, dict[str, None]] = {}
        for variable, key in _selectors(one.value):
            keys.setdefault(variable, {})[key] = None
        for found in product(*keys.values()):
            yield one.id.name, _text(one.value, dict(zip(keys, found, strict=True)))


@pytest.mark.parametrize("language", VERBS)
def test_no_verb_in_the_singular_agrees_with_a_cards_name(language: str) -> None:
    verbs = VERBS[language]
    after = re.compile(rf"(?<!{QUOTES}){NO_SUBJECT}{QUOTES}*{NAME}{QUOTES}* (?:{verbs})\b")
    before = re.compile(rf"(?:{BEFORE[language]}) (?:{verbs}) {QUOTES}*{NAME}")
    faults = {
        f"{message}: {text}"
        for room in ("text", "learning")
        for message, text in _sentences(DATA / "dark_wall_destiny" / room / f"{language}.ftl")
        if after.search(text) or before.search(text)
    }
    assert not faults


@pytest.mark.parametrize(("language", "ship"), [("en", "Colony"), ("de", "Kolonie")])
def test_the_names_of_cryoships_are_singular(language: str, ship: str) -> None:
    source = (DATA / "dark_wall_destiny" / "text" / f"{language}.ftl").read_text("utf-8")
    for card in t.COLONIES:
        assert f"dark-wall-destiny-card-{t.IDS[card]} = {ship} " in source
