"""Forecasts of battles, which are fought on copies, both sides by standing orders.

Callers pass an imagined state, so a forecast reveals no more than the seat knows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.events import silence
from engine.games.black_abyss.actions import ByOrder, Flee
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.war import battle as battles
from engine.games.black_abyss.rules.war import combat, damage, drill, leading, meeting
from engine.games.black_abyss.state import Battle, State

_copy = copier(State)
FLIGHT = max(range(len(t.ORDERS)), key=lambda order: t.ORDER[order].flee_below)
"""The order that flees earliest."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The result of one battle, in pairs by side: attacker, defender.

    `sides`: the owners. `wins`: 1 for a side if the other has no ships left or has fled; in a fleet
    battle, if a larger share of this side's sections is left. A side that had no ships wins if the
    raiders are gone, and loses if they destroy a building or land marines. `sections` and `ships`:
    how many each side lost. `left`: whether it has ships, be they there or gone. `buildings`: how
    many were lost on the planet. `breached`: in sudden death, the owner who lost the game by it;
    else NOBODY.
    """

    sides: tuple[int, int]
    wins: tuple[int, int]
    sections: tuple[int, int]
    ships: tuple[int, int]
    left: tuple[bool, bool]
    buildings: int
    breached: int


def forecast(
    state: State, at: int, pair: tuple[int, int], orders: tuple[int, int], chance: Chance
) -> Forecast:
    """Fight a battle of two owners at a hex, each by its order."""
    trial = _begin_battle(state, at, pair, orders, chance)
    return _fought(trial, _standing(trial, trial.present_battle))


def forecast_end(
    state: State, seat: int, order: int | None, other: int, chance: Chance
) -> Forecast:
    """Fight the present battle to its end, from a seat's move, by one order (None: it flees).

    If a player leads the other side, that side fights by the order `other`.
    """
    trial = _copy(state)
    trial.chance = chance.spawn()
    fight = trial.present_battle
    before, side = _standing(trial, fight), fight.sides.index(seat)
    if order is None:
        leading.flee(trial, seat, Flee(), silence)
        fight.orders[side] = FLIGHT
    else:
        leading.by_order(trial, seat, ByOrder(order), silence)
    if fight.led[1 - side]:
        fight.orders[1 - side] = other
    fight.led, fight.ask, trial.pending = [False, False], [False, False], []
    return _fought(trial, before)


def _fought(trial: State, before: "_Standing") -> Forecast:
    """Fight a copy's battle to the end; `before` is its `_standing` before the fight."""
    fight = trial.present_battle
    fight_on(trial)
    after = _standing(trial, fight)
    buildings = before.buildings - after.buildings
    landed = after.marines > before.marines
    return Forecast(
        fight.sides,
        _wins(trial, fight, harmed=buildings > 0 or landed),
        _lost(before.sections, after.sections),
        _lost(before.ships, after.ships),
        (after.ships[0] > 0, after.ships[1] > 0),
        buildings,
        trial.breached,
    )


def _lost(before: tuple[int, int], after: tuple[int, int]) -> tuple[int, int]:
    return before[0] - after[0], before[1] - after[1]


def _wins(trial: State, fight: Battle, *, harmed: bool) -> tuple[int, int]:
    """For each side 1 if it won the battle, else 0; `harmed`: its planet was raided."""
    if trial.mode == "fleet_battle":
        left = fleets.leaders(trial)
    else:
        left = [owner for owner in fight.sides if combat.fleet(trial, fight.hex, owner)]
        if not all(fight.sections):
            raider, planet = fight.sides if fight.sections[0] else fight.sides[::-1]
            left = [planet] if raider not in left else [raider] if harmed else []
    one, other = (int(left == [owner]) for owner in fight.sides)
    return one, other


class _Standing(NamedTuple):
    """The sections and ships by side, then the buildings and raiders' marines on the planet."""

    sections: tuple[int, int]
    ships: tuple[int, int]
    buildings: int
    marines: int


def _standing(trial: State, fight: Battle) -> _Standing:
    one, other = (_sections(trial, fight, side) for side in (0, 1))
    owners = [trial.ships[number].owner for number in fight.place if number in trial.ships]
    ships = owners.count(fight.sides[0]), owners.count(fight.sides[1])
    raider = fight.sides[0 if fight.sections[0] else 1]
    place = slice(fight.hex * 7, fight.hex * 7 + 7)
    garrisons = zip(trial.garrison[place], trial.marines[place], strict=True)
    marines = sum(count for owner, count in garrisons if owner == raider)
    buildings = sum(building >= 0 for building in trial.building[place])
    return _Standing((one, other), ships, buildings, marines)


def _sections(state: State, fight: Battle, side: int) -> int:
    """The undamaged sections of a side's remaining ships, those that fled included."""
    ships = (state.ships[number] for number in fight.place)
    return sum(combat.sections_left(ship) for ship in ships if ship.owner == fight.sides[side])


def orders_of_use(trial: State, at: int, pair: tuple[int, int]) -> list[int]:
    """Begin a battle of two owners in `trial`; the orders that are of use to the first of them."""
    _meet(trial, at, pair)
    fight = trial.present_battle
    return [
        order
        for order in drill.orders_for(fight)
        if not drill.is_pointless(trial, fight, pair[0], order)
    ]


def _meet(trial: State, at: int, pair: tuple[int, int]) -> None:
    """Begin a battle of two owners, at war from now on, in place."""
    trial.battle, trial.next_battles, trial.pending = None, [], []
    for one, other in (pair, pair[::-1]):
        if one >= 0 and other >= 0:
            trial.war[one] |= 1 << other
    meeting.begin(trial, at, *pair, silence)
    trial.pending = []


def _begin_battle(
    state: State, at: int, pair: tuple[int, int], orders: tuple[int, int], chance: Chance
) -> State:
    """A copy of the state with a battle in which both owners have orders and have deployed."""
    trial = _copy(state)
    _meet(trial, at, pair)
    trial.chance = chance.spawn()
    fight = trial.present_battle
    for side, owner in enumerate(fight.sides):
        if owner >= 0:
            fight.orders[side] = orders[pair.index(owner)]
        drill.deploy(trial, fight, side)
    return trial


def fight_on(trial: State, lead: Callable[[], None] = lambda: None) -> None:
    """Fight a battle to its end, in place; standing orders take every decision.

    A side that is led moves by `lead`.
    """
    while trial.battle is not None:
        battles.advance(trial, silence)
        for decision in list(trial.pending):
            if decision.kind == "leading":
                lead()
            elif decision.kind == "covering":
                damage.cover_by_order(trial, decision.seat)
            elif decision.kind == "losing":
                battles.lose_least(trial, decision.thing, decision.seat, decision.count, silence)
        trial.pending = []
