"""Adding ships, and the room in their holds."""

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import Ship, State


def add_ship(state: State, owner: int, hull: int, at: int) -> Ship:
    """Add a ship to the state and return it; only monsters come with tiles."""
    tiles = t.WILD_TILES[hull - t.WILD_AT] if hull >= t.WILD_AT else (-1,) * t.SECTIONS[hull]
    number = _number(state, owner, hull)
    ship = Ship(state.next_ship, owner, hull, at, tiles, origin=at, number=number)
    state.ships[ship.id] = ship
    state.next_ship += 1
    if owner >= 0:
        state.empires[owner].supply[hull] -= 1
    return ship


def own_ship(state: State, seat: int, number: int) -> Ship | None:
    """The ship with this number; None if there is none, or it is not the seat's."""
    ship = state.ships.get(number)
    return ship if ship is not None and ship.owner == seat else None


def _number(state: State, owner: int, hull: int) -> int:
    """The smallest number that no ship of this owner and class has."""
    others = (ship for ship in state.ships_of(owner) if ship.hull == hull)
    taken = {ship.number for ship in others}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def hold(ship: Ship, sizes: tuple[int, ...]) -> int:
    """What a ship's working holds can carry; `sizes` is `HOLDS_GOODS` or `HOLDS_MARINES`."""
    hits, sections = ship.hits, enumerate(ship.tiles)
    return sum([sizes[tile] for n, tile in sections if tile >= 0 and not hits >> n & 1])


def room_for_marines(ship: Ship) -> int:
    """How many more marines a ship can take; goods in its holds leave less room."""
    filled = -(-len(ship.goods) * 2 // 3)
    return hold(ship, t.HOLDS_MARINES) - filled - ship.marines


def room_for_goods(ship: Ship) -> int:
    """How many more goods a ship can take: 0 except for transports; marines leave less room."""
    if ship.hull != t.TRANSPORT:
        return 0
    goods, marines = hold(ship, t.HOLDS_GOODS), hold(ship, t.HOLDS_MARINES)
    bays = marines - goods * 2 // 3
    filled = -(-max(0, ship.marines - bays) * 3 // 2)
    return goods - filled - len(ship.goods)
