"""How policies buy: what the seat needs most first, then what its character wants."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import armoury, merchant
from engine.games.black_abyss.agents.armoury import (
    Wish,
    on_plain_site,
    sites,
    transport,
    with_room_for,
)
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import plenty
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import goods as market
from engine.games.black_abyss.rules.market import purchase, shipyard
from engine.games.black_abyss.rules.surface import (
    hospitable,
    planets,
    terrain,
)
from engine.games.black_abyss.state import Ship, State

_SAVED_FOR = 1
_IDLE = 25
"""With so many minerals, what is mostly paid in minerals is bought in spite of savings."""
_WONDER_EVERY = 4
"""In one of so many cycles, a seat saves for a wonder first."""
_FED = 4
"""With so much food a cycle, research needs to leave none."""
_WARSHIPS = (t.FRIGATE, t.CRUISER, t.DREADNOUGHT)
_USERS = {
    t.TECH["light-drives"]: (t.TRANSPORT, t.FRIGATE),
    t.TECH["heavy-drives"]: (t.CRUISER, t.DREADNOUGHT),
    **{t.TECH[name]: _WARSHIPS for name in ("ordnance", "beam-weapons", "shields", "computers")},
}
"""For technologies of ships, the classes that use them."""
_YIELD_TECH = {t.PLAINS: t.TECH["farming"], t.MINERAL: t.TECH["mining"], t.ENERGY: t.TECH["power"]}
_YIELDING = {t.PLAINS: t.FARM, t.MINERAL: t.MINE, t.ENERGY: t.PLANT}


def purchase_action(state: State, seat: int, mind: Character, legal: Callable[[Any], bool]) -> Any:
    """A sale; else the first wish that can be paid beside savings; else `Pass`.

    It saves for the first wish that it cannot pay. From `_IDLE` minerals on, a wish that costs
    mostly minerals may use the savings.
    """
    for ship in state.ships_of(seat):
        if ship.goods:
            for resource in range(len(market.RESOURCES)):
                sale = a.Sell(ship.id, resource)
                if market.refuse_sell(state, seat, sale) is None:
                    return sale
    empire = state.empires[seat]
    owned = left = [empire.food, empire.energy, empire.minerals]
    saved = 0
    for cost, action in _wishes(state, seat, mind):
        is_heavy = empire.minerals >= _IDLE and 2 * cost[2] > sum(cost)
        if _pays(left, cost) or (is_heavy and _pays(owned, cost)):
            if legal(action):
                return action
        elif saved < _SAVED_FOR:
            left = [have - need for have, need in zip(left, cost, strict=True)]
            saved += 1
    return a.Pass()


def _pays(purse: Sequence[int], cost: t.Triple) -> bool:
    return all(have >= need or not need for have, need in zip(purse, cost, strict=True))


def _wishes(state: State, seat: int, mind: Character) -> Iterator[Wish]:
    """The wishes of a seat, the most important first."""
    homes = planets(state, seat)
    mine = state.ships_of(seat)
    yield from _return(state, seat, mind)
    yield from _secret(state, seat)
    yield from armoury.fittings(state, seat, mine, mind, war=False)
    yield from armoury.repairs(state, seat, mine)
    yield from _docks(state, seat, homes, mind)
    for wish in (*_urgent(state, seat, mind), *mind.wishes):
        if wish == "settle":
            yield from _settlers(state, seat, homes, mine, mind)
        elif wish == "grow":
            yield from _growth(state, seat, homes, mind)
        elif wish == "learn":
            yield from (
                one for one in _learning(state, seat, mind) if _helps(state, seat, *one, mind)
            )
        elif wish == "arm":
            yield from armoury.arms(state, seat, homes, mine, mind)
        elif wish == "trade":
            yield from merchant.wishes(state, seat, homes, mine, mind)
        elif wish == "guard":
            yield from armoury.guard(state, seat, homes, mind)
        elif state.turn >= mind.builds_from:
            yield from merchant.wonders(state, seat, homes, mind)


def _urgent(state: State, seat: int, mind: Character) -> tuple[str, ...]:
    """The kinds of wishes that come first: defence in danger, else every few cycles wonder or arms.

    Watchful characters arm before they build batteries: ships keep raiders away, batteries do not.
    """
    if armoury.in_danger(state, seat, mind):
        defence = ("arm", "guard") if mind.watchful else ("guard", "arm")
        return tuple(wish for wish in defence if wish in mind.wishes)
    arms = ("arm",) if state.turn >= mind.musters and state.turn % 2 else ()
    due = state.turn % _WONDER_EVERY == seat % _WONDER_EVERY
    return ("wonder", *arms) if due and state.turn >= mind.builds_from else arms


def _return(state: State, seat: int, mind: Character) -> Iterator[Wish]:
    """The wish of an exile for a habitat on its home world."""
    home = state.empires[seat].home
    free = sites(state, seat, home) if purchase.may_return(state, seat, home) else []
    if free:
        yield on_plain_site(state, seat, t.HABITAT, free, mind)


def _secret(state: State, seat: int) -> Iterator[Wish]:
    cost = purchase.tech_costs(state, seat)[t.SECRET]
    if cost is not None:
        yield cost, a.Research(t.SECRET)


def _docks(state: State, seat: int, homes: Sequence[int], mind: Character) -> Iterator[Wish]:
    """The wish for a small dock; if the seat has one, later in the game, for a large dock."""
    docks = [at for at in homes if shipyard.has_dock(state, seat, at, large=False)]
    if not docks:
        wanted = t.SMALL_DOCK
    elif state.turn >= mind.large_dock and not any(
        shipyard.has_dock(state, seat, at, large=True) for at in docks
    ):
        wanted = t.LARGE_DOCK
    else:
        return
    ordered = sorted(homes, key=lambda at: at != state.empires[seat].home)
    yield from with_room_for(state, seat, wanted, ordered, mind)


def _settlers(
    state: State, seat: int, homes: Sequence[int], mine: list[Ship], mind: Character
) -> Iterator[Wish]:
    """The wish for a transport to carry a pod, if there are fewer pods than planets to settle."""
    known = [
        at
        for at, kind in enumerate(state.tile)
        if state.known[at]
        and kind in t.PLANETS
        and (kind != t.HOME or at == state.empires[seat].home)
        and not state.colonies[at]
        and hospitable(state, seat, at)
    ]
    dark = not all(state.known)
    pods = sum(t.POD in ship.tiles for ship in mine)
    empty = [
        s for s in mine if s.hull == t.TRANSPORT and not any(n >= 0 for n in s.tiles) and not s.hits
    ]
    if pods + len(empty) < max(min(mind.pods, len(known)), int(dark and state.turn < 6)):
        yield from transport(state, seat, homes)


def _growth(state: State, seat: int, homes: Sequence[int], mind: Character) -> Iterator[Wish]:
    """Wishes for farms, mines and plants, the scarcest yield first, or habitats that make room."""
    stock = plenty(state, seat, mind.ore, mind.meals)
    found: list[tuple[float, Wish]] = []
    for at in homes:
        free = sites(state, seat, at)
        if not free:
            continue
        if purchase.has_room(state, seat, at, t.FARM):
            for land in free:
                building = _YIELDING.get(terrain(state, land))
                if building is not None:
                    icon = t.LAND_GOOD[state.land[land]] >= 0
                    worth = stock[terrain(state, land)] - icon
                    cost = purchase.building_costs(state, seat)[building]
                    found.append((worth, (cost, a.Build(building, land))))
        elif len(free) > 1:
            worth = min(stock[terrain(state, land)] for land in free) + 1
            found.append((worth, on_plain_site(state, seat, t.HABITAT, free, mind)))
    found.sort(key=lambda pair: pair[0])
    yield from (wish for _, wish in found[:3])


def _helps(state: State, seat: int, cost: t.Triple, study: a.Research, mind: Character) -> bool:
    """Whether a technology leaves the `meals` that a character needs and, if `calm`, is of use.

    Technologies of ships are of use once there is a ship for them.
    """
    left = state.empires[seat].food - cost[0]
    if mind.meals and left < mind.meals and market.produce(state, seat)[0] < _FED:
        return False
    users = _USERS.get(study.tech, ()) if mind.calm else ()
    return not users or any(ship.hull in users for ship in state.ships_of(seat))


def _learning(state: State, seat: int, mind: Character) -> Iterator[Wish]:
    """Wishes for technologies: one for the scarcest yield, then two of the studies.

    The first is wished for only from cycle 9 on. If no study can be bought, the cheapest technology
    replaces the studies.
    """
    shown = 0
    stock = plenty(state, seat, 0, mind.meals)
    scarce = _YIELD_TECH[min(_YIELD_TECH, key=lambda kind: stock[kind])]
    if state.turn > 8 and (cost := purchase.tech_costs(state, seat)[scarce]) is not None:
        yield cost, a.Research(scarce)
    for tech, level in mind.studies:
        if state.empires[seat].techs[tech] < level:
            cost = purchase.tech_costs(state, seat)[tech]
            if cost is not None:
                yield cost, a.Research(tech)
                shown += 1
                if shown == 2:
                    return
    costs = [
        (sum(cost), tech, cost)
        for tech in range(len(t.TECHS))
        if tech != t.SECRET and (cost := purchase.tech_costs(state, seat)[tech]) is not None
    ]
    if costs and not shown:
        _, tech, cheapest = min(costs)
        yield cheapest, a.Research(tech)
