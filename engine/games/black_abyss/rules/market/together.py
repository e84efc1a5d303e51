"""Several purchases as one action: each by its own rule in order, or none.

Only what is for sale beforehand can be combined; what a purchase makes possible comes later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from engine.core.choices import OPTIONS_LIMIT
from engine.core.copying import copier
from engine.core.events import Tell, silence
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact
from engine.games.black_abyss.rules.market import purchase, shipyard
from engine.games.black_abyss.rules.market.basket import buying
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import planets, terrain
from engine.games.black_abyss.state import State

KINDS = ("techs", "ships", "buildings", "tiles", "repairs")
"""What can be combined, by field of the action."""
_copy = copier(State)
_YIELDING = (t.FARM, t.MINE, t.PLANT)
_RULES: dict[type, tuple[Callable[..., Words | None], Callable[..., None]]] = {
    a.Research: (purchase.refuse_research, purchase.research),
    a.Commission: (shipyard.refuse_commission, shipyard.commission),
    a.Build: (purchase.refuse_build, purchase.build),
    a.Fit: (shipyard.refuse_fit, shipyard.fit),
    a.Repair: (shipyard.refuse_repair, shipyard.repair),
}


def on_sale(state: State, seat: int) -> a.Buy:
    """Everything a seat may put in one purchase, up to the option limit of each question."""
    homes = planets(state, seat)
    mine = sorted(ship.id for ship in state.ships.values() if ship.owner == seat)
    techs = [n for n in range(len(t.TECHS)) if _open(state, seat, a.Research(n))]
    hulls = [n for n in range(len(t.HULLS)) if shipyard.may_commission(state, seat, n) is None]
    buildings = purchase.buildable(state, seat)
    tiles = [n for n in range(len(t.TILES)) if shipyard.may_fit(state, seat, n) is None]
    hit = [n for n in mine if state.ships[n].hits]
    return a.Buy(
        tuple(techs[:OPTIONS_LIMIT]),
        _pairs(state, seat, hulls, homes, a.Commission),
        _pairs(
            state,
            seat,
            buildings,
            purchase.building_grounds(state, seat, homes),
            _building(state, seat),
        ),
        _pairs(state, seat, mine, tiles, a.Fit),
        _pairs(state, seat, hit, range(max(t.SECTIONS)), a.Repair),
    )


def _pairs(state: State, seat: int, ones: Any, others: Any, make: Callable[..., Any]) -> a.Pairs:
    """The pairs for sale among these."""
    found = ((one, other) for one in ones for other in others)
    return tuple(islice((pair for pair in found if _open(state, seat, make(*pair))), OPTIONS_LIMIT))


def _open(state: State, seat: int, entry: Any) -> bool:
    return _RULES[type(entry)][0](state, seat, entry) is None


def _building(state: State, seat: int) -> Callable[[int, int], a.Build]:
    return lambda building, at: a.Build(building, ground(state, seat, building, at))


def ground(state: State, seat: int, building: int, at: int) -> int:
    """The land tile of a planet that suits a building best; -1 if none.

    What yields goods goes on a trade icon if possible, everything else elsewhere.
    """
    if not (0 <= at < len(state.tile) and 0 <= building < len(t.BUILDINGS)):
        return -1
    icon = building in _YIELDING
    fitting = [
        land
        for land in purchase.free_lands(state, seat, at)
        if terrain(state, land) in t.STANDS_ON[building]
    ]
    return min(fitting, key=lambda n: ((t.LAND_GOOD[state.land[n]] >= 0) != icon, n), default=-1)


def _entries(state: State, seat: int, action: a.Buy) -> Iterator[Any]:
    """The single purchases in order; a building's place is chosen after those before it."""
    yield from (a.Research(tech) for tech in action.techs)
    yield from (a.Commission(*pair) for pair in action.ships)
    yield from (_building(state, seat)(*pair) for pair in action.buildings)
    yield from (a.Fit(*pair) for pair in action.tiles)
    yield from (a.Repair(*pair) for pair in action.repairs)


def refuse_buy(state: State, seat: int, action: a.Buy, sale: a.Buy | None = None) -> Words | None:
    """Why the first impossible purchase of the sequence is refused.

    `sale` is what is for sale, if known.
    """
    if not buying(state, seat):
        return no("not-now")
    kinds = [getattr(action, kind) for kind in KINDS]
    if not any(kinds):
        return no("nothing-chosen")
    trial = _copy(state)
    for entry in _entries(trial, seat, action):
        refuse, carry_out = _RULES[type(entry)]
        refusal = refuse(trial, seat, entry)
        if refusal is not None:
            return refusal
        carry_out(trial, seat, entry, silence)
    sale = sale or on_sale(state, seat)
    for kind, chosen in zip(KINDS, kinds, strict=True):
        if list(chosen) != sorted(set(chosen) & set(getattr(sale, kind))):
            return no("not-together")
    return None


def buy(state: State, seat: int, action: a.Buy, tell: Tell[Fact]) -> None:
    """Make each purchase as if alone."""
    for entry in _entries(state, seat, action):
        _RULES[type(entry)][1](state, seat, entry, tell)
