"""Imagined states: only the order of the piles is redrawn."""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.games.dyla.state import DylaState


def redraw(state: DylaState, viewers: Sequence[int], chance: Chance) -> None:  # noqa: ARG001
    """Shuffle the piles, except bought cards known to lie on top."""
    unknown = len(state.pile) - state.known
    hidden = sorted(state.pile[:unknown])
    chance.shuffle(hidden)
    state.pile[:unknown] = hidden
    state.encounters.sort()
    chance.shuffle(state.encounters)
