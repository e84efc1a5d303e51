"""The end of a contest: who comes where, and why, in the picture, its alt text and a sentence."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.games.presenters import presenter
from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from bot.store.records import Status
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.match import Match
from engine.games.dark_wall_destiny.state import Ending
from engine.games.dark_wall_destiny.view import WallView
from tests.bot.unstored import table_of

GAME = registry.game("dark_wall_destiny")
NAMES = ("Ada", "Bo", "Cleo", "Dan")
SENTENCE = 120
"""Maximum characters of a sentence for members."""


@cache
def played(seed: str) -> Match[Any, Any, Any]:
    """A whole game of four rivals who play as the game's guide does."""
    match = Match.start(GAME, options.read(GAME, {"aggression": "yes"}), 4, seed_from(seed))
    luck = Chance(seed_from(f"l{seed}"))
    while GAME.outcome(match.state) is None:
        seat = GAME.missing(match.state)[0]
        match = match.play(seat, GAME.guide(match.state, seat, luck)).match
    return match


def lines(seed: str, locale: str) -> list[str]:
    """The lines of the finished board: the result, why, and what each got."""
    match = played(seed)
    table = table_of(match, options='{"aggression": "yes"}', status=Status.OVER)
    course = {name: (now,) for name, now in GAME.measures(match.state).items()}
    return board(Shown.public(table, Speech(locale, NAMES)), past=course).text[1].split("\n")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            [
                "**Over in round 12: a Cryoship burned from a deck. Bo wins with 24 points.**",
                "The Cryoship was Dan's, so Dan is last, and each seeded one counts 10 points.",
            ],
        ),
        (
            "de",
            [
                "**Zu Ende in Runde 12: Ein Kryoschiff ist in einem Deck verbrannt. Bo gewinnt "
                "mit 24 Punkten.**",
                "Es war das Kryoschiff von Dan, deshalb kommt Dan auf den letzten Platz; jedes "
                "angelegte zählt 10 Punkte.",
            ],
        ),
    ],
)
def test_whoever_burned_a_cryoship_is_told_to_be_last_despite_more_points(
    locale: str, told: list[str]
) -> None:
    """Dan has 25 points, more than anybody else, and is last."""
    assert lines("agg64", locale)[:2] == told
    view = played("agg64").view(None)
    assert [seat.points for seat in view.seats] == [12, 24, 19, 25]
    ranked = [Speech("en", NAMES)(one) for one in GAME.text.score(view).seats]
    assert [one.split(":")[0] for one in ranked] == ["Bo", "Cleo", "Ada", "Dan"]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Dan scored most for cards (10) and seeded Cryoships (10)."),
        ("de", "Am meisten Punkte bekam Dan für Karten (10) und angelegte Kryoschiffe (10)."),
    ],
)
def test_a_contest_with_all_saved_says_what_brought_the_points(locale: str, told: str) -> None:
    assert "27" in lines("agg42", locale)[0]
    assert lines("agg42", locale)[1] == told


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("how", ["saved", "tie", "shared", "burned", "deck", "siege", "empty"])
def test_each_end_of_a_contest_has_one_sentence_of_reason(how: Any, locale: str) -> None:
    view: WallView = played("agg42").view(None)
    seats = view.seats
    if how in ("tie", "shared"):
        seats = (*seats[:2], replace(seats[2], points=27, sector=()), seats[3])
        seats = (*seats[:2], seats[3], seats[3]) if how == "shared" else seats
    ending: Ending = "saved" if how in ("tie", "shared") else how
    over = replace(view, ending=ending, seats=seats, culprit=1 if how == "deck" else None)
    found = presenter("dark_wall_destiny").finale(over)
    assert found is not None
    sentence = Speech(locale, NAMES)(found.why)
    assert re.fullmatch(r"[^.]+\.", sentence)
    assert len(sentence) <= SENTENCE
    assert ("Dan" in sentence) is (ending == "saved")
    assert ("Bo" in sentence) is (how == "deck")
    assert ("10" in sentence) is (how not in ("tie", "shared"))
