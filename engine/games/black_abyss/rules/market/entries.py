"""The entries of a basket: purchases and sales, as stored and by name.

A stored entry begins with its cost (three numbers) and its kind. Then follow a technology and
level; or a ship, possibly with section and tile; or a land tile, possibly with building and whether
it was idle; or a ship and its goods.
"""

from dataclasses import dataclass

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import land_spot, spot
from engine.games.black_abyss.state import State

RESEARCHED, COMMISSIONED, FITTED, STRIPPED, REPAIRED, BUILT, BULLDOZED, RECRUITED, SOLD = range(9)
HOW = (
    "researched", "ship", "tile", "stripped", "repair", "building", "bulldozed", "marine", "sold"
)  # fmt: skip


@dataclass(slots=True)
class Entry:
    """A purchase or sale, with ids instead of indexes.

    `number` is the level or section; `hull` and `ship` (its number within its class) name the ship
    it concerns. `cost` is negative for income.
    """

    how: str
    what: str
    place: str
    cost: tuple[int, int, int]
    number: int = 0
    hull: str = ""
    ship: int = 0


def entry_of(state: State, entry: tuple[int, ...]) -> Entry:
    """A stored entry with names."""
    food, energy, minerals, code, one, *more = entry
    cost, how = (food, energy, minerals), HOW[code]
    if code == RESEARCHED:
        return Entry(how, t.TECHS[one], "", cost, more[0])
    if code == RECRUITED:
        return Entry(how, "marine", land_spot(state, one), cost)
    if code in (BUILT, BULLDOZED):
        return Entry(how, t.BUILDINGS[more[0]], land_spot(state, one), cost)
    ship = state.ships[one]
    hull, place = t.HULL_NAMES[ship.hull], spot(state, ship.hex)
    if code in (COMMISSIONED, SOLD):
        return Entry(how, hull, place, cost, 0, hull, ship.number)
    section = more[0]
    tile = ship.tiles[section] if code == REPAIRED else more[1]
    what = t.TILES[tile] if tile >= 0 else "blank"
    return Entry(how, what, place, cost, section + 1, hull, ship.number)
