"""On a phone a board has few lines under its picture, and no sentence is long."""

import re
import textwrap
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.folding import NEWS, SMALL_LINE, TALLEST, height_of
from bot.presentation.learning.introduction import goal
from bot.presentation.panels.board import LINES, board, note_of
from bot.presentation.shown import Shown
from engine.agents.simple import Follower, Wanderer
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.events import seen
from engine.core.game import Perspective
from engine.core.match import Match, Step
from tests.bot.language.test_sentences import END, MOST
from tests.bot.unstored import table_of

SEATS = {"planetary_defence": 1, "dyla": 1, "dark_miss_down": 2, "dark_wall_destiny": 4}
ICON, MARKS = re.compile("[\ue000-\uf8ff]"), re.compile(r"\*\*|^-# |^#+ |\\", re.MULTILINE)
ACTIONS, EVERY = 400, 12
"""Examined actions of a game, and the distance between examined boards."""
LANGUAGES = ("en", "de")
PHONE, AIM = 30, 5
"""Characters of a line on a phone, and maximum lines of the aim under the first board."""


def steps(name: str) -> Iterator[Step[Any, Any, Any]]:
    """A game played at random in its first half, then by the greedy agent."""
    game, luck = registry.game(name), Chance(seed_from(f"few words of {name}"))
    seats = SEATS.get(name, 3)
    match = Match.start(game, options.read(game, {}), seats, seed_from(f"few words in {name}"))
    player = Follower(next(iter(game.policies.values())))
    for number in range(ACTIONS):
        if game.outcome(match.state) is not None:
            return
        seat = game.missing(match.state)[0]
        chooser = Wanderer() if number % 40 < 10 else player
        action = chooser.choose(Perspective(game, match.state, seat), luck, lambda: False)
        step = match.play(seat, action)
        match = step.match
        yield step


def long_ones(said: str) -> list[str]:
    """The sentences that are too long, not counting markup."""
    plain = MARKS.sub("", ICON.sub("x", said))
    sentences = (one for line in plain.splitlines() for one in END.split(line))
    return [one for one in sentences if len(one) > MOST]


@pytest.mark.parametrize("name", registry.HOUSE)
def test_boards_have_few_lines_and_no_sentence_is_long(name: str) -> None:
    for number, step in enumerate(islice(steps(name), ACTIONS)):
        table = table_of(step.match)
        told = step.match.game.text.log_sentences(seen(step.events, None))
        for speech in map(table.speech, LANGUAGES):
            assert [one for sentence in told for one in long_ones(speech(sentence.words))] == []
            if number % EVERY == 0:
                shown = board(Shown.public(table, speech))
                below = "\n".join(shown.text[1:])
                assert shown.picture is None or len(below.splitlines()) <= LINES, below
                assert long_ones(below) == []


@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("name", registry.HOUSE)
def test_the_aim_on_a_first_board_is_short_on_a_phone(
    name: str, locale: str, together: bool
) -> None:
    aim = goal(name, "", Speech(locale), together=together)
    assert len(textwrap.wrap(aim, PHONE)) <= AIM, aim


@pytest.mark.parametrize("name", ["planetary_defence", "dyla"])
def test_long_news_leave_a_solo_boards_buttons_as_they_are(name: str) -> None:
    for step in islice(steps(name), 0, None, EVERY):
        table = table_of(step.match)
        if table.over:
            continue
        shown = Shown.public(table, table.speech("en"))
        quiet, loud = board(shown), board(shown, note="The enemy strikes again. " * 20)
        assert loud.rows == quiet.rows
        wrapped = SMALL_LINE * (NEWS + 1)
        assert height_of(loud) <= max(TALLEST + SMALL_LINE, height_of(quiet) + wrapped)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_dylas_boards_with_undo_and_news_rarely_outgrow_a_phone(locale: str) -> None:
    """Only a ship in danger may have more cards and alarms than a phone has room for."""
    game, luck, looked, taller = registry.game("dyla"), Chance(seed_from("luck")), 0, 0
    player = Follower(next(iter(game.policies.values())))
    for deal in range(3):
        match = Match.start(game, options.read(game, {}), 1, seed_from(f"heights {deal}"))
        while True:
            seen_by = Perspective(game, match.state, 0)
            step = match.play(0, player.choose(seen_by, luck, lambda: False))
            match = step.match
            if game.outcome(match.state) is not None:
                break
            table = table_of(match)
            news = note_of(table, step.events, 0, table.speech(locale))
            shown = Shown.public(table, table.speech(locale))
            panel = board(shown, note=news, undoable=True)
            looked, taller = looked + 1, taller + (height_of(panel) > TALLEST)
    assert looked > 150
    assert taller <= looked / 10
