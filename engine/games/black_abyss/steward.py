"""How the simple players buy: what they lack most first, by character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss import market, purchase, shipyard
from engine.games.black_abyss import tables as t
from engine.games.black_abyss.basket import affords
from engine.games.black_abyss.exploration import has_needs
from engine.games.black_abyss.surface import (
    habitats,
    hospitable,
    lands,
    planets,
    terrain,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.games.black_abyss.policies import Character
    from engine.games.black_abyss.state import Ship, State

_SAVED_FOR = 1
_SPARED = (t.ROUGH, t.ENERGY, t.PLAINS, t.MINERAL)
_YIELDING = {t.PLAINS: t.FARM, t.MINERAL: t.MINE, t.ENERGY: t.PLANT}


def purchase_action(state: State, seat: int, mind: Character, legal: Callable[[Any], bool]) -> Any:
    """The first affordable wish that does not eat into what is saved for a greater one."""
    for ship in state.ships.values():
        if ship.owner == seat and ship.goods:
            for resource in range(len(market.RESOURCES)):
                sale = a.Sell(ship.id, resource)
                if market.refuse_sell(state, seat, sale) is None:
                    return sale
    empire = state.empires[seat]
    left = [empire.food, empire.energy, empire.minerals]
    saved = 0
    for cost, action in _wishes(state, seat, mind):
        if all(have >= need or not need for have, need in zip(left, cost, strict=True)):
            if legal(action):
                return action
        elif saved < _SAVED_FOR:
            left = [have - need for have, need in zip(left, cost, strict=True)]
            saved += 1
    return a.Pass()


def _wishes(state: State, seat: int, mind: Character) -> Iterator[tuple[t.Triple, Any]]:
    """What one wants, the most wanted first; what cannot be paid is saved for."""
    homes = planets(state, seat)
    mine = [ship for ship in state.ships.values() if ship.owner == seat]
    yield from _secret(state, seat)
    yield from _fittings(state, seat, mine, mind)
    yield from _repairs(state, seat, mine)
    yield from _docks(state, seat, homes, mind)
    for wish in mind.wishes:
        if wish == "settle":
            yield from _settlers(state, seat, homes, mine, mind)
        elif wish == "grow":
            yield from _growth(state, seat, homes)
        elif wish == "learn":
            yield from _learning(state, seat, mind)
        elif wish == "arm":
            yield from _arms(state, seat, homes, mine, mind)
        elif wish == "trade":
            yield from _trade(state, seat, homes, mine)
        elif wish == "guard":
            yield from _guard(state, seat, homes, mind)
        elif state.turn >= mind.guard:
            yield from _wonders(state, seat, homes)


def _secret(state: State, seat: int) -> Iterator[tuple[t.Triple, Any]]:
    cost = purchase.tech_cost(state, seat, t.SECRET)
    if cost is not None:
        yield cost, a.Research(t.SECRET)


def _sites(state: State, seat: int, at: int) -> list[int]:
    return [
        land
        for land in lands(state, at)
        if purchase.free_land(state, seat, land) and terrain(state, land) != t.WATER
    ]


def _building(state: State, seat: int, building: int, land: int) -> tuple[t.Triple, Any]:
    return purchase.building_cost(state, seat, building), a.Build(building, land)


def _plain_site(state: State, sites: list[int]) -> int:
    """Where something goes that yields nothing: rough ground first, minerals last."""
    return min(
        sites,
        key=lambda n: (_SPARED.index(terrain(state, n)), t.LAND_GOOD[state.land[n]] >= 0, n),
    )


def _docks(
    state: State, seat: int, homes: list[int], mind: Character
) -> Iterator[tuple[t.Triple, Any]]:
    """A small dock first of all, a large one and a port when there is something to gain by it."""
    docks = [at for at in homes if shipyard.has_dock(state, seat, at, large=False)]
    wanted = []
    if not docks:
        wanted.append(t.SMALL_DOCK)
    elif state.turn >= mind.large_dock and not any(
        shipyard.has_dock(state, seat, at, large=True) for at in docks
    ):
        wanted.append(t.LARGE_DOCK)
    ordered = sorted(homes, key=lambda at: at != state.empires[seat].home)
    for building in wanted:
        for at in ordered:
            sites = _sites(state, seat, at)
            if sites and purchase.has_room(state, seat, at, building):
                yield _building(state, seat, building, _plain_site(state, sites))
                return
        for at in ordered:
            sites = _sites(state, seat, at)
            if len(sites) > 1:
                yield _building(state, seat, t.HABITAT, _plain_site(state, sites))
                return


def _settlers(
    state: State, seat: int, homes: list[int], mine: list[Ship], mind: Character
) -> Iterator[tuple[t.Triple, Any]]:
    """A transport with a pod for every planet one could settle."""
    known = [
        at
        for at, kind in enumerate(state.tile)
        if state.known[at]
        and kind in t.PLANETS
        and kind != t.HOME
        and not state.colonies[at]
        and hospitable(state, seat, at)
    ]
    dark = not all(state.known)
    pods = sum(t.POD in ship.tiles for ship in mine)
    empty = [
        s for s in mine if s.hull == t.TRANSPORT and not any(n >= 0 for n in s.tiles) and not s.hits
    ]
    if pods + len(empty) >= max(min(mind.pods, len(known)), int(dark and state.turn < 6)):
        return
    for at in homes:
        if shipyard.has_dock(state, seat, at, large=False):
            if shipyard.may_commission(state, seat, t.TRANSPORT) is not None:
                return
            cost = shipyard.hull_cost(state, seat, t.TRANSPORT)
            yield cost, a.Commission(t.TRANSPORT, at)
            return


def _fittings(
    state: State, seat: int, mine: list[Ship], mind: Character
) -> Iterator[tuple[t.Triple, Any]]:
    """Tiles for ships at docks: a pod or holds on transports, what a character likes on others."""
    for ship in mine:
        if ship.hull == t.FIGHTER or shipyard.free_section(ship) is None:
            continue
        if not shipyard.docked(state, seat, ship):
            continue
        tile = _tile_for(state, seat, ship, mine, mind)
        if tile is not None:
            yield shipyard.tile_cost(state, seat, tile), a.Fit(ship.id, tile)


def _tile_for(state: State, seat: int, ship: Ship, mine: list[Ship], mind: Character) -> int | None:
    carried = [n for n in ship.tiles if n >= 0]
    if ship.hull == t.TRANSPORT:
        holds = any(t.HOLDS_GOODS[n] for s in mine for n in s.tiles if n >= 0)
        goods = any(key % 8 == seat for key in state.goods)
        wanted = ["cargo-hold"] if goods and not holds else ["colony-pod"]
        if t.POD in carried:
            wanted = ["scanner"]
        elif carried:
            wanted = ["cargo-hold"] if t.HOLDS_GOODS[carried[0]] else []
    else:
        have = len(carried)
        varied = ship.id if have and "bomb" not in mind.design else 0
        turn = (varied + have) % len(mind.design)
        role = mind.design[turn]
        wanted = list(_BEST[role])
    for name in wanted:
        tile = t.TILE[name]
        if state.tiles_left[tile] > 0 and has_needs(state.empires[seat].techs, t.TILE_NEEDS[tile]):
            return tile
    return None


_BEST = {
    role: [
        name
        for name, _ in sorted(
            ((n, sum(t.TILE_COST[t.TILE[n]])) for n in t.TILES if t.TILE_ROLE[t.TILE[n]] == role),
            key=lambda pair: -pair[1],
        )
    ]
    for role in ("weapon", "bomb", "shield", "computer", "jammer", "engine", "armour", "crew")
}
_BEST["hold"] = ["marine-bay", "cargo-hold"]
for _role in ("bomb", "shield", "jammer", "armour", "crew"):
    _BEST[_role] += ["pulse-laser", "laser"]


def _repairs(state: State, seat: int, mine: list[Ship]) -> Iterator[tuple[t.Triple, Any]]:
    for ship in mine:
        if ship.hits:
            for section in range(len(ship.tiles)):
                action = a.Repair(ship.id, section)
                if shipyard.refuse_repair(state, seat, action) is None:
                    yield shipyard.repair_cost(ship, section), action


def _growth(state: State, seat: int, homes: list[int]) -> Iterator[tuple[t.Triple, Any]]:
    """Farms, mines and plants, what one has least of first; habitats where they open room."""
    income = market.produce(state, seat)
    e = state.empires[seat]
    scarce = {
        t.FARM: income[0] + e.food / 4,
        t.PLANT: income[1] + e.energy / 4 + 2,
        t.MINE: income[2] + e.minerals / 4 - 3,
    }
    found: list[tuple[float, tuple[t.Triple, Any]]] = []
    for at in homes:
        sites = _sites(state, seat, at)
        if not sites:
            continue
        if purchase.has_room(state, seat, at, t.FARM):
            for land in sites:
                building = _YIELDING.get(terrain(state, land))
                if building is not None:
                    icon = t.LAND_GOOD[state.land[land]] >= 0
                    found.append((scarce[building] - icon, _building(state, seat, building, land)))
        elif len(sites) > 1:
            found.append(
                (
                    min(scarce.values()) + 1,
                    _building(state, seat, t.HABITAT, _plain_site(state, sites)),
                )
            )
    found.sort(key=lambda pair: pair[0])
    yield from (wish for _, wish in found[:3])


def _learning(state: State, seat: int, mind: Character) -> Iterator[tuple[t.Triple, Any]]:
    """The technologies a character likes, the first two it can have; then the cheapest."""
    shown = 0
    for tech, level in mind.studies:
        if state.empires[seat].techs[tech] < level:
            cost = purchase.tech_cost(state, seat, tech)
            if cost is not None:
                yield cost, a.Research(tech)
                shown += 1
                if shown == 2:
                    return
    costs = [
        (sum(cost), tech, cost)
        for tech in range(len(t.TECHS))
        if tech != t.SECRET and (cost := purchase.tech_cost(state, seat, tech)) is not None
    ]
    if costs and not shown:
        _, tech, cheapest = min(costs)
        yield cheapest, a.Research(tech)


def _arms(
    state: State, seat: int, homes: list[int], mine: list[Ship], mind: Character
) -> Iterator[tuple[t.Triple, Any]]:
    """Warships up to what a character wants for the cycle, the largest one can build first."""
    armed = [s for s in mine if s.hull != t.TRANSPORT and s.hull != t.FIGHTER]
    threatened = bool(state.war[seat])
    if len(armed) >= mind.fleet * state.turn / 10 + threatened:
        yield from _marines(state, seat, homes, mind)
        return
    for hull in (t.DREADNOUGHT, t.CRUISER, t.FRIGATE):
        for at in homes:
            if shipyard.has_dock(state, seat, at, large=t.LARGE[hull]) and (
                state.empires[seat].supply[hull] > 0
            ):
                if hull == t.DREADNOUGHT and state.turn % 3:
                    continue
                refusal = shipyard.may_commission(state, seat, hull)
                if refusal is None or refusal.id.endswith("too-dear"):
                    yield shipyard.hull_cost(state, seat, hull), a.Commission(hull, at)
                    return


def _marines(
    state: State, seat: int, homes: list[int], mind: Character
) -> Iterator[tuple[t.Triple, Any]]:
    home = state.empires[seat].home
    if "hold" not in mind.design or home not in homes:
        return
    own = [n for n in lands(state, home) if state.holder[n] == seat]
    if own and sum(state.marines[n] for n in own) < 5:
        action = a.Recruit(own[0])
        if purchase.refuse_recruit(state, seat, action) is None:
            yield t.GAME.marine.triple(), action


def _trade(
    state: State, seat: int, homes: list[int], mine: list[Ship]
) -> Iterator[tuple[t.Triple, Any]]:
    """Trade houses where icons lie, and a transport to carry what is stored."""
    if not any(key % 8 == seat for key in state.goods):
        return
    traders = [s for s in mine if s.hull == t.TRANSPORT and t.POD not in s.tiles]
    houses = [at for at in homes if market.markets(state, seat, at)]
    if len(traders) < 2:
        for at in homes:
            if shipyard.has_dock(state, seat, at, large=False):
                if shipyard.may_commission(state, seat, t.TRANSPORT) is None:
                    cost = shipyard.hull_cost(state, seat, t.TRANSPORT)
                    yield cost, a.Commission(t.TRANSPORT, at)
                break
    if len(houses) < 2:
        for at in homes:
            icons = any(
                state.land[n] >= 0 and t.LAND_GOOD[state.land[n]] >= 0 for n in lands(state, at)
            )
            sites = _sites(state, seat, at)
            room = purchase.has_room(state, seat, at, t.TRADE_HOUSE)
            if icons and at not in houses and sites and room:
                yield _building(state, seat, t.TRADE_HOUSE, _plain_site(state, sites))
                return


def _guard(
    state: State, seat: int, homes: list[int], mind: Character
) -> Iterator[tuple[t.Triple, Any]]:
    """Batteries, shields and a port for the largest planet."""
    for at in sorted(homes, key=lambda at: -sum(habitats(state, at, seat))):
        for building, from_cycle in (
            (t.BATTERY, mind.guard), (t.SHIELD, mind.guard + 1), (t.PORT, mind.guard + 2),
        ):  # fmt: skip
            sites = _sites(state, seat, at)
            standing = any(
                state.building[n] == building and state.holder[n] == seat for n in lands(state, at)
            )
            if standing or state.turn < from_cycle or not sites:
                continue
            if purchase.may_build(state, seat, building) is None and purchase.has_room(
                state, seat, at, building
            ):
                yield _building(state, seat, building, _plain_site(state, sites))


def _wonders(state: State, seat: int, homes: list[int]) -> Iterator[tuple[t.Triple, Any]]:
    empire = state.empires[seat]
    for building in sorted(t.WONDERS, key=lambda n: (n + 2 * seat) % len(t.WONDERS)):
        if building in state.building:
            continue
        for at in homes:
            sites = _sites(state, seat, at)
            if sites and purchase.has_room(state, seat, at, building):
                wish = _building(state, seat, building, _plain_site(state, sites))
                if affords(empire, wish[0]):
                    yield wish
                break
