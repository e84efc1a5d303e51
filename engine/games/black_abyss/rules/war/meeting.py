"""Who meets whom in phase III, and how a battle is opened.

Hex by hex, pairs in turn order, monsters last, each pair once a hex. The attacker is who came last,
a monster if it roamed in. A planet takes part where anybody who fights here has an enemy on it.
"""

from __future__ import annotations

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import BattleBegan, Fact
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.surface import present, spot
from engine.games.black_abyss.rules.war import (
    combat,
    deeds,
)
from engine.games.black_abyss.rules.war.combat import fleet
from engine.games.black_abyss.state import NOBODY, ORDERING, Battle, Pending, State


def turn_order(state: State) -> list[int]:
    """The seats in turn order of this cycle, monsters last."""
    count = len(state.empires)
    return [(state.first + n) % count for n in range(count)] + [NOBODY]


def next_battle(state: State) -> tuple[int, int, int] | None:
    """The next hex and pair to fight.

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
                if matters(state, at, one, other):
                    return at, one, other
    return None


def matters(state: State, at: int, one: int, other: int) -> bool:
    """Whether anything could come of it: ships on both sides, or guns, bombs or marines."""
    fleets = fleet(state, at, one), fleet(state, at, other)
    if all(fleets):
        return True
    alone = other if fleets[0] else one
    raiders = fleets[0] or fleets[1]
    if alone >= 0 and combat.batteries(state, at, alone):
        return True
    raid = Battle(at, (one, other), planet=True, place={}, sections=[])
    return any(deeds.harms(state, raid, ship) for ship in raiders)


def begin(state: State, at: int, one: int, other: int, tell: Tell[Fact]) -> None:
    """Open a battle; both sides are asked for standing orders, monsters have theirs."""
    state.fought.append((at, one, other))
    came = [max((s.since for s in fleet(state, at, side)), default=-1) for side in (one, other)]
    prowls = any(s.owner < 0 and s.hull not in t.KEEPERS for s in fleet(state, at, other))
    later = came[1] > came[0] or (prowls and came[1] == came[0])
    sides = (other, one) if later else (one, other)
    fleets = [fleet(state, at, side) for side in sides]
    there = present(state, at)
    planet = any(
        there >> seat & 1 and any(enemies(state, seat, side) for side in sides)
        for seat in range(len(state.empires))
    )
    battle = Battle(
        at,
        sides,
        planet,
        place={ship.id: 0 for ships in fleets for ship in ships},
        sections=[sum(combat.sections_left(s) for s in ships) for ships in fleets],
        first=combat.initiative(state, *fleets),
    )
    state.battle = battle
    tell(BattleBegan(spot(state, at), *sides))
    for number, side in enumerate(sides):
        if side >= 0:
            state.pending.append(Pending(side, ORDERING, at))
        else:
            battle.orders[number] = t.WILD_ORDERS[fleets[number][0].hull - t.WILD_AT]
            battle.ready[number] = True
