"""The games that laws of content play first suffice, and a command finds them."""

import pytest

from engine.conformance.__main__ import main
from tests.engine.conformance.complaints import complaint
from tests.engine.games.dyla import test_laws
from tests.example_game.game import Beacons

GAMES = 4


def test_the_revealing_games_show_as_much_as_all_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laws = test_laws.TestDyla()
    monkeypatch.setattr(test_laws.TestDyla, "games", GAMES)
    wanted = laws.must_be_shown()
    shown = {number: laws.shown_by(number) & wanted for number in range(GAMES)}

    assert main(["revealing", f"{test_laws.__name__}:TestDyla"]) == 0

    named = capsys.readouterr().out.strip()
    assert named.startswith("revealing = (")
    found = [number for number in shown if str(number) in named]
    assert set().union(*(shown[number] for number in found)) == set().union(*shown.values())
    assert len(found) < GAMES


def test_revealing_games_that_miss_something_are_reported_with_the_command() -> None:
    said = complaint(Beacons(), "test_all_content_comes_up", revealing=(0,))
    assert "the games in `revealing` no longer show ['" in said
    assert "`python -m engine.conformance revealing" in said
    assert ":LawsOfWorse` prints." in said
