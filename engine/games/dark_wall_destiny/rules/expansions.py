"""Hooks of the expansions in the base game; each calls the module of its expansion."""

from collections.abc import Callable

from engine.games.dark_wall_destiny.content.vocabulary import Expansion
from engine.games.dark_wall_destiny.rules import raids, ships, sieges
from engine.games.dark_wall_destiny.state import WallState

_SEEDED: dict[Expansion, Callable[[WallState, int], None]] = {
    "awakening": ships.wake,
    "homefront": sieges.lay_in,
}
_ROUND_OVER: dict[Expansion, Callable[[WallState], None]] = {"aggression": raids.pass_on}


def on_seeding(state: WallState, card: int) -> None:
    """Called when a Cryoship other than Colony Omega was seeded."""
    for name in state.expansions:
        if name in _SEEDED:
            _SEEDED[name](state, card)


def round_over(state: WallState) -> None:
    """Called when a round has ended, before the next begins."""
    for name in state.expansions:
        if name in _ROUND_OVER:
            _ROUND_OVER[name](state)
