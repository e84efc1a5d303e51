"""The line that shares a finished game of several, and the legend of its signs."""

import re

import pytest

from bot.features.endings import panel
from bot.features.endings.deed import Story
from bot.features.endings.panel import LEVEL, LOST, SIGNS, WON, message_to_share
from bot.table.presence import with_state
from engine.core.game import Outcome
from tests.bot.features.endings.evening import SIGN, played


def test_a_shared_game_of_several_has_the_score_and_a_legend_of_its_signs() -> None:
    over, _ = played("dark_miss_down", 2, "score")
    outcome = over.match.game.outcome(over.match.state)
    assert outcome is not None
    best, least = sorted(outcome.scores, reverse=True)
    story = Story(seat=0, course=((50, 50), (81, 19), (100, 0)))
    told = with_state(over, story=story)
    for seat in (0, 1):
        line, legend, *_ = message_to_share(told, seat, over.speech("en")).text
        assert f", score {best} : {least} · chance of winning " in line
        assert [float(one) for one in re.findall(r"(\d+)%", legend)] == [4, 24, 49, 79, 100]
        assert re.findall(SIGN, legend) == [*SIGNS, WON, LOST, LEVEL]
    assert len(message_to_share(over, 0, over.speech("en")).text) == 1, "no signs, no legend"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "place 3 of 3 with 46 (final scores 29 : 6 : 46)"),
        ("de", "Platz 3 von 3 mit 46 (Endstand 29 : 6 : 46)"),
    ],
)
def test_a_shared_game_of_three_has_the_place_and_the_scores_by_rank(
    locale: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ceres has most points, but her Cryoship burned, so she is last; Hyperion wins with 29."""
    over, _ = played("dark_wall_destiny", 3, "share", aggression="yes")
    end = Outcome((2,), ((1, 6), (0, 46), (1, 29)), (6, 46, 29), "")
    monkeypatch.setattr(over.match.game, "outcome", lambda _: end)
    assert told in panel.line(over, 1, over.speech(locale))
