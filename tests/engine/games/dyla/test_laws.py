"""The laws, over thousands of games."""

from functools import partial
from pathlib import Path
from typing import Any, get_args

from engine.conformance import Laws
from engine.conformance.laws.alarms import Moves
from engine.games.dyla.state import DylaState, Phase

GOLDEN = Path(__file__).parents[3] / "golden"


def _at_phase(phase: Phase, state: DylaState, seat: int) -> None:  # noqa: ARG001
    state.phase = phase


CLOCK = {"phase": {phase: partial(_at_phase, phase) for phase in get_args(Phase)}}


class TestDyla(Laws):
    """All laws; the order of both piles is hidden.

    Listed as rare are the most expensive cards, which random play seldom affords, and messages of a
    game that is over or out of time: `test_levels_and_end` and `test_words` cover them.
    """

    game = "dyla"
    games = 2000
    revealing = (809, 355, 174, 628, 1599, 483, 703)
    hidden = ("pile", "encounters")
    golden = GOLDEN
    clock = CLOCK
    times = (
        ("Skip Play PlayAttacks PlayShields Fire", "combat"),
        ("Trash", "trash"),
        ("Buy EndTurn", "research"),
    )
    rare = frozenset(
        {
            "combat-information-center",
            "heavy-missile-tubes",
            "lohengrin",
            "dyla-ended-out-of-time",
            "dyla-out-of-time",
            "dyla-phase-over",
            "dyla-refused-during-over",
        }
    )

    def unforeseen(self, before: Any, end: Any, moves: Moves) -> str:  # noqa: ARG002
        """An enemy that replaced an evaded one struck at once."""
        return "the enemy is another one" if end.encounter != before.encounter else ""
