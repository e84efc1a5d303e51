"""The laws of the house, over thousands of games."""

from __future__ import annotations

from pathlib import Path

from engine.conformance import Laws

GOLDEN = Path(__file__).parents[3] / "golden"


class TestPlanetaryDefence(Laws):
    """All laws; nobody can know the order of the two face-down piles.

    The rare refusals take a wrong action on the right card, or a deck played down to nothing.
    """

    game = "planetary_defence"
    games = 2000
    hidden = ("space", "draw")
    golden = GOLDEN
    rare = frozenset(
        f"planetary-defence-refused-{why}"
        for why in ("attack-card", "buy-meteor", "nothing-to-draw")
    )
