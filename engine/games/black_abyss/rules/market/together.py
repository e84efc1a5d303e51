"""Several purchases as one action: all of them in order, each by its own rule, or none.

Only what is for sale beforehand can be combined, not what a purchase makes possible.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from engine.core.choices import OPTIONS_LIMIT
from engine.core.copying import copier
from engine.core.events import Tell, silence
from engine.core.words import Words, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact
from engine.games.black_abyss.rules.diplomacy import is_blockaded
from engine.games.black_abyss.rules.market import goods, purchase, shipyard
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import own_ship
from engine.games.black_abyss.rules.surface import planets, spot, terrain
from engine.games.black_abyss.state import State
from engine.games.black_abyss.text.wording import ship_name, thing

KINDS = ("techs", "ships", "buildings", "tiles", "repairs")
"""The kinds of things that can be combined: the fields of the action `Buy`."""
_copy = copier(State)
_SEVERAL = frozenset({"hold", "bomb", "weapon"})
"""The roles of tiles of which one purchase may put several on a ship."""
_RULES: dict[type, tuple[Callable[..., Words | None], Callable[..., None]]] = {
    a.Research: (purchase.refuse_research, purchase.research),
    a.Commission: (shipyard.refuse_commission, shipyard.commission),
    a.Build: (purchase.refuse_build, purchase.build),
    a.Fit: (shipyard.refuse_fit, shipyard.fit),
    a.Repair: (shipyard.refuse_repair, shipyard.repair),
}


def on_sale(state: State, seat: int) -> a.Buy:
    """What a seat may combine in one purchase: of each kind as much as a question can list."""
    return listed(everything(state, seat))


def listed(sale: a.Buy) -> a.Buy:
    """The things on sale that a question for each kind can list.

    If there are too many, each building, and each ship, keeps at least one entry.
    """
    return a.Buy(sale.techs[:OPTIONS_LIMIT], *[_most(getattr(sale, kind)) for kind in KINDS[1:]])


def everything(state: State, seat: int) -> a.Buy:
    """Everything that a seat may buy of these kinds, as if it bought all of it.

    A tile that fits several times occurs as often: once among the others, its repetitions last.
    """
    homes = planets(state, seat)
    mine = sorted(ship.id for ship in state.ships_of(seat))
    return a.Buy(
        tuple(purchase.learnable(state, seat)),
        tuple(_commissions(state, seat, homes)),
        tuple(_sites(state, seat, homes)),
        tuple(_fittings(state, seat, mine)),
        tuple(_repairs(state, seat, mine)),
    )


def _most(pairs: a.Pairs) -> a.Pairs:
    """As many pairs as a question can list: one per ship or building first, then a second each."""
    times: Counter[int] = Counter()
    ranked = []
    for place, pair in enumerate(pairs):
        times[pair[0]] += 1
        ranked.append((times[pair[0]], place))
    return tuple(pairs[place] for place in sorted([p for _, p in sorted(ranked)[:OPTIONS_LIMIT]]))


def _commissions(state: State, seat: int, homes: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pairs of a ship class and a planet with a dock for it; large ships need large docks."""
    free = [at for at in homes if not is_blockaded(state, seat, at)]
    docks, large = (
        [at for at in free if shipyard.has_dock(state, seat, at, large=size)]
        for size in (False, True)
    )
    for hull in range(len(t.HULLS)) if docks else ():
        places = large if t.LARGE[hull] else docks
        if places and shipyard.may_commission(state, seat, hull) is None:
            yield from ((hull, at) for at in places)


def _sites(state: State, seat: int, homes: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pairs of a building and a planet that has room and land for it."""
    grounds = purchase.building_grounds(state, seat, homes)
    for building in purchase.buildable(state, seat):
        for at in grounds:
            room = purchase.has_room(state, seat, at, building)
            if room and _lands(state, seat, building, at):
                yield building, at


def _fittings(state: State, seat: int, mine: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pairs of a docked ship with a free section, and a tile to put there; then the pairs again.

    A pair is repeated if it has a use, as often as free sections, supply and resources allow.
    """
    ships = [(one, state.ships[one]) for one in mine]
    free = [
        one
        for one, ship in ships
        if shipyard.free_section(ship) is not None and shipyard.can_fit(state, seat, ship)
    ]
    tiles = [*shipyard.fittable(state, seat)] if free else []
    yield from product(free, tiles)
    several = [tile for tile in tiles if t.TILE_ROLE[tile] in _SEVERAL]
    rooms = {one: len([*shipyard.free_sections(state.ships[one])]) for one in free}
    for times in range(2, max(t.SECTIONS) + 1) if several else ():
        roomy = [ship for ship in free if rooms[ship] >= times]
        several = [tile for tile in several if shipyard.fits_often(state, seat, tile, times)]
        yield from product(roomy, several)


def _repairs(state: State, seat: int, mine: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Pairs of a ship and a section that can be repaired."""
    for ship in mine:
        for section in range(max(t.SECTIONS)) if state.ships[ship].hits else ():
            if shipyard.refuse_repair(state, seat, a.Repair(ship, section)) is None:
                yield ship, section


def ground(state: State, seat: int, building: int, at: int) -> int:
    """The land tile of a planet that suits a building best; -1 if none is suitable.

    A building that yields goods goes on a trade icon if possible. Any other building goes on
    terrain that yields nothing, or else on terrain whose yield the seat has most of, and avoids
    icons there. Food counts as scarcer by the base yield, minerals by twice that, as growth needs
    them first.
    """
    fitting = _lands(state, seat, building, at)
    if building in t.YIELDING:
        return min(fitting, key=lambda land: (t.LAND_GOOD[state.land[land]] < 0, land), default=-1)
    stock = goods.plenty(state, seat)
    stock[t.PLAINS] -= t.GAME.base_yield
    stock[t.MINERAL] -= 2 * t.GAME.base_yield
    return min(
        fitting,
        key=lambda n: (-stock[terrain(state, n)], t.LAND_GOOD[state.land[n]] >= 0, n),
        default=-1,
    )


def _lands(state: State, seat: int, building: int, at: int) -> list[int]:
    """The free land tiles of a planet on which a building can stand."""
    if not (0 <= at < len(state.tile) and 0 <= building < len(t.BUILDINGS)):
        return []
    free = purchase.free_lands(state, seat, at)
    return [land for land in free if terrain(state, land) in t.STANDS_ON[building]]


def _entries(state: State, seat: int, action: a.Buy) -> Iterator[Any]:
    """The single purchases in order; the land tile of a building depends on those before it."""
    yield from (a.Research(tech) for tech in action.techs)
    yield from (a.Commission(*pair) for pair in action.ships)
    for building, at in action.buildings:
        yield a.Build(building, ground(state, seat, building, at))
    yield from (a.Fit(*pair) for pair in action.tiles)
    yield from (a.Repair(*pair) for pair in action.repairs)


def refuse_buy(state: State, seat: int, action: a.Buy, sale: a.Buy | None = None) -> Words | None:
    """The refusal of the first purchase that is impossible; None if all are possible.

    If several things are bought, the refusal names the tile and its ship, or the building, its
    planet, and the buildings that took the land there. `sale` is what is for sale, if the caller
    knows it already.
    """
    kinds = [getattr(action, kind) for kind in KINDS]
    if not any(kinds):
        return no("nothing-chosen")
    alone = sum(map(len, kinds)) == 1
    trial = state if alone else _copy(state)
    built = 0
    for entry in _entries(trial, seat, action):
        refuse, carry_out = _RULES[type(entry)]
        refusal = refuse(trial, seat, entry)
        if refusal is not None:
            if alone:
                return refusal
            if isinstance(entry, a.Fit):
                return _fitting(trial, seat, entry, refusal)
            if not isinstance(entry, a.Build):
                return refusal
            return _named(state, action.buildings[: built + 1], entry.land, refusal)
        built += isinstance(entry, a.Build)
        if not alone:
            carry_out(trial, seat, entry, silence)
    sale = sale or on_sale(state, seat)
    for kind, chosen in zip(KINDS, kinds, strict=True):
        if chosen and not _is_among(chosen, getattr(sale, kind)):
            return no("not-together")
    return None


def _is_among(chosen: Sequence[Any], sold: Sequence[Any]) -> bool:
    """Whether all that is chosen is sold, as often as chosen, and stands in ascending order."""
    return list(chosen) == sorted(chosen) and Counter(chosen) <= Counter(sold)


def _fitting(state: State, seat: int, entry: a.Fit, refusal: Words) -> Words:
    """The refusal of a tile, with its name and ship."""
    ship = own_ship(state, seat, entry.ship)
    if ship is None or not 0 <= entry.tile < len(t.TILES):
        return refusal
    named = ship_name(t.HULLS[ship.hull], ship.number)
    tile = thing(t.TILES[entry.tile])
    return words("black-abyss-refused-fitting", tile=tile, ship=named, why=refusal)


def _named(state: State, sites: a.Pairs, land: int, refusal: Words) -> Words:
    """The refusal of the last of these buildings, with its name and planet.

    If no land is left for it (`land` is -1), the refusal names the buildings that took it.
    """
    *before, (building, at) = sites
    if not (0 <= building < len(t.BUILDINGS) and 0 <= at < len(state.tile)):
        return refusal
    if land < 0:
        earlier = tuple(thing(t.BUILDINGS[one]) for one, where in before if where == at)
        refusal = words("black-abyss-refused-no-land-left", earlier=earlier, count=len(earlier))
    return words(
        "black-abyss-refused-building", building=thing(t.BUILDINGS[building]), why=refusal,
        place=spot(state, at),
    )  # fmt: skip


def buy(state: State, seat: int, action: a.Buy, tell: Tell[Fact]) -> None:
    """Carry out each purchase as if it were bought alone."""
    for entry in _entries(state, seat, action):
        _RULES[type(entry)][1](state, seat, entry, tell)
