"""Purchases of technologies, buildings and marines, by all seats at the same time.

Each seat buys in any order until it is done. Ships are in `shipyard`, sales in `goods`.
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Build, Bulldoze, Recruit, Research
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Bought, Fact, Researched, SecretBegun
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.exploration import has_needs, next_tiers
from engine.games.black_abyss.rules.ground import is_held, settlers
from engine.games.black_abyss.rules.market.basket import (
    enter,
    scale,
    scales,
    too_dear,
)
from engine.games.black_abyss.rules.market.entries import BUILT, BULLDOZED, RECRUITED, RESEARCHED
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import (
    add_up_powers,
    habitats,
    is_exiled,
    known_land,
    land_spot,
    lands,
    place,
    terrain,
)
from engine.games.black_abyss.state import NOBODY, State


def learnable(state: State, seat: int) -> list[int]:
    """Indexes of the technologies whose next level a seat can pay for."""
    empire = state.empires[seat]
    food, energy, minerals = empire.food, empire.energy, empire.minerals
    return [
        tech
        for tech, cost in enumerate(tech_costs(state, seat))
        if cost is not None and cost[0] <= food and cost[1] <= energy and cost[2] <= minerals
    ]


def tech_costs(state: State, seat: int) -> tuple[t.Triple | None, ...]:
    """The cost of each technology's next level for a seat; None if it is not available."""
    empire = state.empires[seat]
    return _tech_costs(tuple(empire.techs), empire.powers[p.TECH_COST], frontier=state.frontier)


@lru_cache(maxsize=4096)
def _tech_costs(
    techs: tuple[int, ...], percent: int, *, frontier: bool
) -> tuple[t.Triple | None, ...]:
    """The cost of each technology's next level; None if it is not available.

    The Secret of Life requires a number of other levels, and costs less on one of the maps.
    """
    steps = [None if n is None else t.TIER_COSTS[n] for n in next_tiers(techs)]
    if sum(techs) < t.GAME.secret_levels:
        steps[t.SECRET] = None
    elif steps[t.SECRET] is not None:
        steps[t.SECRET] = t.FRONTIER_SECRET_COST if frontier else t.SECRET_COST
    return tuple([None if cost is None else scale(cost, percent) for cost in steps])


def refuse_research(state: State, seat: int, action: Research) -> Words | None:
    """Refuse a technology that is not available, or too expensive."""
    if not 0 <= action.tech < len(t.TECHS):
        return no("no-such-technology")
    cost = tech_costs(state, seat)[action.tech]
    if cost is None:
        return no("no-such-technology")
    return too_dear(state.empires[seat], cost)


def research(state: State, seat: int, action: Research, tell: Tell[Fact]) -> None:
    """Gain a level of a technology at once; the Secret of Life wins only a cycle later."""
    empire = state.empires[seat]
    cost = tech_costs(state, seat)[action.tech]
    assert cost is not None
    empire.techs[action.tech] += 1
    enter(empire, cost, RESEARCHED, action.tech, empire.techs[action.tech])
    add_up_powers(state)
    if action.tech == t.SECRET:
        empire.secret = state.turn
        tell(SecretBegun(seat, t.TECHS[action.tech]))
    else:
        tell(Researched(seat, t.TECHS[action.tech], empire.techs[action.tech]))


def building_costs(state: State, seat: int) -> tuple[t.Triple, ...]:
    """The cost of each building for a seat."""
    return _building_costs(state.empires[seat].powers[p.BUILDING_COST])


_building_costs = scales(t.BUILDING_COST)


def buildable(state: State, seat: int) -> list[int]:
    """Indexes of the buildings that `may_build` does not refuse; faster, without words."""
    empire, wonders, built = state.empires[seat], t.WONDERS, state.building
    has_food, has_energy, has_minerals = empire.food, empire.energy, empire.minerals
    return [
        building
        for building, (food, energy, minerals) in _available(
            tuple(empire.techs), empire.powers[p.BUILDING_COST]
        )
        if food <= has_food
        and energy <= has_energy
        and minerals <= has_minerals
        and not (building in wonders and building in built)
    ]


@lru_cache(maxsize=4096)
def _available(techs: tuple[int, ...], percent: int) -> tuple[tuple[int, t.Triple], ...]:
    """Pairs of a building and its cost, for all whose technologies are known."""
    return tuple(
        (building, cost)
        for building, cost in enumerate(_building_costs(percent))
        if has_needs(techs, t.BUILDING_NEEDS[building])
    )


def open_to(state: State, seat: int, building: int) -> Words | None:
    """Why a seat cannot build this at any price: technology, or a standing wonder; None if it can.

    The wonder stands if somebody has built it.
    """
    empire = state.empires[seat]
    needs = t.BUILDING_NEEDS[building]
    if needs and not has_needs(empire.techs, needs):
        return no("needs-technology")
    return no("wonder-stands") if is_taken(state, building) else None


def is_taken(state: State, building: int) -> bool:
    """Whether a building is a wonder that somebody has built."""
    return building in t.WONDERS and building in state.building


def may_build(state: State, seat: int, building: int) -> Words | None:
    """Why a seat cannot build this on any land tile, its price included; None if it can."""
    empire = state.empires[seat]
    return open_to(state, seat, building) or too_dear(empire, building_costs(state, seat)[building])


def building_grounds(state: State, seat: int, homes: Sequence[int]) -> Sequence[int]:
    """The planets where a seat may build: its colonies (`homes`), and a lost home.

    The lost home is included if the seat may return to it.
    """
    home = state.empires[seat].home
    lost = home not in homes and may_return(state, seat, home)
    return [*homes, home] if lost else homes


def may_return(state: State, seat: int, at: int) -> bool:
    """Whether an exile may build a habitat at its lost home without a colony pod.

    It needs a ship above the planet, and no enemy ship there.
    """
    if at != state.empires[seat].home or not is_exiled(state, seat):
        return False
    above = [ship.owner for ship in state.ships.values() if ship.hex == at]
    return seat in above and not any(enemies(state, seat, owner) for owner in above)


def has_room(state: State, seat: int, at: int, building: int) -> bool:
    """Whether a seat's habitats on a planet support one more building.

    A further habitat is always supported where the seat has one.
    """
    homes, others = habitats(state, at, seat)
    if building == t.HABITAT:
        return homes > 0 or may_return(state, seat, at)
    return others < homes * t.GAME.habitat_support


def free_lands(state: State, seat: int, at: int) -> list[int]:
    """The land tiles of a planet that are explored, without building or other seats' marines.

    Tiles where another seat may still found a colony are left out.
    """
    land, building, garrison = state.land, state.building, state.garrison
    free = [
        place
        for place in lands(state, at)
        if building[place] < 0 and land[place] >= 0 and garrison[place] in (NOBODY, seat)
    ]
    others = _other_settlers(state, seat, at)
    return [place for place in free if not is_held(state, others, place)] if others else free


def _other_settlers(state: State, seat: int, at: int) -> list[int]:
    return [other for other in settlers(state, at) if other != seat]


def suits(state: State, seat: int, land: int, building: int) -> bool:
    """Whether a building fits on a free land tile: by its terrain, and by the planet's habitats."""
    ground = terrain(state, land) in t.STANDS_ON[building]
    return ground and has_room(state, seat, land // 7, building)


def refuse_build(state: State, seat: int, action: Build) -> Words | None:
    """Refuse a building without a free tile of its terrain, habitats, technology or resources."""
    if not 0 <= action.building < len(t.BUILDINGS):
        return no("no-such-building")
    at = action.land // 7
    if not known_land(state, action.land):
        return no("not-empty")
    if action.land not in free_lands(state, seat, at):
        held = is_held(state, _other_settlers(state, seat, at), action.land)
        return no("colonies-first" if held else "not-empty")
    if terrain(state, action.land) not in t.STANDS_ON[action.building]:
        return no("wrong-terrain")
    if not has_room(state, seat, at, action.building):
        lost = at == state.empires[seat].home and is_exiled(state, seat)
        returns = lost and action.building == t.HABITAT
        return no("no-way-home" if returns else "no-habitat")
    return may_build(state, seat, action.building)


def build(state: State, seat: int, action: Build, tell: Tell[Fact]) -> None:
    """Place the building."""
    cost = building_costs(state, seat)[action.building]
    enter(state.empires[seat], cost, BUILT, action.land, action.building)
    place(state, action.land, action.building, seat)
    name = t.BUILDINGS[action.building]
    tell(Bought(seat, name, land_spot(state, action.land), "building"))


def refuse_bulldoze(state: State, seat: int, action: Bulldoze) -> Words | None:
    """Refuse to remove others' buildings, wonders, and habitats that other buildings need."""
    land = action.land
    if not known_land(state, land) or state.holder[land] != seat:
        return no("no-such-building")
    if state.building[land] in t.WONDERS:
        return no("wonders-stand")
    return no("habitat-needed") if _is_needed(state, seat, land) else None


def may_bulldoze(state: State, seat: int, land: int) -> bool:
    """Whether `refuse_bulldoze` allows an own building; faster, as it words no refusals."""
    return state.building[land] not in t.WONDERS and not _is_needed(state, seat, land)


def _is_needed(state: State, seat: int, land: int) -> bool:
    """Whether the building is a habitat that other buildings need."""
    if state.building[land] != t.HABITAT:
        return False
    homes, others = habitats(state, land // 7, seat)
    return others > (homes - 1) * t.GAME.habitat_support


def bulldoze(state: State, seat: int, action: Bulldoze, tell: Tell[Fact]) -> None:
    """Remove the building."""
    land = action.land
    building, idle = state.building[land], state.idle[land]
    enter(state.empires[seat], (0, 0, 0), BULLDOZED, land, building, idle)
    place(state, land, -1, NOBODY)
    tell(Bought(seat, t.BUILDINGS[building], land_spot(state, land), "bulldozed"))


def refuse_recruit(state: State, seat: int, action: Recruit) -> Words | None:
    """Refuse a marine unless it is placed at one's own building, on a planet with one's habitat."""
    land = action.land
    if not known_land(state, land) or state.holder[land] != seat:
        return no("no-such-building")
    if not state.colonies[land // 7] >> seat & 1 or state.garrison[land] not in (NOBODY, seat):
        return no("no-habitat")
    return too_dear(state.empires[seat], t.GAME.marine.triple())


def recruit(state: State, seat: int, action: Recruit, tell: Tell[Fact]) -> None:
    """Place a marine at the building."""
    enter(state.empires[seat], t.GAME.marine.triple(), RECRUITED, action.land)
    state.marines[action.land] += 1
    state.garrison[action.land] = seat
    tell(Bought(seat, "marine", land_spot(state, action.land), "marine"))
