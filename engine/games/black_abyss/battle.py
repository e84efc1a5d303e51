"""Battles fought by standing orders (`quick`): who meets whom, rounds, ranges, flight, the end.

Ranges: the board's length is a line of squares. Attackers begin at its far end, defenders beside
the planet (square 0). Each ship in turn moves as many squares as its engine gives, as its side's
standing order says - close in, keep the longest range its weapons have, or stay away - and then
fires each weapon once at an enemy within range. All that a hit means stands in `combat`.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from engine.games.black_abyss import combat, flight
from engine.games.black_abyss import tables as t
from engine.games.black_abyss.combat import fleet
from engine.games.black_abyss.damage import strike
from engine.games.black_abyss.diplomacy import enemies
from engine.games.black_abyss.exploration import can_land, disembark
from engine.games.black_abyss.facts import BattleBegan, BattleEnded
from engine.games.black_abyss.state import (
    CHOOSING_VICTIM,
    COVERING,
    LOSING,
    NOBODY,
    ORDERING,
    Battle,
    Pending,
    decision_of,
)
from engine.games.black_abyss.surface import (
    BOMB_REACH,
    BOMBS_BANNED,
    FIRST_STRIKE,
    beside,
    lands,
    present,
    spot,
)

if TYPE_CHECKING:
    from engine.core.events import Tell
    from engine.games.black_abyss.content import Order
    from engine.games.black_abyss.facts import Fact
    from engine.games.black_abyss.state import Ship, State


def turn_order(state: State) -> list[int]:
    """The seats in turn order of this cycle, monsters last."""
    count = len(state.empires)
    return [(state.first + n) % count for n in range(count)] + [NOBODY]


def next_battle(state: State) -> tuple[int, int, int] | None:
    """The next hex and pair to fight: hex by hex, pairs in turn order, each pair once a hex.

    Enemies meet where one of them has ships and the other ships or anything on the planet.
    """
    ships: dict[int, int] = {}
    count = len(state.empires)
    for ship in state.ships.values():
        ships[ship.hex] = ships.get(ship.hex, 0) | 1 << (ship.owner % (count + 1))
    order = turn_order(state)
    for at in sorted(ships):
        afloat = ships[at]
        there = afloat | present(state, at)
        if not there & (there - 1):
            continue
        for place, one in enumerate(order):
            for other in order[place + 1 :]:
                pair = 1 << (one % (count + 1)), 1 << (other % (count + 1))
                if not (there & pair[0] and there & pair[1] and afloat & (pair[0] | pair[1])):
                    continue
                if not enemies(state, one, other) or (at, one, other) in state.fought:
                    continue
                if _matters(state, at, one, other):
                    return at, one, other
    return None


def _matters(state: State, at: int, one: int, other: int) -> bool:
    """Whether anything could come of it: ships on both sides, or guns, bombs or marines."""
    fleets = fleet(state, at, one), fleet(state, at, other)
    if all(fleets):
        return True
    alone = other if fleets[0] else one
    raiders = fleets[0] or fleets[1]
    if alone >= 0 and combat.batteries(state, at, alone):
        return True
    return any(ship.marines or _bombs(state, ship) for ship in raiders)


def begin(state: State, at: int, one: int, other: int, tell: Tell[Fact]) -> None:
    """Open a battle: the attacker is who came last; both sides are asked for standing orders."""
    state.fought.append((at, one, other))
    came = [max((s.since for s in fleet(state, at, side)), default=-1) for side in (one, other)]
    prowls = any(s.owner < 0 and s.hull not in t.KEEPERS for s in fleet(state, at, other))
    later = came[1] > came[0] or (prowls and came[1] == came[0])
    attacker, defender = (other, one) if later else (one, other)
    there = present(state, at)
    if attacker >= 0 and there >> attacker & 1 and not (defender >= 0 and there >> defender & 1):
        attacker, defender = defender, attacker
    planet = defender >= 0 and bool(there >> defender & 1)
    far = t.GAME.field - 1
    place = {s.id: far for s in fleet(state, at, attacker)}
    place.update({s.id: 0 for s in fleet(state, at, defender)})
    sides = (attacker, defender)
    sections = [sum(combat.sections_left(s) for s in fleet(state, at, side)) for side in sides]
    state.battle = Battle(at, sides, planet, [0, 0], [False, False], place, sections)
    state.battle.first = combat.initiative(
        state, fleet(state, at, attacker), fleet(state, at, defender)
    )
    tell(BattleBegan(spot(state, at), attacker, defender))
    state.pending.extend(Pending(side, ORDERING, at) for side in sides if side >= 0)


def advance(state: State, tell: Tell[Fact]) -> None:
    """Fight on until the battle ends or somebody has to choose."""
    while state.battle and not state.pending:
        if state.battle.todo:
            _act(state, state.battle, tell)
        elif _over(state, state.battle):
            _end(state, tell)
        else:
            _open_round(state, state.battle, tell)


def _over(state: State, battle: Battle) -> bool:
    """Nobody left to fight, or a planet alone has stood its rounds or cannot be harmed."""
    attackers = fleet(state, battle.hex, battle.sides[0])
    defenders = fleet(state, battle.hex, battle.sides[1])
    if not attackers:
        return True
    if defenders:
        return False
    if not battle.planet or not present(state, battle.hex) >> battle.sides[1] & 1:
        return True
    if not battle.round:
        return False
    order = t.ORDER[battle.orders[0]]
    bombs = order.bombs and any(_bombs(state, ship) for ship in attackers)
    lands_ = order.lands and any(ship.marines for ship in attackers)
    return battle.raids >= t.GAME.raid_rounds or not (bombs or lands_)


def _bombs(state: State, ship: Ship) -> bool:
    if ship.owner >= 0 and state.empires[ship.owner].powers[BOMBS_BANNED] > 0:
        return False
    return any(t.TILE_ROLE[tile] == "bomb" for _, tile in combat.working(state, ship))


def _open_round(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """A new round: flight from the second on, the attacker's withdrawal after the last."""
    at, (attacker, defender) = battle.hex, battle.sides
    battle.round += 1
    if battle.round > t.GAME.battle_rounds:
        flight.withdraw(state, battle, tell)
        _end(state, tell)
        return
    if battle.round > 1:
        for side in (battle.first, 1 - battle.first):
            if flight.flees(state, battle, side):
                flight.flee(state, battle, side, tell)
                return
    if battle.planet and not fleet(state, at, defender):
        battle.raids += any(not battle.place[ship.id] for ship in fleet(state, at, attacker))
    sides = [
        [ship.id for ship in fleet(state, at, battle.sides[n])]
        for n in (battle.first, 1 - battle.first)
    ]
    guns = [-2 - land for land in combat.batteries(state, at, defender)] if battle.planet else []
    early = attacker >= 0 and state.empires[attacker].powers[FIRST_STRIKE] > 0
    ahead = 0 if not early else 1 if battle.first == 0 else 2
    battle.todo = [*chain(*sides[:ahead], guns, *sides[ahead:])]
    battle.weapon, battle.moved = 0, False


def _act(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """The next ship or battery: a ship moves first, then its weapons fire one by one."""
    number = battle.todo[0]
    if number < 0:
        battle.todo.pop(0)
        _fire_battery(state, battle, -2 - number, tell)
        return
    ship = state.ships.get(number)
    if ship is None or ship.hex != battle.hex:
        _next(battle)
        return
    side = battle.sides.index(ship.owner)
    order = t.ORDER[battle.orders[side]]
    if not battle.moved:
        battle.moved = True
        _steer(state, battle, ship, side, order)
        if side == 0 and order.lands and ship.marines and not battle.place[ship.id]:
            _land(state, battle, ship, tell)
        if state.pending:
            return
    for section, tile in combat.working(state, ship):
        if section >= battle.weapon:
            battle.weapon = section + 1
            _use(state, battle, ship, side, tile, tell)
            if state.pending or not state.battle:
                return
    _next(battle)


def _next(battle: Battle) -> None:
    battle.todo.pop(0)
    battle.weapon, battle.moved = 0, False


def _steer(state: State, battle: Battle, ship: Ship, side: int, order: Order) -> None:
    """Move a ship along the line as its order says; this is how engines open ranges."""
    here, speed = battle.place[ship.id], combat.engine(state, ship)
    foes = [battle.place[foe.id] for foe in fleet(state, battle.hex, battle.sides[1 - side])]
    last = t.GAME.field - 1
    squares = range(max(0, here - speed), min(last, here + speed) + 1)
    if order.stance == "close" and (not foes or (order.aim == "planet" and side == 0)):
        battle.place[ship.id] = min(squares) if side == 0 else here
        return
    if not foes:
        return
    wanted = 0
    if order.stance == "range":
        wanted = max((t.RANGE[tile] for tile in combat.weapons(state, ship)), default=last)
    elif order.stance == "away":
        wanted = last
    battle.place[ship.id] = min(
        squares, key=lambda x: (abs(min(abs(x - foe) for foe in foes) - wanted), abs(x - here))
    )


def _use(state: State, battle: Battle, ship: Ship, side: int, tile: int, tell: Tell[Fact]) -> None:
    """Fire one weapon, or drop one bomb."""
    role = t.TILE_ROLE[tile]
    if role == "bomb":
        if side == 0 and t.ORDER[battle.orders[0]].bombs and battle.planet:
            _bomb(state, battle, ship, tile, tell)
        return
    if role != "weapon":
        return
    here = battle.place[ship.id]
    targets = [
        foe
        for foe in fleet(state, battle.hex, battle.sides[1 - side])
        if abs(battle.place[foe.id] - here) <= t.RANGE[tile]
    ]
    if targets:
        foe = _target(state, targets, t.ORDER[battle.orders[side]].aim)
        if combat.hits(state.chance, t.DIE[tile], t.HIT[tile], combat.shield(state, foe)):
            strike(state, foe, t.TILES[tile], tell)


def _target(state: State, targets: list[Ship], aim: str) -> Ship:
    if aim == "strongest":
        return max(targets, key=lambda s: (len(combat.weapons(state, s)), -s.id))
    return min(targets, key=lambda s: (combat.sections_left(s) + combat.shield(state, s), s.id))


def _fire_battery(state: State, battle: Battle, land: int, tell: Tell[Fact]) -> None:
    gun, defender = t.GAME.battery, battle.sides[1]
    if state.building[land] != t.BATTERY:
        return
    targets = [
        foe
        for foe in fleet(state, battle.hex, battle.sides[0])
        if battle.place[foe.id] + 1 <= gun.range
    ]
    if targets:
        foe = _target(state, targets, t.ORDER[battle.orders[1]].aim)
        need, shield = combat.battery_hit(state, defender), combat.shield(state, foe)
        if combat.hits(state.chance, gun.die, need, shield):
            strike(state, foe, t.BUILDINGS[t.BATTERY], tell)


def _bomb(state: State, battle: Battle, ship: Ship, tile: int, tell: Tell[Fact]) -> None:
    """Next to the planet, or further with technology: roll against the planet's shield."""
    reach = state.empires[ship.owner].powers[BOMB_REACH] if ship.owner >= 0 else 0
    if not _bombs(state, ship) or battle.place[ship.id] + 1 > t.RANGE[tile] + reach:
        return
    defender = battle.sides[1]
    guard = combat.planet_shield(state, battle.hex, defender)
    if not combat.hits(state.chance, t.DIE[tile], t.HIT[tile], guard):
        return
    victims = bombed_seats(state, battle)
    if len(victims) > 1 and battle.ask[0] and ship.owner >= 0:
        state.pending.append(Pending(ship.owner, CHOOSING_VICTIM, battle.hex))
    elif victims:
        hit_planet(state, battle, defender if defender in victims else victims[0], tell)


def bombed_seats(state: State, battle: Battle) -> list[int]:
    """The enemies of the attacker with something to lose on the planet."""
    return [
        seat
        for seat in range(len(state.empires))
        if enemies(state, battle.sides[0], seat) and combat.losable(state, battle.hex, seat)
    ]


def entrustable(state: State, seat: int) -> bool:
    """Whether a seat has to choose what a standing order could: what is hit, and in its battles."""
    decision, fight = decision_of(state, seat), state.battle
    if decision is None or decision.kind not in (COVERING, CHOOSING_VICTIM, LOSING):
        return False
    return decision.kind == COVERING or (fight is not None and seat in fight.sides)


def hit_planet(state: State, battle: Battle, seat: int, tell: Tell[Fact]) -> None:
    """A bomb has hit: the owner picks the building lost, or its standing order does.

    A third race, which gave no order for this battle, is always asked.
    """
    choices = combat.losable(state, battle.hex, seat)
    asked = seat not in battle.sides or battle.ask[1]
    if asked and len(choices) > 1:
        state.pending.append(Pending(seat, LOSING, battle.hex))
    else:
        combat.lose(state, combat.least_dear(state, choices), "bombs", tell)


def _land(state: State, battle: Battle, ship: Ship, tell: Tell[Fact]) -> None:
    """Land marines beside as many enemy buildings as can be."""
    free = [land for land in lands(state, battle.hex) if can_land(state, ship.owner, land)]
    if free:

        def targets(land: int) -> int:
            return sum(enemies(state, ship.owner, state.holder[n]) and state.holder[n] >= 0
                       for n in beside(state, land))  # fmt: skip

        disembark(state, ship.owner, ship, max(free, key=targets), tell)


def _end(state: State, tell: Tell[Fact]) -> None:
    """Repair crews mend a section each, and the battle is over."""
    battle = state.battle
    assert battle is not None
    for number in battle.place:
        ship = state.ships.get(number)
        if ship is not None and ship.hits:
            for _ in combat.ratings(state, ship, "crew"):
                ship.hits &= ship.hits - 1
    tell(BattleEnded(spot(state, battle.hex), min(battle.round, t.GAME.battle_rounds)))
    state.battle = None
