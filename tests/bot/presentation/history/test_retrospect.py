"""A finished game in retrospect: turning point, awards, and a line to share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.history import retrospect
from bot.presentation.history.retrospect import Past, lines
from bot.store import records
from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.match import Match
from tests.bot.journeys.black_abyss import late

SPEECH = Speech("en", ("Ada", "Bo"))
SCORE = "dark-miss-down-measure-score"


def seated(match: Match[Any, Any, Any], seats: int) -> Table:
    """A table with that many members at which this match was finished."""
    row = late.table(3, 2, "move").row
    sitting = tuple(records.Seat(at, at + 1, None, "AB"[at]) for at in range(seats))
    over = replace(
        row, game=match.game.name, seats=sitting, options="{}", status=records.Status.OVER
    )
    return Table.of(over, match)


def played(game: str, seats: int, seed: str = "cd" * 32) -> Table:
    """A game finished by its own first policy."""
    playing = registry.game(game)
    match: Match[Any, Any, Any] = Match.start(playing, playing.options(), seats, seed)
    policy, chance = next(iter(playing.policies().values())), Chance("7" * 64)
    while playing.outcome(match.state) is None:
        seat = playing.missing(match.state)[0]
        match = match.play(seat, policy(Perspective(playing, match.state, seat), chance)).match
    return seated(match, seats)


@pytest.fixture(scope="module")
def duel() -> Table:
    return played("dark_miss_down", 2)


@pytest.fixture(scope="module")
def alone() -> Table:
    tables = (played("dyla", 1, f"{seed:064x}") for seed in range(20))
    return next(one for one in tables if not winners_of(one))


def winners_of(table: Table) -> tuple[int, ...]:
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    return outcome.winners


def test_a_duel_was_turned_where_the_winners_chances_rose_most(duel: Table) -> None:
    (won,) = winners_of(duel)
    course = [0.5, 0.45, 0.7, 0.72, 0.4]
    chances = tuple((x, 1 - x) if won == 0 else (1 - x, x) for x in course)
    told = lines(duel, SPEECH, Past({SCORE: ((0, 0), (1, 2))}, chances))
    who = SPEECH.names[won]
    assert told[0] == f"Turning point: on turn 3 {who}'s chance of winning rose from 45% to 70%."


def test_a_solo_loss_turned_where_the_chances_fell_most(alone: Table) -> None:
    told = lines(alone, SPEECH, Past({}, ((0.5,), (0.6,), (0.2,), (0.1,))))
    assert told[0] == "Turning point: on turn 3 the chance of winning went from 60% to 20%."


@pytest.mark.parametrize("course", [(), (0.5,), (0.5, 0.51, 0.5)])
def test_where_nothing_moved_nothing_turned(duel: Table, course: tuple[float, ...]) -> None:
    told = lines(duel, SPEECH, Past({}, tuple((x, x) for x in course)))
    assert not any("Turning point" in line for line in told)


def test_awards_name_whoever_had_most_and_nobody_where_all_had(duel: Table) -> None:
    told = lines(duel, SPEECH, Past({SCORE: ((0, 3), (9, 4))}))
    assert "- Most of “Score”: Ada (9)" in told
    equal = lines(duel, SPEECH, Past({SCORE: ((0, 9), (9, 4))}))
    assert not any("Most of" in line for line in equal)


def test_nobody_is_named_for_what_they_began_with_and_lost(duel: Table) -> None:
    """Such as sections of a fleet: the larger fleet lost them all."""
    told = lines(duel, SPEECH, Past({SCORE: ((7, 11), (7, 0))}))
    assert not any("Most of" in line for line in told)


def test_alone_the_turn_that_brought_most_is_named(alone: Table) -> None:
    told = lines(alone, SPEECH, Past({"dyla-measure-points": ((0,), (2,), (6,), (7,))}))
    assert "- Best turn for “Victory points”: turn 3 (+4)" in told


@pytest.mark.parametrize(("game", "seats"), [("dark_miss_down", 2), ("dyla", 1)])
def test_the_line_to_share_is_one_plain_line_with_the_result(game: str, seats: int) -> None:
    table = played(game, seats)
    measures = table.match.game.measures(table.match.state)
    course = {name: (tuple(0 for _ in now), now) for name, now in measures.items()}
    names = Speech("en", ("A```da", "Bo"))
    shared = lines(table, names, Past(course))[-1]
    begin, line, end = shared.split("\n")
    assert begin == end == "```"
    assert "`" not in line
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    assert all(str(score) in line for score in outcome.scores)
    assert any(bar in line for bar in retrospect.BARS)


def test_a_long_course_has_as_many_bars_as_fit_and_ends_as_the_game_did(alone: Table) -> None:
    rising = tuple((n,) for n in range(200))
    line = lines(alone, SPEECH, Past({"dyla-measure-points": rising}))[-1]
    bars = "".join(letter for letter in line if letter in retrospect.BARS)
    assert len(bars) == retrospect.POINTS
    assert bars == "".join(sorted(bars))
    assert (bars[0], bars[-1]) == (retrospect.BARS[0], retrospect.BARS[-1])
