"""A turn is told only if it changed the chance by more than the rollouts can be in error."""

import pytest

from bot.features.endings import story
from bot.features.endings.story import Numbers, turning_places
from engine.agents.chances import Forecast
from engine.core.content import DATA, load_file


@pytest.fixture(autouse=True)
def _numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers that a bot goes by."""
    found = load_file(Numbers, DATA / "endings" / "numbers.toml")
    monkeypatch.setattr(story, "NUMBERS", found)


def course(games: int, *chances: float) -> list[Forecast]:
    """The first seat's chances at the beginning of turns, each by so many rollouts."""
    return [Forecast((one, 1 - one), games) for one in chances]


def test_few_rollouts_tell_no_turn_and_many_tell_the_same_change() -> None:
    assert turning_places(course(3, 0.5, 0.8, 0.6), 0, story.NUMBERS.errors) == []
    assert turning_places(course(160, 0.5, 0.8, 0.6), 0, story.NUMBERS.errors) == [0, 1]


def test_a_change_below_the_floor_is_not_told_even_if_it_is_certain() -> None:
    assert turning_places(course(0, 0.64, 0.66, 0.75), 0, 0) == [1]


def test_the_turns_with_the_largest_changes_are_told_in_order() -> None:
    assert turning_places(course(0, 0.1, 0.3, 0.4, 0.8), 1, 0, 2) == [0, 2]
