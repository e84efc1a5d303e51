"""Runs a law against a game that breaks it."""

from typing import Any

import pytest

from engine.conformance import LawBroken, Laws
from engine.core.game import AnyGame

WHERE = r"^beacons, seed \d+ \([23] seats, rounds=\d, bids=\w+\)"
MOMENT = rf"{WHERE}, after \d+ actions"


def complaint(game: AnyGame, law: str, **numbers: Any) -> str:
    """The message of the LawBroken that a law raises on a game; the test fails if it raises none.

    `numbers` replaces attributes of `Laws`, such as `games`.
    """
    bounds = {"game": game.name, "rules": game, "games": 40, "longest": 400, **numbers}
    laws = type("LawsOfWorse", (Laws,), bounds)()
    with pytest.raises(LawBroken) as failure:
        getattr(laws, law)()
    return str(failure.value)
