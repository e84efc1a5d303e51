"""Leaving a battle: fleeing, where to, and the attacker's withdrawal."""

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Withdrew
from engine.games.black_abyss.rules import diplomacy, movement
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.rules.war import combat
from engine.games.black_abyss.rules.war.combat import fleet
from engine.games.black_abyss.state import Battle, State


def flees(state: State, battle: Battle, side: int) -> bool:
    """Whether a side flees at the start of this round.

    It needs a refuge. Its player must have chosen to flee, or its losses reach its order's limit.
    """
    owner = battle.sides[side]
    ships = fleet(state, battle.hex, owner)
    if owner < 0 or not ships:
        return False
    left = sum(combat.sections_left(ship) for ship in ships) * 100
    routed = left < t.ORDER[battle.orders[side]].flee_below * battle.sections[side]
    if not (battle.flees[side] if battle.led[side] else routed):
        return False
    return refuge(state, owner, battle.hex) is not None


def refuge(state: State, seat: int, at: int) -> int | None:
    """The hex that a seat's ships can flee to from a battle; None if there is none.

    That is an explored neighbour without enemies, with a friend's planet or an own ship; else the
    hex the fleet came from, if no enemies are there.
    """
    friends = movement.bases(state, seat)
    best = None
    for to in chart(state).neighbours[at]:
        if not state.known[to] or state.tile[to] == t.BLACK_HOLE:
            continue
        if diplomacy.hostile(state, seat, to):
            continue
        if to in friends:
            return to
        if fleet(state, to, seat):
            best = to
    if best is None:
        origin = next((ship.origin for ship in fleet(state, at, seat)), at)
        if origin != at and not diplomacy.hostile(state, seat, origin):
            return origin
    return best


def flee(state: State, battle: Battle, side: int, tell: Tell[Fact]) -> None:
    """Move all ships of a side to its refuge."""
    seat = battle.sides[side]
    to = refuge(state, seat, battle.hex)
    assert to is not None
    tell(Withdrew(seat, spot(state, to), fled=True))
    _leave(state, battle, side, to, tell)


def withdraw(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """After the last round, move the attacker to a refuge, else to where it came from."""
    at, seat = battle.hex, battle.sides[0]
    if not fleet(state, at, seat):
        return
    if seat < 0:
        to = state.chance.pick([n for n in chart(state).neighbours[at] if _open(state, n)] or [at])
    else:
        found = refuge(state, seat, at)
        origin = next(ship.origin for ship in fleet(state, at, seat))
        nearby = next((n for n in chart(state).neighbours[at] if _open(state, n)), at)
        to = found if found is not None else origin if origin != at else nearby
    tell(Withdrew(seat, spot(state, to), fled=False))
    _leave(state, battle, 0, to, tell)


def _open(state: State, at: int) -> bool:
    return bool(state.known[at]) and state.tile[at] != t.BLACK_HOLE


def _leave(state: State, battle: Battle, side: int, to: int, tell: Tell[Fact]) -> None:
    """Move a side's ships to a hex; a hit by asteroids there is rolled for as usual."""
    battle.todo = []
    for ship in fleet(state, battle.hex, battle.sides[side]):
        ship.hex, ship.left = to, 0
        movement.roll_for_asteroids(state, ship, tell)
