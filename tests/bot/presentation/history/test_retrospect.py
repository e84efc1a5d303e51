"""Awards of a finished game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.history.retrospect import lines
from bot.store import records
from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.match import Match
from engine.core.text import Score
from engine.core.words import words
from tests.bot.journeys.black_abyss import late

SPEECH = Speech("en", ("Ada", "Bo"))
SCORE = "dark-miss-down-measure-score"


def table_of(match: Match[Any, Any, Any], seats: int) -> Table:
    """A table of this many members at which this match was finished."""
    row = late.table(3, 2, "move").row
    sitting = tuple(records.Seat(at, at + 1, None, "ABCDEF"[at]) for at in range(seats))
    over = replace(
        row, game=match.game.name, seats=sitting, options="{}", status=records.Status.OVER
    )
    return Table.of(over, match)


def finished_game(game: str, seats: int, seed: str = "cd" * 32) -> Table:
    """A game finished by the first of its policies."""
    playing = registry.game(game)
    match: Match[Any, Any, Any] = Match.start(playing, playing.options(), seats, seed)
    policy, chance = next(iter(playing.policies.values())), Chance("7" * 64)
    while playing.outcome(match.state) is None:
        seat = playing.missing(match.state)[0]
        match = match.play(seat, policy(Perspective(playing, match.state, seat), chance)).match
    return table_of(match, seats)


@pytest.fixture(scope="module")
def duel() -> Table:
    return finished_game("dark_miss_down", 2)


@pytest.fixture(scope="module")
def alone() -> Table:
    tables = (finished_game("dyla", 1, f"{seed:064x}") for seed in range(20))
    return next(one for one in tables if not winners_of(one))


def winners_of(table: Table) -> tuple[int, ...]:
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    return outcome.winners


def test_an_award_goes_to_whoever_has_the_most_unless_all_tie(duel: Table) -> None:
    told = lines(duel, SPEECH, {SCORE: ((0, 3), (9, 4))})
    assert "- Score: Ada on top (9)" in told
    equal = lines(duel, SPEECH, {SCORE: ((0, 9), (9, 4))})
    assert not any(" on top " in line for line in equal)


def test_a_game_can_define_its_own_awards_or_none(
    duel: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = {SCORE: ((0, 3), (9, 4))}
    for own, told in (
        (None, ["- Score: Ada on top (9)"]),
        ((), []),
        ((words(SCORE),), ["- Score"]),
    ):
        text = duel.match.game.text
        monkeypatch.setattr(type(text), "score", lambda *_, own=own: Score((), (), own))
        assert lines(duel, SPEECH, course) == told


def test_losing_less_than_others_earns_no_award(duel: Table) -> None:
    """For example, sections of a fleet: the larger fleet lost them all."""
    told = lines(duel, SPEECH, {SCORE: ((7, 11), (7, 0))})
    assert not any(" on top " in line for line in told)


def test_a_solo_award_names_the_turn_with_the_greatest_gain(alone: Table) -> None:
    told = lines(alone, SPEECH, {"dyla-measure-points": ((0,), (2,), (6,), (7,))})
    assert "- Victory points: biggest gain on turn 3 (+4)" in told
