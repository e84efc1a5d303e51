"""The house's games and those of other packages are found by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import registry
from engine.core.errors import UnknownGame
from tests.example_game.install import installed


def test_every_registered_game_can_be_had_and_bears_its_name() -> None:
    for name in registry.names():
        assert registry.game(name).name == name


def test_a_game_is_one_object_however_often_it_is_asked_for() -> None:
    assert registry.game("beacons") is registry.game("beacons")


def test_a_package_that_claims_a_name_of_the_house_does_not_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "HOUSE", (*registry.HOUSE, "beacons"))
    with installed(tmp_path):
        assert registry.names().count("beacons") == 1


def test_an_unknown_name_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game("beacon")
    assert str(refused.value) == ("There is no game called 'beacon'; did you mean beacons?")


def test_a_name_like_no_other_is_answered_with_all_there_are() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game("chess")
    everything = ", ".join(registry.names())
    assert str(refused.value) == f"There is no game called 'chess'; there are: {everything}."
