"""What a buying seat sees of its purchases: basket, prices, what is too expensive or sold out.

Only its seat gets it, to keep views short; nothing in it is secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.black_abyss.actions import Sell, TakeBack
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ground import can_settle, pod_sections, why_not_settle
from engine.games.black_abyss.rules.market import (
    goods as market,
)
from engine.games.black_abyss.rules.market import (
    purchase,
    shipyard,
)
from engine.games.black_abyss.rules.market.basket import affords, is_buying, refuse_take_back
from engine.games.black_abyss.rules.market.entries import BUILT, FITTED, Entry, entry_of
from engine.games.black_abyss.rules.movement import in_range
from engine.games.black_abyss.rules.surface import chart, hospitable, lands, planets, spot
from engine.games.black_abyss.state import Ship, State


@dataclass(slots=True)
class Ledger:
    """A seat's purchases of this cycle, and which more are possible.

    `entries` are in order; `spent` is their total less income, per resource. `back`: whether the
    last entry can be taken back. `returns`: how many take-backs are left. Rows: `repairs` (ship,
    section, cost), `sales` (ship, resource, goods, amount), `dear` (verb, id, missing resources),
    `gone` (seat, id). `gone` has wonders that others built this cycle, and tiles of which others
    took the last one.
    `settle`: the planets within fuel range for a colony pod. `idle_pods`: ships with a pod above a
    planet where the seat has no colony, each with the reason why it cannot found one.
    """

    entries: tuple[Entry, ...]
    spent: tuple[int, int, int]
    back: bool
    returns: int
    repairs: tuple[tuple[int, int, tuple[int, int, int]], ...]
    sales: tuple[tuple[int, str, int, int], ...]
    dear: tuple[tuple[str, str, tuple[int, int, int]], ...]
    gone: tuple[tuple[int, str], ...]
    settle: tuple[str, ...]
    idle_pods: tuple[tuple[int, str], ...]


def ledger(state: State, seat: int) -> Ledger | None:
    """The ledger of a seat that buys; None otherwise."""
    if not is_buying(state, seat):
        return None
    empire = state.empires[seat]
    entries = tuple(entry_of(state, entry) for entry in empire.basket)
    mine = state.ships_of(seat)
    last = TakeBack(len(entries))
    return Ledger(
        entries,
        (
            sum(entry.cost[0] for entry in entries),
            sum(entry.cost[1] for entry in entries),
            sum(entry.cost[2] for entry in entries),
        ),
        bool(entries) and refuse_take_back(state, seat, last) is None,
        t.GAME.returns_per_cycle - empire.returns,
        tuple(repair for ship in mine for repair in _repairs(ship)),
        tuple(sale for ship in mine for sale in _sales(state, ship)),
        tuple(_dear(state, seat, mine)),
        tuple(_sold_out(state, seat)),
        tuple([spot(state, at) for at in _open_planets(state, seat)]),
        () if empire.basket else tuple(_idle_pods(state, seat, mine)),
    )


def _idle_pods(state: State, seat: int, mine: list[Ship]) -> Iterator[tuple[int, str]]:
    for ship in mine:
        planet = t.SLOTS[state.tile[ship.hex]] and not state.colonies[ship.hex] >> seat & 1
        has_pod = next(pod_sections(ship), None) is not None
        if planet and has_pod and (why := why_not_settle(state, seat, ship)):
            yield ship.id, why


def _repairs(ship: Ship) -> Iterator[tuple[int, int, tuple[int, int, int]]]:
    for section in range(len(ship.tiles)):
        if ship.hits >> section & 1:
            yield ship.id, section + 1, shipyard.repair_cost(ship, section)


def _sales(state: State, ship: Ship) -> Iterator[tuple[int, str, int, int]]:
    if not ship.goods:
        return
    for resource, name in enumerate(market.RESOURCES):
        count, amount = market.proceeds(state, ship, resource)
        if count and market.refuse_sell(state, ship.owner, Sell(ship.id, resource)) is None:
            yield ship.id, name, count, amount


def _dear(
    state: State, seat: int, mine: list[Ship]
) -> Iterator[tuple[str, str, tuple[int, int, int]]]:
    """Purchases that are refused only for lack of resources: verb, id, and the missing amounts."""
    empire = state.empires[seat]

    def missing(verb: str, name: str, cost: t.Triple) -> tuple[str, str, tuple[int, int, int]]:
        pairs = zip(cost, (empire.food, empire.energy, empire.minerals), strict=True)
        food, energy, minerals = (max(0, price - means) for price, means in pairs)
        return verb, name, (food, energy, minerals)

    for tech, name in enumerate(t.TECHS):
        cost = purchase.tech_costs(state, seat)[tech]
        if cost is not None and not affords(empire, cost):
            yield missing("research", name, cost)
    for building in _wanting(state, seat):
        cost = purchase.building_costs(state, seat)[building]
        yield missing("build", t.BUILDINGS[building], cost)
    yards = [at for at in planets(state, seat) if shipyard.has_dock(state, seat, at, large=False)]
    large = any(shipyard.has_dock(state, seat, at, large=True) for at in yards)
    for hull, name in enumerate(t.HULLS) if yards else ():
        cost = shipyard.hull_costs(state, seat)[hull]
        fits = (large or not t.LARGE[hull]) and shipyard.refuse_hull(state, seat, hull) is None
        if fits and not affords(empire, cost):
            yield missing("commission", name, cost)
    docked = any(
        shipyard.can_fit(state, seat, s) and shipyard.free_section(s) is not None for s in mine
    )
    for tile, name in enumerate(t.TILES) if docked else ():
        cost = shipyard.tile_costs(state, seat)[tile]
        if not affords(empire, cost) and shipyard.at_hand(state, seat, tile) is None:
            yield missing("fit", name, cost)


def _wanting(state: State, seat: int) -> Iterator[int]:
    """The buildings refused only for lack of resources: technology and a land tile are there."""
    free = [
        land
        for at in purchase.building_grounds(state, seat, planets(state, seat))
        for land in purchase.free_lands(state, seat, at)
    ]
    for building in range(len(t.BUILDINGS)):
        cost = purchase.building_costs(state, seat)[building]
        if affords(state.empires[seat], cost) or purchase.open_to(state, seat, building):
            continue
        if any(purchase.suits(state, seat, land, building) for land in free):
            yield building


def _open_planets(state: State, seat: int) -> Iterator[int]:
    """Known planets in range, the nearest first, where the race can live and may find room.

    Planets with a colony are left out.
    """
    near, home = in_range(state, seat), state.empires[seat].home
    own = planets(state, seat) or [home]
    away = chart(state).distance
    for at in sorted(range(len(state.tile)), key=lambda at: min(away[at][one] for one in own)):
        kind = state.tile[at]
        if not (state.known[at] and near >> at & 1 and kind in t.PLANETS):
            continue
        if (kind == t.HOME and at != home) or not hospitable(state, seat, at):
            continue
        if state.colonies[at]:
            continue
        if any(state.land[land] < 0 or can_settle(state, seat, land) for land in lands(state, at)):
            yield at


def _sold_out(state: State, seat: int) -> Iterator[tuple[int, str]]:
    """Pairs of a seat and a thing of which it took the last one this cycle, each once."""
    for other, empire in enumerate(state.empires):
        if other == seat:
            continue
        built = {entry[5] for entry in empire.basket if entry[3] == BUILT}
        fitted = {entry[6] for entry in empire.basket if entry[3] == FITTED}
        yield from ((other, t.BUILDINGS[one]) for one in sorted(built & {*t.WONDERS}))
        yield from ((other, t.TILES[one]) for one in sorted(fitted) if not state.tiles_left[one])
