"""Starter keeps every law of the games of Airlock."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from starter import Table

from engine.conformance import Laws


def _turn(state: Table, seat: int, step: int) -> None:
    state.seat = (seat + step) % len(state.scores)


def _over(state: Table, seat: int) -> None:
    state.scores[seat] = state.goal


class TestStarter(Laws):
    """All laws, by inheriting them."""

    game = "starter"
    games = 500
    nothing_hidden = True
    clock: ClassVar = {
        "turn": {"own": partial(_turn, step=0), "other": partial(_turn, step=1), "over": _over}
    }
    times = (("Roll Hold", "own"),)
