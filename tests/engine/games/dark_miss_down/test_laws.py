"""The laws, over thousands of games."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

from engine.conformance import Laws
from engine.games.dark_miss_down.state import DarkMissState, Phase
from tests.engine.games.dark_miss_down.table import COMLINK, HATCH, INJURED, VIRUS, table

GOLDEN = Path(__file__).parents[3] / "golden"


def _at_phase(phase: Phase, state: DarkMissState, seat: int) -> None:  # noqa: ARG001
    state.phase = phase


def _turn(step: int, state: DarkMissState, seat: int) -> None:
    state.active = (seat + step) % 2


def _stood(seats: tuple[int, ...], state: DarkMissState, seat: int) -> None:
    state.stood = tuple((seat + step) % 2 for step in seats)


CLOCK = {
    "phase": {phase: partial(_at_phase, phase) for phase in get_args(Phase)},
    "turn": {"own": partial(_turn, 0), "another's": partial(_turn, 1)},
    "stood": {
        "nobody": partial(_stood, ()),
        "oneself": partial(_stood, (0,)),
        "another": partial(_stood, (1,)),
    },
}


class TestDarkMissDown(Laws):
    """All laws; hands and deck are hidden.

    With eighteen cards, hands of six and lists of three there is always a card to gain, so nobody
    passes except on arranged tables.
    """

    game = "dark_miss_down"
    games = 2000
    seeds = 12
    hidden = ("players.hand", "players.blind", "deck")
    golden = GOLDEN
    clock = CLOCK
    times = (
        ("Draw Complete Replace", "turn", "own", "*"),
        ("Take", "turn bonus", "own", "*"),
        ("Discard", "discard", "own", "*"),
        ("Press Stand", "airlock", "*", "nobody another"),
    )
    rare = frozenset(
        {
            "Passed",
            "dark-miss-down-passed",
            "dark-miss-down-own-passed",
            "dark-miss-down-refused-no-cards",
            "dark-miss-down-own-drew-after",
            "dark-miss-down-drew-after",  # only the seat itself sees the card
        }
    )

    def rare_examples(self) -> Iterator[tuple[Any, int, Any]]:
        """A card of the pool taken as a bonus."""
        hand = "tech.medical flight.navigation"
        tasks, pool = f"{INJURED} {HATCH} {VIRUS}", "flight.mess flight.quarters deck.mess"
        chooses = table(tasks=tasks, pool=pool, hand=hand, tableau=COMLINK).complete(INJURED, hand)
        yield chooses.state, 0, chooses.offered()[0]
