"""The private panel in the first turn: what to do next, and why there are no hints."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.language.speech import Speech
from bot.presentation.learning.introduction import taught
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.core.choices import Branch, Leaf
from engine.core.match import Match
from tests.bot.presentation.games.dark_wall_destiny.test_few_lines import at_a_table
from tests.bot.presentation.played import matches


def first(table: Table, locale: str) -> str:
    """The text of the panel of a missing seat."""
    return "\n".join(private(Shown(table, table.missing[0], table.speech(locale))).text)


def step(match: Match, key: str) -> Match:  # type: ignore[type-arg]
    """The match after the first choice below this key."""
    seat = match.game.missing(match.state)[0]
    node = next(one for one in match.choices(seat).open() if key in ("", one.key))
    while isinstance(node, Branch):
        node = node.open()[0]
    assert isinstance(node, Leaf)
    return match.play(seat, node.action).match


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_round_has_advice_for_each_step(locale: str) -> None:
    match = next(iter(matches("dark_wall_destiny", "first round", 1)))
    for part, key in (("tactics", ""), ("play", "play-all"), ("acquire", "")):
        told = taught("dark_wall_destiny", f"first-{part}", Speech(locale))
        assert told
        assert told in first(at_a_table(match), locale)
        match = step(match, key)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_turn_of_a_rated_game_says_why_there_are_no_hints(
    locale: str,
) -> None:
    table = at_a_table(next(iter(matches("dark_miss_down", "rated", 2))))
    assert table.speech(locale).say("panel-unhinted") in first(table, locale)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_turn_of_dark_miss_down_names_the_one_thing_to_do(locale: str) -> None:
    seen = set[str]()
    for seed in range(40):
        for match in islice(matches("dark_miss_down", f"first {seed}", 2), 3):
            table, speech = at_a_table(match), Speech(locale)
            offered = {one.key for one in match.choices(table.missing[0]).open()}
            part = "gain" if offered <= {"take", "draw", "replace"} else "complete"
            told = taught("dark_miss_down", f"first-{part}", speech)
            begins = match.state.turn == 1
            assert (told in first(table, locale)) == begins
            seen.add(part if begins else "later")
    assert seen == {"complete", "gain", "later"}
