"""A game with nested reaction windows obeys every law."""

import json
from collections.abc import Iterator
from functools import partial
from typing import ClassVar

import pytest

from engine.conformance import Laws
from engine.core.chance import Chance, seed_from
from engine.core.match import states_of
from tests.example_game.install import installed
from tests.foreign_aid import Court, CourtOptions, ForeignAid

FOREIGN_AID = "foreign_aid = tests.foreign_aid:ForeignAid"


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game is installed meanwhile."""
    with installed(tmp_path_factory.mktemp("site"), FOREIGN_AID, by="foreign-aid"):
        yield


def _turn(state: Court, seat: int, step: int) -> None:
    """Nobody may react, and it is the seat's turn, or another's."""
    state.answering, state.blocker = [], None
    state.seat = (seat + step) % len(state.coins)


def _aid(state: Court, seat: int) -> None:
    """The seat may react to an aid."""
    state.answering, state.blocker = [seat], None


def _block(state: Court, seat: int) -> None:
    """The seat may react to a block."""
    state.answering, state.blocker = [seat], (seat + 1) % len(state.coins)


class TestForeignAid(Laws):
    """All laws, by inheriting them."""

    game = "foreign_aid"
    games = 100
    seeds = 4
    hidden = ("honest",)
    clock: ClassVar = {
        "asked": {
            "own": partial(_turn, step=0),
            "other": partial(_turn, step=1),
            "aid": _aid,
            "block": _block,
        }
    }
    times = (
        ("Aid", "own"),
        ("Block", "aid"),
        ("Challenge", "block"),
        ("LetPass", "aid block"),
    )


def test_a_game_saved_before_there_was_a_second_ruleset_keeps_its_aid_of_one_coin() -> None:
    first, states = ForeignAid().at(1), states_of(ForeignAid())
    state = first.new(CourtOptions(), 2, Chance(seed_from("aid")))
    saved = json.loads(states.dump(state))
    del saved["aid"]
    assert states.load(json.dumps(saved)) == state
    assert state.aid == 1
