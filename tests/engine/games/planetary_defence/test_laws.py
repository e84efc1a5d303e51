"""The laws, over thousands of games."""

from pathlib import Path

from engine.conformance import Laws
from engine.games.planetary_defence.content import COLUMNS
from engine.games.planetary_defence.state import PlanetaryState

GOLDEN = Path(__file__).parents[3] / "golden"


def _goes_on(state: PlanetaryState, seat: int) -> None:
    """The only time, the action phase; it changes nothing."""


def _won(state: PlanetaryState, seat: int) -> None:  # noqa: ARG001
    state.destroyed = state.meteors


def _lost(state: PlanetaryState, seat: int) -> None:  # noqa: ARG001
    state.scrap_column = COLUMNS


CLOCK = {"game": {"goes-on": _goes_on, "won": _won, "lost": _lost}}


class TestPlanetaryDefence(Laws):
    """All laws; the order of the two face-down piles is hidden.

    The rare refusals need a wrong action on the right card, or an exhausted deck. Only hints
    say what they advise.
    """

    game = "planetary_defence"
    games = 2000
    hidden = ("space", "draw")
    golden = GOLDEN
    clock = CLOCK
    times = (("Play PlayAll Buy Attack Several Shield Move Scrap Draw EndTurn", "goes-on"),)
    rare = frozenset(
        f"planetary-defence-{what}"
        for what in (
            *("refused-attack-card", "refused-buy-meteor", "refused-nothing-to-draw"),
            *("advice-attack", "advice-buy", "advice-draw", "advice-move", "advice-scrap"),
            *("advice-play", "advice-play-all", "advice-shield"),
            *("advice-end-unspent", "advice-end-unused"),
        )
    )
