"""How policies arm: ships and their tiles, marines, batteries and shields."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import (
    is_warship,
    markets,
    might,
    navy,
    plenty,
    stored_goods,
)
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.exploration import has_needs
from engine.games.black_abyss.rules.market import purchase, shipyard
from engine.games.black_abyss.rules.movement import speed
from engine.games.black_abyss.rules.ships import room_for_marines
from engine.games.black_abyss.rules.surface import (
    chart,
    habitats,
    lands,
    planets,
    present,
    terrain,
    works,
)
from engine.games.black_abyss.state import NOBODY, Ship, State

Wish = tuple[t.Triple, Any]
"""A purchase that a seat considers: its cost, and the action."""

_FEARED_IN_WAR, _FEARED_IN_PEACE = 2 / 3, 1.25
"""A fleet stronger than the seat's own by this factor is a danger."""
_SOON = 2
"""`calm` characters fear ships that can be at one of their planets in so many moves."""
_TO_SPARE = 20
"""Energy and minerals left over that justify one more warship with tiles."""


def in_danger(state: State, seat: int, mind: Character) -> bool:
    """Whether an enemy's fleet is strong compared with the seat's (`_FEARED_IN_WAR`).

    In a duel at peace, the other's fleet counts too if it is stronger (`_FEARED_IN_PEACE`). A
    `calm` character fears only a fleet with an armed ship near its planets (`_SOON`).
    """
    for other in range(len(state.empires)):
        if state.war[seat] >> other & 1:
            feared = _FEARED_IN_WAR
        elif state.mode == "duel" and other != seat:
            feared = _FEARED_IN_PEACE
        else:
            continue
        if navy(state, other) > feared * navy(state, seat) and (
            not mind.calm or _comes_soon(state, seat, other)
        ):
            return True
    return False


def _comes_soon(state: State, seat: int, other: int) -> bool:
    """Whether an armed ship of the other seat can be at a planet of the seat's in `_SOON` moves."""
    rows = [chart(state).distance[at] for at in planets(state, seat)]
    return any(
        might(state, ship)[1] > 0
        and any(row[ship.hex] <= _SOON * speed(state, ship) for row in rows)
        for ship in state.ships_of(other)
    )


def sites(state: State, seat: int, at: int) -> list[int]:
    """The explored land tiles of a planet that are dry and free."""
    free = purchase.free_lands(state, seat, at)
    return [land for land in free if terrain(state, land) != t.WATER]


def plain_site(state: State, seat: int, free: list[int], mind: Character) -> int:
    """The best land tile for a building without yield: rough ground, else the least scarce."""
    stock = plenty(state, seat, mind.ore, mind.meals)
    return min(
        free,
        key=lambda n: (-stock[terrain(state, n)], t.LAND_GOOD[state.land[n]] >= 0, n),
    )


def on_plain_site(state: State, seat: int, building: int, free: list[int], mind: Character) -> Wish:
    """The wish for a building on the least useful of the `free` land tiles."""
    cost = purchase.building_costs(state, seat)[building]
    return cost, a.Build(building, plain_site(state, seat, free, mind))


def with_room_for(
    state: State, seat: int, building: int, homes: Sequence[int], mind: Character
) -> Iterator[Wish]:
    """The wish for a building on the first of the planets `homes` that has room for it.

    If no planet has room, the wish for a habitat, which makes room.
    """
    for at in homes:
        free = sites(state, seat, at)
        if free and purchase.has_room(state, seat, at, building):
            yield on_plain_site(state, seat, building, free, mind)
            return
    for at in homes:
        free = sites(state, seat, at)
        if len(free) > 1:
            yield on_plain_site(state, seat, t.HABITAT, free, mind)
            return


def transport(state: State, seat: int, homes: Sequence[int]) -> Iterator[Wish]:
    """The wish for a transport at the first of these planets with a dock, if it can be paid for."""
    docks = (at for at in homes if shipyard.has_dock(state, seat, at, large=False))
    dock = next(docks, None)
    if dock is not None and shipyard.may_commission(state, seat, t.TRANSPORT) is None:
        yield shipyard.hull_costs(state, seat)[t.TRANSPORT], a.Commission(t.TRANSPORT, dock)


def fittings(
    state: State, seat: int, mine: list[Ship], mind: Character, *, war: bool
) -> Iterator[Wish]:
    """Wishes for tiles on ships at docks: on transports, or with `war` on all other ships.

    Transports get a pod or holds, others what the character's designs say.
    """
    for ship in mine:
        if ship.hull == t.FIGHTER or (ship.hull == t.TRANSPORT) == war:
            continue
        if shipyard.free_section(ship) is None:
            continue
        if not shipyard.can_fit(state, seat, ship):
            continue
        tile = _tile_for(state, seat, ship, mine, mind)
        if tile is not None:
            yield shipyard.tile_costs(state, seat)[tile], a.Fit(ship.id, tile)


def _tile_for(state: State, seat: int, ship: Ship, mine: list[Ship], mind: Character) -> int | None:
    carried = [n for n in ship.tiles if n >= 0]
    if ship.hull == t.TRANSPORT:
        wanted = _freight(state, seat, carried, mine, mind)
    else:
        older = sum(other.id < ship.id and is_warship(state, other) for other in mine)
        design = mind.designs[older % len(mind.designs)]
        wanted = _BEST[design[len(carried) % len(design)]]
    for name in wanted:
        tile = t.TILE[name]
        if state.tiles_left[tile] > 0 and has_needs(state.empires[seat].techs, t.TILE_NEEDS[tile]):
            return tile
    return None


def _freight(
    state: State, seat: int, carried: list[int], mine: list[Ship], mind: Character
) -> list[str]:
    """The tile that a transport needs next, as a list; [] if it needs none.

    Next to a pod it needs a scanner, next to a hold more holds. An empty transport gets a hold if
    goods are stored (for a `calm` character, goods that sell) and no ship has a hold for them; else
    a pod.
    """
    holds = any(t.HOLDS_GOODS[n] for s in mine for n in s.tiles if n >= 0)
    goods = bool(stored_goods(state, seat, markets(state, seat) if mind.calm else None))
    if t.POD in carried:
        return ["scanner"]
    if carried:
        return ["cargo-hold"] if t.HOLDS_GOODS[carried[0]] else []
    return ["cargo-hold"] if goods and not holds else ["colony-pod"]


def _best(role: str) -> list[str]:
    """The tiles of a role, the most expensive first."""
    tiles = [n for n, of in enumerate(t.TILE_ROLE) if of == role]
    return [t.TILES[n] for n in sorted(tiles, key=lambda n: -sum(t.TILE_COST[n]))]


_SPARE = [name for role in ("weapon", "armour", "shield", "engine") for name in _best(role)]
_BEST: dict[str, list[str]] = {role: _best(role) + _SPARE for role in sorted(set(t.TILE_ROLE))}
_BEST["hold"] = ["marine-bay", "cargo-hold", *_SPARE]


def repairs(state: State, seat: int, mine: list[Ship]) -> Iterator[Wish]:
    """Wishes to repair each covered section of ships at ports."""
    for ship in mine:
        if ship.hits:
            for section in range(len(ship.tiles)):
                action = a.Repair(ship.id, section)
                if shipyard.refuse_repair(state, seat, action) is None:
                    yield shipyard.repair_cost(ship, section), action


def arms(
    state: State, seat: int, homes: Sequence[int], mine: list[Ship], mind: Character
) -> Iterator[Wish]:
    """Wishes for tiles for warships, marines, then more warships."""
    unfinished = list(fittings(state, seat, mine, mind, war=True))
    yield from unfinished
    yield from _marines(state, seat, homes, mine)
    if not unfinished and _wants_warship(state, seat, mine, mind):
        yield from _warship(state, seat, homes)


def _wants_warship(state: State, seat: int, mine: list[Ship], mind: Character) -> bool:
    """Whether to buy a warship: the fleet is smaller than planned, or resources are left over.

    In danger, the character plans half as many more.
    """
    armed = sum(ship.hull not in (t.TRANSPORT, t.FIGHTER) for ship in mine)
    wanted = mind.fleet * (state.turn / 10) ** 2
    if in_danger(state, seat, mind):
        wanted = 1.5 * wanted + 1
    empire = state.empires[seat]
    return armed < int(wanted) or min(empire.energy, empire.minerals) >= _TO_SPARE


def _warship(state: State, seat: int, homes: Sequence[int]) -> Iterator[Wish]:
    """The wish for the smallest warship available.

    It is a fighter if fighters are armed and there are few of them for the size of the fleet.
    """
    fleet = [ship.hull for ship in state.ships_of(seat)]
    armed = state.empires[seat].powers[p.FIGHTER_WEAPON]
    wings = fleet.count(t.FIGHTER) < armed * sum(t.FITTED[hull] for hull in fleet) // 2
    for hull in (*[t.FIGHTER] * wings, t.FRIGATE, t.CRUISER, t.DREADNOUGHT):
        for at in homes:
            if not state.empires[seat].supply[hull] or not shipyard.has_dock(
                state, seat, at, large=t.LARGE[hull]
            ):
                continue
            refusal = shipyard.may_commission(state, seat, hull)
            if refusal is None or refusal.id.endswith("too-dear"):
                yield shipyard.hull_costs(state, seat)[hull], a.Commission(hull, at)
                return


def _marines(state: State, seat: int, homes: Sequence[int], mine: list[Ship]) -> Iterator[Wish]:
    """Wishes for marines where ships have room, and where an enemy is on the planet."""
    foes = state.war[seat]
    for at in homes:
        room = sum(room_for_marines(s) for s in mine if s.hex == at and is_warship(state, s))
        invaded = bool(present(state, at) & foes)
        own = [n for n in lands(state, at) if state.holder[n] == seat]
        free = [n for n in own if state.garrison[n] in (NOBODY, seat)]
        wanted = room + (1 if foes else 0) + (4 if invaded else 0)
        if free and sum(state.marines[n] for n in own if state.garrison[n] == seat) < wanted:
            yield t.GAME.marine.triple(), a.Recruit(min(free, key=lambda n: state.marines[n]))


def guard(state: State, seat: int, homes: Sequence[int], mind: Character) -> Iterator[Wish]:
    """Wishes for a battery, a shield and a port per planet, the largest planet first.

    They begin in the cycles that the character sets. In danger, batteries and shields begin at
    once, and so does a port if ships are damaged.
    """
    danger = in_danger(state, seat, mind)
    wounded = any(ship.owner == seat and ship.hits for ship in state.ships.values())
    for at in sorted(homes, key=lambda at: -sum(habitats(state, at, seat))):
        for building, from_cycle in (
            (t.BATTERY, 0 if danger else mind.guard),
            (t.SHIELD, 0 if danger else mind.guard + 1),
            (t.PORT, 0 if wounded else mind.guard + 2),
        ):
            free = sites(state, seat, at)
            if works(state, at, seat, building) or state.turn < from_cycle or not free:
                continue
            if mind.calm and not danger:
                free = [land for land in free if terrain(state, land) == t.ROUGH]
                if not free:
                    continue
            if purchase.may_build(state, seat, building) is None and purchase.has_room(
                state, seat, at, building
            ):
                yield on_plain_site(state, seat, building, free, mind)
