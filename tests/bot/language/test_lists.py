"""In a sentence, a list ends with "and", not with a comma.

A list after a colon, a bracket or the dot of a heading is separate, and keeps its commas.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.core import options, registry
from engine.core.catalogue import split_messages
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.content import DATA
from engine.core.events import seen
from engine.core.match import Match
from engine.core.words import Words
from tests.bot.presentation.played import texts

LOOK = 12
"""How many moves pass between two looks at the table."""
ALL_CARDS = {"awakening": "yes", "homefront": "yes", "hostile_stars": "yes"}
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "planetary defence": ("planetary_defence", 1, {}),
    "dyla": ("dyla", 1, {}),
    "dark miss down": ("dark_miss_down", 2, {}),
    "dark wall": ("dark_wall_destiny", 3, {}),
    "dark wall, all cards": ("dark_wall_destiny", 3, ALL_CARDS),
    "dark wall, contest": ("dark_wall_destiny", 3, {**ALL_CARDS, "aggression": "yes"}),
    "black abyss": ("black_abyss", 3, {}),
}


@cache
def sources(locale: str) -> dict[str, str]:
    """The source of every message."""
    rooms = (path for path in DATA.glob(f"*/*/{locale}.ftl") if path.parent.name != "commands")
    return {id: source for path in rooms for id, source in split_messages(path.read_text("utf-8"))}  # noqa: A001


def spoken(table: str) -> Iterator[Words]:
    """The texts of a random game: of a player's panel, and of the log of all facts."""
    name, seats, given = TABLES[table]
    game = registry.game(name)
    text, facts = game.text, list[Any]()
    match: Match[Any, Any, Any] = Match.start(
        game, options.read(game, given), seats, seed_from(f"lists {name}")
    )
    chance = Chance(seed_from(f"player of lists {name}"))
    while game.outcome(match.state) is None:
        if match.revision % LOOK == 0:
            view = match.view(game.missing(match.state)[0])
            yield from (*text.describe(view), *text.overview(view), *text.score(view).lines)
        seat = game.missing(match.state)[0]
        step = match.play(seat, wander(game.choices(match.state, seat), chance))
        match = step.match
        facts += seen(step.events, None)
    yield from (sentence.words for sentence in text.log_sentences(facts))


def lists(what: Words) -> Iterator[tuple[Words, str]]:
    """Each list in a text with its argument name; series of whole sentences do not count."""
    for name, value in what.args:
        if isinstance(value, Words):
            yield from lists(value)
        elif isinstance(value, tuple):
            yield from (found for one in value for found in lists(one))
            if len(value) > 1 and not texts().render(value[0], names=("A", "B", "C")).endswith("."):
                yield what, name


@pytest.mark.parametrize("table", TABLES)
def test_every_list_in_a_sentence_ends_with_and(table: str) -> None:
    found = {(what.id, arg): what for said in spoken(table) for what, arg in lists(said)}
    wrong = [
        f"{id}: {texts().render(what, locale, ('Ada', 'Bo', 'Cleo'))}"
        for (id, arg), what in found.items()  # noqa: A001
        for locale in ("en", "de")
        if not _apart(sources(locale)[id], arg)
    ]
    assert not wrong, wrong


def _apart(source: str, arg: str) -> bool:
    """Whether the message uses LIST, or has the list after a colon, a bracket or a dot."""
    said = rf"LIST\(\${arg}, |(?:[:;·] |[(\[]|= ){{ \${arg} }}"
    return re.search(said, source) is not None


CONJUNCTIONS = {"en": {"and", "or"}, "de": {"und", "oder"}}


@pytest.mark.parametrize("locale", CONJUNCTIONS)
def test_lists_are_joined_in_the_language_of_their_message(locale: str) -> None:
    joined = re.compile(r'LIST\(\$\w+, "(\w+)"\)')
    assert {one for said in sources(locale).values() for one in joined.findall(said)} == (
        CONJUNCTIONS[locale]
    )
