"""Games of self-play: how they begin, and whether they are won."""

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.games.dark_wall_destiny import game
from engine.games.dark_wall_destiny.actions import Action
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.state import WallState

GAME = game()
EXPANSIONS = ("awakening", "homefront", "hostile_stars")
"""The co-operative expansions."""
UNSEEN = 900_000
"""The number of the first game reported. No number in force was chosen by a game from here on."""
ENDLESS = 60
"""A game not finished after this many rounds counts as not won.

A card that returns whenever it burns can keep the system from running empty when no Cryoship can be
seeded any more.
"""
Act = Callable[[WallState, int], Action]
"""A seat's action in a state."""


def begun(number: int, seats: int, **chosen: Any) -> WallState:
    """A game in seat order with factions by lot; on normal difficulty unless chosen otherwise."""
    options = WallOptions(order="seats", factions="lot", tactics=1, **chosen)
    return GAME.new(options, seats, Chance(seed_from(str(number))))


def won(number: int, seats: int, act: Act, tell: Any = silence, **chosen: Any) -> bool:
    """Whether the game is won in time if `act` gives every seat's action."""
    state = begun(number, seats, **chosen)
    while state.ending is None and state.turn <= ENDLESS:
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, act(state, seat), tell)
    return state.ending == "saved"
