"""Choices of the purchase phase."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from engine.core.choices import Branch, Leaf
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices.basket import basket
from engine.games.black_abyss.choices.moves import PASS, Nodes, group
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.diplomacy import is_blockaded
from engine.games.black_abyss.rules.market import (
    goods as market,
)
from engine.games.black_abyss.rules.market import (
    purchase,
    shipyard,
)
from engine.games.black_abyss.rules.market.basket import affords, refuse_take_back
from engine.games.black_abyss.rules.surface import (
    chart,
    land_spot,
    places_of,
    planets,
    spot,
    terrain,
)
from engine.games.black_abyss.state import NOBODY, Ship, State

_RESEARCH = tuple(Leaf(name, a.Research(tech)) for tech, name in enumerate(t.TECHS))


@cache
def _section_leaf(kind: type[Any], ship: int, section: int) -> Leaf[Any]:
    return Leaf(str(section + 1), kind(ship, section))


@cache
def _square_leaf(kind: type[Any], at: str, land: int) -> Leaf[Any]:
    """The choice of a land tile on the hex with key `at`."""
    return Leaf(f"{at}-{land % 7 + 1}", kind(land))


@cache
def _take_back(entry: int) -> Leaf[Any]:
    return Leaf("take-back", a.TakeBack(entry))


@cache
def _fit_leaf(ship: int, tile: int) -> Leaf[Any]:
    return Leaf(t.TILES[tile], a.Fit(ship, tile))


def purchase_menu(state: State, seat: int) -> Nodes:
    """The choices to buy, sell, take back and end purchases."""
    nodes: Nodes = []
    empire = state.empires[seat]
    mine = state.ships_of(seat)
    homes = planets(state, seat)
    nodes += group("research", [_RESEARCH[tech] for tech in purchase.learnable(state, seat)])
    docks = [
        at
        for at in homes
        if shipyard.has_dock(state, seat, at, large=False) and not is_blockaded(state, seat, at)
    ]
    if docks:
        nodes.extend(_yards(state, seat, docks, mine))
    mends = [ship for ship in mine if ship.hits and _repairs(state, seat, ship)]
    if mends:
        nodes.append(Branch("repair", partial(_ships, state, seat, mends, _repairs)))
    grounds = purchase.building_grounds(state, seat, homes)
    if next(_sites(state, seat, grounds), None) is not None:
        nodes.append(Branch("build", partial(_buildings, state, seat, grounds)))
    if any(node.key != "strip" for node in nodes):
        nodes.insert(0, basket(state, seat))
    nodes.extend(_own_squares(state, seat))
    sellers = [ship for ship in mine if ship.goods and _sales(state, seat, ship)]
    if sellers:
        nodes.append(Branch("sell", partial(_ships, state, seat, sellers, _sales)))
    last = len(empire.basket)
    if last and refuse_take_back(state, seat, _take_back(last).action) is None:
        nodes.append(_take_back(last))
    nodes.append(PASS)
    return nodes


def _yards(state: State, seat: int, docks: list[int], mine: list[Ship]) -> Nodes:
    """Building ships, fitting and stripping them, at these docks."""
    nodes: Nodes = []
    large = [at for at in docks if shipyard.has_dock(state, seat, at, large=True)]
    hulls = [
        hull
        for hull in range(len(t.HULLS))
        if (large or not t.LARGE[hull])
        and affords(state.empires[seat], shipyard.hull_costs(state, seat)[hull])
        and shipyard.refuse_hull(state, seat, hull) is None
    ]
    if hulls:
        nodes.append(Branch("commission", partial(_hulls, state, hulls, docks, large)))
    below = [s for s in mine if t.FITTED[s.hull] and s.hex in docks]
    free = [ship for ship in below if shipyard.free_section(ship) is not None]
    if free and next(shipyard.fittable(state, seat), None) is not None:
        nodes.append(Branch("fit", partial(_ships, state, seat, free, _fits)))
    fitted = [ship for ship in below if _strips(state, seat, ship)]
    if fitted:
        nodes.append(Branch("strip", partial(_ships, state, seat, fitted, _strips), folded=True))
    return nodes


def _hulls(state: State, hulls: list[int], docks: list[int], large: list[int]) -> Nodes:
    nodes: Nodes = []
    for hull in hulls:
        places = large if t.LARGE[hull] else docks
        leaves = [Leaf(spot(state, at).lower(), a.Commission(hull, at)) for at in places]
        nodes.append(Branch(t.HULLS[hull], partial(list, leaves)))
    return nodes


def _ships(state: State, seat: int, ships: list[Ship], inside: Any) -> Nodes:
    return [Branch(f"s{ship.id}", partial(inside, state, seat, ship)) for ship in ships]


def _fits(state: State, seat: int, ship: Ship) -> Nodes:
    return [_fit_leaf(ship.id, tile) for tile in shipyard.fittable(state, seat)]


def _strips(state: State, seat: int, ship: Ship) -> Nodes:  # noqa: ARG001
    keep = shipyard.has_cargo(ship)
    return [
        _section_leaf(a.Strip, ship.id, section)
        for section, tile in enumerate(ship.tiles)
        if tile >= 0
        and not ship.hits >> section & 1
        and not (keep and (t.HOLDS_GOODS[tile] or t.HOLDS_MARINES[tile]))
    ]


def _repairs(state: State, seat: int, ship: Ship) -> Nodes:
    return [
        _section_leaf(a.Repair, ship.id, section)
        for section in range(len(ship.tiles))
        if shipyard.refuse_repair(state, seat, a.Repair(ship.id, section)) is None
    ]


def _sites(state: State, seat: int, grounds: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pairs of a building and a land tile where it can be placed."""
    buildable: list[int] | None = None
    for at in grounds:
        free = purchase.free_lands(state, seat, at)
        if not free:
            continue
        if buildable is None:
            buildable = purchase.buildable(state, seat)
        if not buildable:
            return
        room = purchase.has_room(state, seat, at, t.FARM)
        for land in free:
            ground = terrain(state, land)
            for building in buildable:
                if (room or building == t.HABITAT) and ground in t.STANDS_ON[building]:
                    yield building, land


def _buildings(state: State, seat: int, grounds: Sequence[int]) -> Nodes:
    found: dict[int, list[int]] = {}
    for building, land in _sites(state, seat, grounds):
        found.setdefault(building, []).append(land)
    return [
        Branch(t.BUILDINGS[building], partial(_site_leaves, state, building, places))
        for building, places in sorted(found.items())
    ]


def _site_leaves(state: State, building: int, places: list[int]) -> Nodes:
    return [Leaf(land_spot(state, land).lower(), a.Build(building, land)) for land in places]


def _own_squares(state: State, seat: int) -> Nodes:
    """Removing buildings and buying marines, on land tiles with own buildings."""
    nodes: Nodes = []
    if next(_bulldozable(state, seat), None) is not None:
        nodes.append(Branch("bulldoze", partial(_bulldoze_leaves, state, seat), folded=True))
    paid = affords(state.empires[seat], t.GAME.marine.triple())
    if paid and next(_posts(state, seat), None) is not None:
        nodes.append(Branch("recruit", partial(_recruit_leaves, state, seat), folded=True))
    return nodes


def _bulldozable(state: State, seat: int) -> Iterator[int]:
    """The land tiles with a building that may be removed."""
    own = places_of(state.holder, seat)
    return (land for land in own if purchase.may_bulldoze(state, seat, land))


def _posts(state: State, seat: int) -> Iterator[int]:
    """The land tiles with a building where marines can be bought."""
    bit, free, own = 1 << seat, (NOBODY, seat), places_of(state.holder, seat)
    return (n for n in own if state.colonies[n // 7] & bit and state.garrison[n] in free)


def _bulldoze_leaves(state: State, seat: int) -> Nodes:
    keys = chart(state).keys
    return [_square_leaf(a.Bulldoze, keys[n // 7], n) for n in _bulldozable(state, seat)]


def _recruit_leaves(state: State, seat: int) -> Nodes:
    keys = chart(state).keys
    return [_square_leaf(a.Recruit, keys[n // 7], n) for n in _posts(state, seat)]


def _sales(state: State, seat: int, ship: Ship) -> Nodes:
    return [
        Leaf(name, a.Sell(ship.id, resource))
        for resource, name in enumerate(market.RESOURCES)
        if market.refuse_sell(state, seat, a.Sell(ship.id, resource)) is None
    ]
