"""A prepared siege of Black Abyss: ships of seat 0 over the home world of seat 1."""

from typing import Any

from engine.core.chance import Chance
from engine.core.events import silence
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import lands, place
from engine.games.black_abyss.rules.war import meeting
from engine.games.black_abyss.state import NOBODY

DICE = "5" * 64
"""The seed of the dice, so that every run rolls the same."""
RAIDERS = {
    "cruiser": ("plasma-gun", "plasma-gun", "bomb-1", "bomb-1", "engine-2"),
    "transport": ("marine-bay", "engine-2"),
}
"""The attacker's ships, one of each class, with their tiles."""
GUARDS = {"frigate": ("cargo-hold",), "fighter": ()}
"""The defender's ships with their extra tiles, so that there is a choice what fails."""


def siege(state: Any) -> None:
    """Arrange the siege before both sides give orders, with a battery and a bare square below."""
    state.ships.clear()
    state.chance = Chance(DICE)
    state.tactical = True
    state.phase, state.active, state.pending, state.battle = "battle", NOBODY, [], None
    at = state.empires[1].home
    bare, *_, last = lands(state, at)
    place(state, bare, -1, NOBODY)
    place(state, last, t.BUILDING["planetary-battery"], 1)
    for hull, tiles in GUARDS.items():
        ship = add_ship(state, 1, t.HULL_NAMES.index(hull), at)
        ship.tiles = tuple(t.TILE[tile] for tile in tiles) + ship.tiles[len(tiles) :]
    for hull, tiles in RAIDERS.items():
        ship = add_ship(state, 0, t.HULL_NAMES.index(hull), at)
        ship.tiles = tuple(t.TILE[tile] for tile in tiles) + ship.tiles[len(tiles) :]
        ship.since = 1
    ship.marines = 2
    state.war[0], state.war[1] = 2, 1
    meeting.begin(state, at, 0, 1, silence)
