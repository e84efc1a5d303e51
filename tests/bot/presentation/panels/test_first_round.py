"""The private panel in the first turn: what to do next, and why there are no hints."""

from __future__ import annotations

from itertools import islice, takewhile

import pytest

from bot.language.speech import Speech
from bot.presentation.learning.introduction import learning_text
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
def test_each_step_of_the_first_turn_is_told_on_a_phone_until_the_turn_ends(locale: str) -> None:
    """Four play, so the picture is tall; the result of Ada's click is told, too."""
    match = next(iter(matches("dark_wall_destiny", "first turn", 4)))
    for _ in range(4):
        match = step(match, "")
    speech, ada = Speech(locale), match.game.missing(match.state)[0]
    for key in ("take-and-play-all", "system", "end-turn"):
        panel = private(Shown(at_a_table(match), ada, speech), note="Ada draws a card. " * 4)
        advice = learning_text("dark_wall_destiny", f"first-{key}", speech)
        assert advice
        assert speech.say("panel-do-this", what=advice) in "\n".join(panel.text)
        match = step(match, key)
    after = private(Shown(at_a_table(match), ada, speech))
    assert speech.say("panel-do-this", what="").strip() not in "\n".join(after.text)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_card_left_in_hand_is_played_before_one_acquires(locale: str) -> None:
    said = learning_text("dark_wall_destiny", "first-play", Speech(locale))
    told = 0
    for seed in range(6):
        game = matches("dark_wall_destiny", f"left over {seed}", 2)
        for match in takewhile(lambda one: one.state.turn == 1 and one.state.stage != "spin", game):
            keys = {one.key for one in match.choices(match.game.missing(match.state)[0]).open()}
            single = "play" in keys and "play-all" not in keys
            assert (said in first(at_a_table(match), locale)) == single
            told += single
    assert told


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_round_after_the_guided_ones_says_once_that_hints_go_on(locale: str) -> None:
    said = Speech(locale).say("panel-guided-hints")
    told = set[int]()
    for match in matches("dark_wall_destiny", "guided", 2):
        if match.state.turn > 3:
            break
        if said in first(at_a_table(match), locale):
            told.add(match.state.turn)
    assert told == {2}


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
            told = learning_text("dark_miss_down", f"first-{part}", speech)
            begins = match.state.turn == 1
            assert (told in first(table, locale)) == begins
            seen.add(part if begins else "later")
    assert seen == {"complete", "gain", "later"}
