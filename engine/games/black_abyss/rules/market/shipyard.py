"""Ships at space docks and ports: building, fitting sections, repairs."""

from collections.abc import Iterator

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Commission, Fit, Repair, Strip
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Bought, Fact
from engine.games.black_abyss.rules.diplomacy import is_blockaded
from engine.games.black_abyss.rules.exploration import has_needs
from engine.games.black_abyss.rules.market.basket import (
    affords,
    enter,
    scales,
    set_tile,
    too_dear,
)
from engine.games.black_abyss.rules.market.entries import COMMISSIONED, FITTED, REPAIRED, STRIPPED
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import add_ship, own_ship
from engine.games.black_abyss.rules.surface import spot, works
from engine.games.black_abyss.state import Ship, State


def has_dock(state: State, seat: int, at: int, *, large: bool) -> bool:
    """Whether a seat has a working space dock here: a large one, or one of either size."""
    docks = (t.LARGE_DOCK,) if large else (t.SMALL_DOCK, t.LARGE_DOCK)
    return works(state, at, seat, *docks)


def hull_costs(state: State, seat: int) -> tuple[t.Triple, ...]:
    """The cost of each class of ships for a seat."""
    return _hull_costs(state.empires[seat].powers[p.SHIP_COST])


_hull_costs = scales(t.HULL_COST)


def refuse_hull(state: State, seat: int, hull: int) -> Words | None:
    """Why a seat cannot build this class of ships at any price: no supply, or a law; else None."""
    empire = state.empires[seat]
    if empire.supply[hull] <= 0:
        return no("no-supply")
    if t.LARGE[hull] and empire.powers[p.HEAVY_BANNED] > 0:
        return no("heavy-banned")
    limit = empire.powers[p.FLEET_LIMIT]
    if limit > 0 and len(state.ships_of(seat)) >= limit:
        return no("fleet-limit")
    return None


def may_commission(state: State, seat: int, hull: int) -> Words | None:
    """Why a seat cannot build this class at any dock, its price included; None if it can."""
    empire = state.empires[seat]
    return refuse_hull(state, seat, hull) or too_dear(empire, hull_costs(state, seat)[hull])


def refuse_commission(state: State, seat: int, action: Commission) -> Words | None:
    """Refuse to build a ship away from one's own space dock; large ships need a large dock."""
    if not 0 <= action.hull < len(t.HULLS):
        return no("no-such-ship")
    if not 0 <= action.at < len(state.tile) or not has_dock(
        state, seat, action.at, large=t.LARGE[action.hull]
    ):
        return no("no-dock")
    if is_blockaded(state, seat, action.at):
        return no("enemy-here")
    return may_commission(state, seat, action.hull)


def commission(state: State, seat: int, action: Commission, tell: Tell[Fact]) -> None:
    """Add a ship without tiles at the dock."""
    empire = state.empires[seat]
    cost = hull_costs(state, seat)[action.hull]
    ship = add_ship(state, seat, action.hull, action.at)
    enter(empire, cost, COMMISSIONED, ship.id)
    tell(Bought(seat, t.HULLS[action.hull], spot(state, action.at), "ship"))


def free_section(ship: Ship) -> int | None:
    """The first undamaged section without a tile; None if there is none."""
    return next(free_sections(ship), None)


def free_sections(ship: Ship) -> Iterator[int]:
    """The undamaged sections without a tile, in order."""
    for section, tile in enumerate(ship.tiles):
        if tile < 0 and not ship.hits >> section & 1:
            yield section


def fits_often(state: State, seat: int, tile: int, times: int) -> bool:
    """Whether supply and resources are enough for so many of a tile that `fittable` yields."""
    cost = tile_costs(state, seat)[tile]
    paid = cost[0] * times, cost[1] * times, cost[2] * times
    return state.tiles_left[tile] >= times and affords(state.empires[seat], paid)


def can_fit(state: State, seat: int, ship: Ship) -> bool:
    """Whether tiles can be put on a ship: at its own space dock, without enemies there."""
    return (
        t.FITTED[ship.hull]
        and has_dock(state, seat, ship.hex, large=False)
        and not is_blockaded(state, seat, ship.hex)
    )


def tile_costs(state: State, seat: int) -> tuple[t.Triple, ...]:
    """The cost of each tile for a seat."""
    return _tile_costs(state.empires[seat].powers[p.TILE_COST])


_tile_costs = scales(t.TILE_COST)


def at_hand(state: State, seat: int, tile: int) -> Words | None:
    """Why a seat cannot have a tile at any price: technology or supply; None if it can."""
    needs = t.TILE_NEEDS[tile]
    if needs and not has_needs(state.empires[seat].techs, needs):
        return no("needs-technology")
    return None if state.tiles_left[tile] > 0 else no("no-supply")


def fittable(state: State, seat: int) -> Iterator[int]:
    """Indexes of the tiles that `may_fit` does not refuse; faster, without words."""
    empire = state.empires[seat]
    for tile, cost in enumerate(tile_costs(state, seat)):
        if affords(empire, cost) and at_hand(state, seat, tile) is None:
            yield tile


def may_fit(state: State, seat: int, tile: int) -> Words | None:
    """Why a seat cannot put this tile on any ship, its price included; None if it can."""
    empire = state.empires[seat]
    return at_hand(state, seat, tile) or too_dear(empire, tile_costs(state, seat)[tile])


def refuse_fit(state: State, seat: int, action: Fit) -> Words | None:
    """Refuse a tile if a free section at a dock, technology, supply or resources are lacking."""
    ship = own_ship(state, seat, action.ship)
    if ship is None or not 0 <= action.tile < len(t.TILES):
        return no("no-such-ship")
    if not can_fit(state, seat, ship):
        return no("no-dock")
    if free_section(ship) is None:
        return no("no-free-section")
    return may_fit(state, seat, action.tile)


def fit(state: State, seat: int, action: Fit, tell: Tell[Fact]) -> None:
    """Put a tile on the first free section."""
    ship = state.ships[action.ship]
    section = free_section(ship)
    assert section is not None
    cost = tile_costs(state, seat)[action.tile]
    enter(state.empires[seat], cost, FITTED, ship.id, section, action.tile)
    state.tiles_left[action.tile] -= 1
    set_tile(ship, section, action.tile)
    place, hull = spot(state, ship.hex), t.HULLS[ship.hull]
    tell(Bought(seat, t.TILES[action.tile], place, "tile", hull, ship.number))


def has_cargo(ship: Ship) -> bool:
    """Whether a ship carries goods or marines; then its holds cannot be removed."""
    return bool(ship.goods or ship.marines)


def refuse_strip(state: State, seat: int, action: Strip) -> Words | None:
    """Refuse to remove a tile away from a dock, on a damaged section, or a hold that is loaded."""
    ship = own_ship(state, seat, action.ship)
    if ship is None or not 0 <= action.section < len(ship.tiles):
        return no("no-such-ship")
    tile = ship.tiles[action.section]
    if tile < 0 or ship.hits >> action.section & 1:
        return no("no-section")
    if has_cargo(ship) and (t.HOLDS_GOODS[tile] or t.HOLDS_MARINES[tile]):
        return no("loaded")
    return None if can_fit(state, seat, ship) else no("no-dock")


def strip(state: State, seat: int, action: Strip, tell: Tell[Fact]) -> None:
    """Return the tile to the supply."""
    ship = state.ships[action.ship]
    tile = ship.tiles[action.section]
    enter(state.empires[seat], (0, 0, 0), STRIPPED, ship.id, action.section, tile)
    state.tiles_left[tile] += 1
    set_tile(ship, action.section, -1)
    place, hull = spot(state, ship.hex), t.HULLS[ship.hull]
    tell(Bought(seat, t.TILES[tile], place, "stripped", hull, ship.number))


def repair_cost(ship: Ship, section: int) -> t.Triple:
    """The cost of a repair: half that of the tile, rounded up; some minerals without a tile."""
    tile = ship.tiles[section]
    if tile < 0:
        return 0, 0, t.GAME.blank_repair
    food, energy, minerals = t.TILE_COST[tile]
    return -(-food // 2), -(-energy // 2), -(-minerals // 2)


def refuse_repair(state: State, seat: int, action: Repair) -> Words | None:
    """Refuse a repair unless the section is damaged, at one's own working space port."""
    ship = own_ship(state, seat, action.ship)
    if ship is None or not 0 <= action.section < len(ship.tiles):
        return no("no-such-ship")
    if not ship.hits >> action.section & 1:
        return no("undamaged")
    if not works(state, ship.hex, seat, t.PORT) or is_blockaded(state, seat, ship.hex):
        return no("no-port")
    return too_dear(state.empires[seat], repair_cost(ship, action.section))


def repair(state: State, seat: int, action: Repair, tell: Tell[Fact]) -> None:
    """Make the section work again."""
    ship = state.ships[action.ship]
    cost = repair_cost(ship, action.section)
    enter(state.empires[seat], cost, REPAIRED, ship.id, action.section)
    ship.hits &= ~(1 << action.section)
    tell(Bought(seat, t.HULLS[ship.hull], spot(state, ship.hex), "repair"))
