"""Awards of a finished game."""

from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.status import retrospect
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


def table_of(match: Match[Any, Any, Any], seats: int) -> Table:
    """A table of this many members at which this match was finished."""
    row = late.table(3, 2, "move").row
    sitting = tuple(records.Seat(at, at + 1, None, "ABCDEF"[at]) for at in range(seats))
    over = replace(
        row, game=match.game.name, seats=sitting, options="{}", status=records.Status.OVER
    )
    return Table.of(over, match)


def finished_game(game: str, seats: int) -> Table:
    """A game finished by the first of its policies."""
    playing = registry.game(game)
    match: Match[Any, Any, Any] = Match.start(playing, playing.options(), seats, "cd" * 32)
    policy, chance = next(iter(playing.policies.values())), Chance("7" * 64)
    while playing.outcome(match.state) is None:
        seat = playing.missing(match.state)[0]
        match = match.play(seat, policy(Perspective(playing, match.state, seat), chance)).match
    return table_of(match, seats)


def test_the_awards_of_a_game_stand_below_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = finished_game("dark_miss_down", 2)
    assert retrospect(duel, SPEECH) == []
    won = Score((), (), (words("dark-miss-down-measure-score"),))
    monkeypatch.setattr(type(duel.match.game.text), "score", lambda *_: won)
    assert retrospect(duel, SPEECH) == ["- Score"]
