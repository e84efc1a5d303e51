"""A bluffing game in one file obeys every law."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

import pytest

from engine.conformance import Laws
from tests.example_game.install import installed
from tests.liars_dice import DiceText, Table

LIARS_DICE = "liars_dice = tests.liars_dice:LiarsDice"


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game is installed meanwhile."""
    with installed(tmp_path_factory.mktemp("site"), LIARS_DICE, by="liars-dice"):
        yield


def _turn(state: Table, seat: int, step: int) -> None:
    """Give the turn to the seat, or to another seat with dice."""
    state.seat = seat
    state.seat = state.alive[step]


def _over(state: Table, seat: int) -> None:
    """Leave dice to this seat only."""
    state.dice = [dice if at == seat else [] for at, dice in enumerate(state.dice)]


class TestLiarsDice(Laws):
    """All laws, by inheriting them."""

    game = "liars_dice"
    games = 300
    seeds = 4
    hidden = ("dice",)
    clock: ClassVar = {
        "turn": {"own": partial(_turn, step=0), "other": partial(_turn, step=1), "over": _over}
    }
    times = (("Bid Doubt", "own"),)


def test_a_game_without_cards_has_none_to_look_up() -> None:
    assert tuple(DiceText().cards()) == ()
