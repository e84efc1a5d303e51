"""How policies assemble a fleet: they take a random squadron."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import State


def draft(state: State, seat: int, chance: Chance) -> Any:
    """Choose a squadron, then get ready."""
    if state.fleets[seat]:
        return a.Pass()
    return a.Muster(chance.below(len(t.SQUADRONS)))
