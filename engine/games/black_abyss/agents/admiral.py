"""How the agent `hard` fights: it plays battles out on copies before it gives an order.

By default its ships stay out of reach and close in once they can hit first. It compares this with
other plans: an order for this move, perhaps another for some ships, and one for the moves after.
All plans are played to the battle's end in the same worlds (imagined states) with the same luck.
The worse plans drop out, the rest continue in more worlds, and a plan replaces the default only if
clearly better. The enemy's order counts once revealed; before, or if a player leads the enemy, two
orders are assumed.
"""

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.events import silence
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.rules.war import (
    board,
    combat,
    damage,
    deeds,
    drill,
    forecast,
    leading,
)
from engine.games.black_abyss.state import NOBODY, Battle, Ship, State, own_battle

_copy = copier(State)
_THOUGHT = t.GAME.admiral
_CLOSE, _AWAY = t.ORDERS.index("assault"), t.ORDERS.index("slip-away")
AMBUSH = -1
"""In place of an order: stay out of reach until able to hit first, then close in."""


@dataclass(slots=True)
class Plan:
    """Orders for one move (`apart`: by ship, `rest`: other ships) and for later moves (`then`).

    `worth` has the plan's value in each world played.
    """

    apart: tuple[tuple[int, int], ...]
    rest: int
    then: int
    worth: list[float] = field(default_factory=list)

    def mean(self) -> float:
        """The mean value over the worlds played."""
        return sum(self.worth) / len(self.worth)


def decide(state: State, seat: int, chance: Chance) -> Any:
    """The action for a pending decision of a battle.

    The agent gives orders and chooses what to lose for each hit. In tactical battles it deploys and
    leads its ships move by move.
    """
    fight = own_battle(state, seat)
    state.battle, state.next_battles = fight, []
    side = fight.sides.index(seat)
    kinds = [one.kind for one in state.pending if one.seat == seat]
    if "covering" in kinds:
        return _covers(state, seat)
    moving = "leading" in kinds
    if not moving and state.tactical:
        return _deploy(state, seat, fight, side) if "deploying" in kinds else a.Lead()
    orders = drill.orders_for(fight)
    race = _Race(state, seat, side, moving, chance)
    if not moving:
        return a.Command(race.run([Plan((), order, order) for order in orders]).rest, ask=False)
    now = _ambush(state, fight, side)
    plans = [Plan((), order, AMBUSH) for order in orders if order != now]
    plans += [Plan((), order, then) for then in orders for order in {now, then}]
    best = race.better_of(Plan((), now, AMBUSH), plans)
    ships = sorted(ship for ship in fight.left)
    if len(ships) > 1:
        best = race.better_of(best, _variations(best, ships, orders, chance))
    if best.apart:
        ship, order = best.apart[0]
        return a.ByOrder(order, ship)
    return a.ByOrder(best.rest, 0)


def _covers(state: State, seat: int) -> a.Cover:
    """Give up sections of the first ship hit, by the priorities of the order to close in."""
    (number, count), *_ = damage.hits_to_assign(state, seat).items()
    ship = copy(state.ships[number])
    sections = []
    for _ in range(count):
        section = damage.section_to_lose(ship, t.ORDER[_CLOSE].covers)
        ship.hits |= 1 << section
        sections.append(section)
    return a.Cover(number, tuple(sorted(sections)))


def _deploy(state: State, seat: int, fight: Battle, side: int) -> Any:
    """The next ship to deploy, at the far end, so that the enemy has to approach; else the end."""
    trial = _copy(state)
    wanted = trial.present_battle
    wanted.orders[side] = _AWAY
    drill.deploy(trial, wanted, side)
    for ship in deeds.ships_of(state, fight, side):
        place = a.Place(ship.id, wanted.place[ship.id])
        if (
            place.square != fight.place[ship.id]
            and leading.refuse_place(state, seat, place) is None
        ):
            return place
    return a.EndMove()


def _reach(state: State, ship: Ship) -> int:
    """The distance in squares at which a ship can hit within one move: move plus longest range."""
    longest = max((t.RANGE[tile] for tile in combat.weapons(state, ship)), default=0)
    return combat.engine(state, ship) + longest if longest else 0


def _ambush(state: State, fight: Battle, side: int) -> int:
    """The order that `AMBUSH` means for this move: close in or stay away.

    The side closes in if half its ships have a target in reach, or if no ship would come into the
    enemy's reach.
    """
    mine, foes = (deeds.ships_of(state, fight, one) for one in (side, 1 - side))
    if not mine or not foes:
        return _CLOSE
    danger = max(_reach(state, foe) for foe in foes)
    ready = near = 0
    for ship in mine:
        away = min(board.distance(fight.place[ship.id], fight.place[foe.id]) for foe in foes)
        ready += away <= _reach(state, ship)
        near += away - combat.engine(state, ship) <= danger
    return _CLOSE if ready * 2 >= len(mine) or not near else _AWAY


def _variations(best: Plan, ships: list[int], orders: list[int], chance: Chance) -> list[Plan]:
    """Copies of a plan that give random ships another order."""
    found = []
    for _ in range(_THOUGHT.variations):
        picked = [ship for ship in ships if chance.below(len(ships)) < 2] or [chance.pick(ships)]
        order = chance.pick([one for one in orders if one != best.rest])
        found.append(Plan(tuple((ship, order) for ship in picked), best.rest, best.then))
    return found


class _Race:
    """Plans played in the same imagined states; after each heat only the best third stay."""

    def __init__(self, state: State, seat: int, side: int, moving: bool, chance: Chance) -> None:
        self._state, self._seat, self._side, self._moving = _copy(state), seat, side, moving
        self._state.ships = _ships_in_reach(state)
        self._seeds = [chance.spawn() for _ in range(_THOUGHT.worlds)]
        self._before = _standing(state, seat, state.present_battle)

    def run(self, plans: list[Plan]) -> Plan:
        """The plan with the best results."""
        reach = _THOUGHT.heat
        while True:
            for plan in plans:
                for number in range(len(plan.worth), min(reach, len(self._seeds))):
                    plan.worth.append(self._play(plan, number))
            plans = sorted(plans, key=lambda plan: -plan.mean())
            if reach >= len(self._seeds):
                return plans[0]
            plans, reach = plans[: max(1, len(plans) // 3)], 2 * reach

    def better_of(self, best: Plan, others: list[Plan]) -> Plan:
        """The best of `others` if it leads `best` by more than chance explains, else `best`.

        The best of many plans looks better than it is, by luck.
        """
        self.run([best])
        other = self.run(others)
        count = min(len(best.worth), len(other.worth))
        gaps = [b - a for a, b in zip(best.worth[:count], other.worth[:count], strict=True)]
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
        return other if mean > _THOUGHT.doubt * (spread / count) ** 0.5 else best

    def _play(self, plan: Plan, number: int) -> float:
        """What the seat gains by a plan in a battle played out with the seed of this number."""
        trial = _copy(self._state)
        luck = self._seeds[number]
        trial.chance = Chance(luck.seed, luck.counter)
        fight = trial.present_battle
        if self._moving:
            for ship, order in plan.apart:
                if ship in fight.left:
                    leading.by_order(trial, self._seat, a.ByOrder(order, ship), silence)
            left = [ship for ship in sorted(fight.left) if ship in trial.ships]
            for ship in left:
                leading.by_order(trial, self._seat, a.ByOrder(plan.rest, ship), silence)
            leading.end_move(trial, self._seat, a.EndMove(), silence)
        self._hand_over(trial, fight, plan, number)
        self._fight_on(trial, fight, plan.then)
        return _gain(trial, self._seat, fight, self._before)

    def _hand_over(self, trial: State, fight: Battle, plan: Plan, number: int) -> None:
        """Leave the rest of the battle to orders; an unknown order of the enemy is guessed."""
        side, foe = self._side, 1 - self._side
        fight.orders[side] = max(plan.then, 0) if self._moving else plan.rest
        secret = fight.led[foe] or not fight.round
        if secret and fight.sides[foe] != NOBODY:
            fight.orders[foe] = number % 2
        if not fight.round:
            for one in (0, 1):
                drill.deploy(trial, fight, one)
        fight.led, fight.ask = [False, False], [False, False]
        trial.pending = []

    def _fight_on(self, trial: State, fight: Battle, then: int) -> None:
        """Fight to the end by orders; with `AMBUSH` the seat decides anew before each move."""
        if not self._moving or then != AMBUSH:
            forecast.fight_on(trial)
            return
        side, seat = self._side, self._seat
        fight.led[side] = fight.ask[side] = True

        def lead() -> None:
            order = _ambush(trial, fight, side)
            leading.by_order(trial, seat, a.ByOrder(order), silence)
            fight.orders[side] = _CLOSE

        forecast.fight_on(trial, lead)


def _ships_in_reach(state: State) -> dict[int, Ship]:
    """The ships of the battle, and the ships that decide where a side can flee to.

    Copies are made faster without all other ships.
    """
    at = state.present_battle.hex
    origins = {ship.origin for ship in state.ships.values() if ship.hex == at}
    places = {at, *chart(state).neighbours[at], *origins}
    return {number: ship for number, ship in state.ships.items() if ship.hex in places}


def _standing(state: State, seat: int, fight: Battle) -> tuple[float, float, int, int]:
    """What both sides have left: strength of ships (own, enemy), then buildings (own, others).

    A ship's strength is its price times its share of intact sections. Only buildings on the planet
    of the battle count.
    """
    values = [0.0, 0.0]
    for number in fight.place:
        ship = state.ships.get(number)
        if ship is not None:
            price = _price(ship)
            whole = t.SECTIONS[ship.hull]
            values[ship.owner != seat] += price * combat.sections_left(ship) / whole
    held = [who for who in state.holder[fight.hex * 7 : fight.hex * 7 + 7] if who != NOBODY]
    return values[0], values[1], held.count(seat), len(held) - held.count(seat)


def _price(ship: Ship) -> int:
    """The price of a ship with its tiles; for a monster, its number of sections."""
    hull = sum(t.HULL_COST[ship.hull]) if ship.hull < len(t.HULL_COST) else t.SECTIONS[ship.hull]
    return hull + sum(sum(t.TILE_COST[tile]) for tile in ship.tiles if tile >= 0)


def _gain(trial: State, seat: int, fight: Battle, before: tuple[float, float, int, int]) -> float:
    """The value of a battle's end: victory, the shares of both fleets left, and buildings lost."""
    after = _standing(trial, seat, fight)
    mine, theirs = (after[n] / before[n] if before[n] else 1.0 for n in (0, 1))
    won = bool(after[0]) - bool(after[1])
    mine_held, theirs_held = (after[n] - before[n] for n in (2, 3))
    return won + mine - theirs + _THOUGHT.building * (mine_held - theirs_held)
