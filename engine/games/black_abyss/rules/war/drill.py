"""Standing orders: how a side deploys, moves and fires without a player.

By its order a ship closes in, keeps its longest range, or stays away; then it fires at everything
in range. The rules of battle are in `combat` and `deeds`.
"""

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.forms import Order
from engine.games.black_abyss.facts import Fact
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.exploration import disembark
from engine.games.black_abyss.rules.surface import beside, present
from engine.games.black_abyss.rules.war import (
    board,
    combat,
    deeds,
)
from engine.games.black_abyss.state import NOBODY, Battle, Ship, State

_MIDDLE = sorted(range(board.ROWS), key=lambda row: abs(2 * row - board.ROWS + 1))
"""Rows from the middle outwards."""


def orders_for(battle: Battle) -> list[int]:
    """The orders that may be given in a battle: those aimed at a planet only if there is one."""
    return [n for n, order in enumerate(t.ORDER) if battle.planet or order.aim != "planet"]


def is_pointless(state: State, battle: Battle, seat: int, order: int) -> bool:
    """Whether an order aims at a planet where only the seat itself has colonies."""
    colonies = present(state, battle.hex)
    return t.ORDER[order].aim == "planet" and colonies == 1 << seat


def deploy(state: State, battle: Battle, side: int) -> None:
    """Deploy a side in its zone: in front to close in, at the back to stay away."""
    stance = t.ORDER[battle.orders[side]].stance
    columns = list(range(t.GAME.board.zone))
    if stance == "close":
        columns.reverse()
    elif stance == "range":
        columns = columns[1:] + columns[:1]
    if side == board.ATTACKER:
        columns = [board.COLUMNS - 1 - column for column in columns]
    squares = [column * board.ROWS + row for column in columns for row in _MIDDLE]
    slow_first = sorted(
        deeds.ships_of(state, battle, side), key=lambda s: (combat.engine(state, s), s.id)
    )
    for place, ship in enumerate(slow_first):
        battle.place[ship.id] = squares[place % len(squares)]


def act(state: State, battle: Battle, side: int, ship: Ship, tell: Tell[Fact]) -> None:
    """Make a ship's whole move: steer, fire, bomb and land."""
    order = t.ORDER[battle.orders[side]]
    if order.stance != "close":
        _fire_all(state, battle, side, ship, order, tell)
    _steer(state, battle, side, ship, order, tell)
    _fire_all(state, battle, side, ship, order, tell)
    if order.bombs:
        _bomb_all(state, battle, ship)
    if order.lands:
        _land(state, battle, ship, tell)


def _steer(
    state: State, battle: Battle, side: int, ship: Ship, order: Order, tell: Tell[Fact]
) -> None:
    squares = deeds.reach(state, battle, side, ship)
    here = battle.place[ship.id]
    squares[here] = 0
    foes = frozenset([battle.place[foe.id] for foe in deeds.ships_of(state, battle, 1 - side)])
    raids = _raids(state, battle, ship, order)
    if raids and (not foes or order.aim == "planet"):
        least = 0 if foes or _all_in_time(state, battle, side) else 1
        to = min(squares, key=lambda at: (abs(board.column(at) - least), squares[at], at))
    elif foes:
        wanted, apart = _range_wanted(state, ship, order), board.nearest(foes)
        to = min(squares, key=lambda at: (abs(apart[at] - wanted), squares[at], at))
    else:
        return
    if to != here:
        deeds.steer(state, battle, ship, to, squares[to], tell)


def _range_wanted(state: State, ship: Ship, order: Order) -> int:
    """The distance to the nearest enemy that a ship wants to have, in squares."""
    if order.stance == "range":
        return max((t.RANGE[tile] for tile in combat.weapons(state, ship)), default=board.COLUMNS)
    return 0 if order.stance == "close" else board.COLUMNS


def _raids(state: State, battle: Battle, ship: Ship, order: Order) -> bool:
    """Whether a ship's order sends it to the planet, either to raid it or to cover raiders."""
    if not deeds.is_invaded(state, battle, ship.owner) and ship.owner >= 0:
        return False
    return battle.planet and order.stance == "close" and (order.bombs or order.lands)


def _all_in_time(state: State, battle: Battle, side: int) -> bool:
    """Whether the slowest raider of a side that can do harm arrives before the raid ends.

    The raid's rounds count from the first ship beside the planet, so fast ships wait for slow ones.
    """
    if battle.raid:
        return True
    for ship in deeds.ships_of(state, battle, side):
        rounds = -(-board.column(battle.place[ship.id]) // combat.engine(state, ship))
        if deeds.harms(state, battle, ship) and rounds > t.GAME.raid_rounds:
            return False
    return True


def _fire_all(
    state: State, battle: Battle, side: int, ship: Ship, order: Order, tell: Tell[Fact]
) -> None:
    for section, tile in list(deeds.ready(state, battle, ship, "weapon")):
        found = deeds.targets(state, battle, side, ship, tile)
        if found:
            deeds.fire(state, battle, ship, section, aim(state, battle, found, order), tell)


def aim(state: State, battle: Battle, targets: list[Ship], order: Order) -> Ship:
    """The target that an order prefers: the one with most weapons, or easiest to destroy."""
    if order.aim == "strongest":
        return max(targets, key=lambda s: (len(combat.weapons(state, s)), -s.id))
    return min(
        targets,
        key=lambda s: (
            combat.sections_left(s) - battle.owed.get(s.id, 0) + combat.shield(state, s),
            s.id,
        ),
    )


def _bomb_all(state: State, battle: Battle, ship: Ship) -> None:
    """Drop all bombs on the seat with most buildings on the planet."""
    for section, tile in list(deeds.ready(state, battle, ship, "bomb")):
        victims = deeds.bombable(state, battle, ship, tile)
        if victims:
            start = battle.hex * 7
            held = state.holder[start : start + 7]
            deeds.bomb(state, battle, ship, section, max(victims, key=lambda n: (held.count(n), n)))


def _land(state: State, battle: Battle, ship: Ship, tell: Tell[Fact]) -> None:
    """Land a ship's marines beside as many enemy buildings as possible."""
    free = deeds.landings(state, battle, ship)
    if not free:
        return

    def near(land: int) -> int:
        holders = [state.holder[n] for n in beside(state, land)]
        return sum(who != NOBODY and enemies(state, ship.owner, who) for who in holders)

    disembark(state, ship.owner, ship, max(free, key=near), tell)
