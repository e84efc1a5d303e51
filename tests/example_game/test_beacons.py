"""A game of another package is found by its entry point and obeys the laws."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from engine.conformance import Laws
from engine.conformance.__main__ import main
from engine.conformance.laws.times import Setter
from engine.core import registry
from tests.example_game.install import installed
from tests.example_game.table import Table


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder Beacons is installed in."""
    folder = tmp_path_factory.mktemp("site")
    with installed(folder):
        yield folder


def test_a_registered_game_is_listed_after_built_in_games() -> None:
    assert registry.names() == (*registry.HOUSE, "beacons")
    assert registry.game("beacons").name == "beacons"


def test_the_command_writes_a_golden_playthrough_and_replays_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["golden", "beacons", "--folder", str(tmp_path)]
    assert main([*command, "--seats", "3", "--set", "rounds=1"]) == 0
    path = tmp_path / "beacons.txt"
    written = path.read_text("utf-8")
    assert written.splitlines()[1].startswith("3 seats, seed ")
    assert "options: rounds=1 bids=double" in written
    assert written.count("A bid was laid.\n  (to seat ") == 3
    assert "Won by seat " in written
    path.write_text(written.replace("A bid was laid", "Something else was done"), "utf-8")
    assert main(command) == 0
    assert path.read_text("utf-8") == written
    assert capsys.readouterr().out.endswith(f"beacons.txt: {written.count('> seat ')} actions\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["baecons"], "There is no game called 'baecons'; did you mean beacons?\n"),
        (["beacons", "--set", "rounds"], "--set takes OPTION=VALUE, not 'rounds'.\n"),
        (
            ["beacons", "--set", "bids=0"],
            "Option bids cannot be '0'; choose one of: single, double.\n",
        ),
        (["beacons", "--seats", "9"], "beacons is for 2 to 3 seats, not 9.\n"),
        (["beacons", "--policy", "sly"], "beacons has no policy 'sly'; it has: greedy.\n"),
    ],
)
def test_the_command_reports_errors_in_a_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["golden", *arguments, "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err == said
    assert list(tmp_path.iterdir()) == []


def _claims(step: int | None, state: Table, seat: int) -> None:
    """Bids are face up, and the seat or the next one must claim; or bids are being laid."""
    state.claimant = None if step is None else (seat + step) % len(state.players)


def _over(state: Table, seat: int) -> None:  # noqa: ARG001
    state.over = True


CLOCK: dict[str, dict[str, Setter]] = {
    "round": {
        "bidding": partial(_claims, None),
        "own-claim": partial(_claims, 0),
        "another's-claim": partial(_claims, 1),
        "over": _over,
    }
}
TIMES = (("Lay TakeBack", "bidding"), ("Claim", "own-claim"))


class TestBeacons(Laws):
    """All laws, by inheriting them."""

    game = "beacons"
    games = 2000
    seeds = 16
    hidden = ("players.hand", "players.bid", "players.took_back", "deck")
    clock = CLOCK
    times = TIMES
