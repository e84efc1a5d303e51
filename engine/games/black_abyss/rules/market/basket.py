"""A seat's basket in the purchase phase: paying, and taking back the latest entry.

Entries take effect at once, so the first seat gets what is scarce. Only the latest entry can be
taken back, so that no later purchase depends on it. Take-backs are limited per cycle.
"""

from collections.abc import Callable
from functools import lru_cache

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import TakeBack
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, TookBack
from engine.games.black_abyss.rules.market import bank
from engine.games.black_abyss.rules.market.entries import BUILT, BULLDOZED, SOLD, STRIPPED, entry_of
from engine.games.black_abyss.rules.refusals import lacking, no
from engine.games.black_abyss.rules.surface import add_up_powers, place
from engine.games.black_abyss.state import NOBODY, Empire, Ship, State


def scale(cost: t.Triple, percent: int) -> t.Triple:
    """A cost changed by a percentage, such as -25; each part is rounded to the nearest."""
    if not percent:
        return cost
    food, energy, minerals = cost
    rate = max(0, 100 + percent)
    return (food * rate + 50) // 100, (energy * rate + 50) // 100, (minerals * rate + 50) // 100


def scales(costs: tuple[t.Triple, ...]) -> Callable[[int], tuple[t.Triple, ...]]:
    """A cached function that scales all of these costs by a percentage."""
    return lru_cache(maxsize=256)(lambda percent: tuple([scale(cost, percent) for cost in costs]))


def affords(empire: Empire, cost: t.Triple) -> bool:
    """Whether a seat has the resources for a cost."""
    return empire.food >= cost[0] and empire.energy >= cost[1] and empire.minerals >= cost[2]


def too_dear(empire: Empire, cost: t.Triple) -> Words | None:
    """The refusal of a cost that a seat cannot pay, with what is lacking; None if it can."""
    if affords(empire, cost):
        return None
    return lacking(
        max(0, cost[0] - empire.food),
        max(0, cost[1] - empire.energy),
        max(0, cost[2] - empire.minerals),
    )


def is_buying(state: State, seat: int) -> bool:
    """Whether a seat is still buying and has no pending decision."""
    empire = state.empires[seat]
    return state.phase == "purchase" and empire.alive and not (empire.done or state.pending)


def enter(empire: Empire, cost: t.Triple, *entry: int) -> None:
    """Pay a cost and record the purchase (its kind and subject), so that it can be taken back."""
    empire.food -= cost[0]
    empire.energy -= cost[1]
    empire.minerals -= cost[2]
    empire.basket.append((*cost, *entry))


def set_tile(ship: Ship, section: int, tile: int) -> None:
    """Set a section's tile (-1: none)."""
    ship.tiles = (*ship.tiles[:section], tile, *ship.tiles[section + 1 :])


def refuse_take_back(state: State, seat: int, action: TakeBack) -> Words | None:
    """Refuse to take back an entry that is not the latest, or when the cycle's limit is reached."""
    empire = state.empires[seat]
    if not empire.basket or action.entry != len(empire.basket):
        return no("nothing-to-take-back")
    if empire.returns >= t.GAME.returns_per_cycle:
        return no("returns-spent")
    return None if _returnable(state, seat, empire.basket[-1]) else no("depended-on")


def _returnable(state: State, seat: int, entry: tuple[int, ...]) -> bool:
    """Whether a purchase can still be undone: its chips, its tile or its place are available.

    A trade house cannot be taken back once others have sold at it.
    """
    food, energy, minerals, code, *about = entry
    if bank.payable(state, (food, energy, minerals)) != (food, energy, minerals):
        return False
    if code == STRIPPED:
        return state.tiles_left[about[2]] > 0
    if code == BULLDOZED:
        return state.building[about[0]] < 0
    if code == BUILT and state.building[about[0]] == t.TRADE_HOUSE:
        return not _sold_here(state, seat, about[0] // 7)
    return True


def _sold_here(state: State, seat: int, at: int) -> bool:
    """Whether another seat sold goods at a planet in this phase."""
    return any(
        entry[3] == SOLD and state.ships[entry[4]].hex == at
        for other, empire in enumerate(state.empires)
        for entry in empire.basket
        if other != seat
    )


def take_back(state: State, seat: int, _: TakeBack, tell: Tell[Fact]) -> None:
    """Undo the latest entry and refund it."""
    empire = state.empires[seat]
    empire.returns += 1
    entry = entry_of(state, empire.basket[-1])
    food, energy, minerals, code, *about = empire.basket.pop()
    empire.food, empire.energy = empire.food + food, empire.energy + energy
    empire.minerals += minerals
    _UNDO[code](state, seat, about)
    tell(TookBack(seat, entry.how, entry.what, entry.place, entry.ship))


def _unlearn(state: State, seat: int, about: list[int]) -> None:
    empire = state.empires[seat]
    empire.techs[about[0]] -= 1
    if about[0] == t.SECRET:
        empire.secret = 0
    add_up_powers(state)


def _uncommission(state: State, seat: int, about: list[int]) -> None:
    ship = state.ships.pop(about[0])
    state.empires[seat].supply[ship.hull] += 1
    if ship.id == state.next_ship - 1:
        state.next_ship = ship.id


def _unfit(state: State, seat: int, about: list[int]) -> None:  # noqa: ARG001
    ship, section = state.ships[about[0]], about[1]
    state.tiles_left[ship.tiles[section]] += 1
    set_tile(ship, section, -1)


def _unstrip(state: State, seat: int, about: list[int]) -> None:  # noqa: ARG001
    state.tiles_left[about[2]] -= 1
    set_tile(state.ships[about[0]], about[1], about[2])


def _unrepair(state: State, seat: int, about: list[int]) -> None:  # noqa: ARG001
    state.ships[about[0]].hits |= 1 << about[1]


def _unbuild(state: State, seat: int, about: list[int]) -> None:  # noqa: ARG001
    place(state, about[0], -1, NOBODY)


def _unbulldoze(state: State, seat: int, about: list[int]) -> None:
    place(state, about[0], about[1], seat)
    state.idle[about[0]] = about[2]


def _unrecruit(state: State, seat: int, about: list[int]) -> None:  # noqa: ARG001
    land = about[0]
    state.marines[land] -= 1
    if not state.marines[land]:
        state.garrison[land] = NOBODY


def _unsell(state: State, seat: int, about: list[int]) -> None:  # noqa: ARG001
    state.ships[about[0]].goods = tuple(about[1:])


_UNDO = (
    _unlearn, _uncommission, _unfit, _unstrip, _unrepair, _unbuild, _unbulldoze, _unrecruit, _unsell
)  # fmt: skip
