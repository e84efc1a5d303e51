"""Which fleets meet in phase III, and how their battles begin.

Battles go hex by hex, pairs in turn order, monsters last, each pair once per hex. The attacker
arrived last, or is a monster that roamed in. A planet takes part if a side of the battle has an
enemy on it.

Orders for the first battle of every hex are asked at once, as these are independent. Later battles
there (a third party, a fled fleet) are asked for when due. A seat that will meet only a monster is
asked at the end of its movement turn, so that nobody waits. The order given then holds if the two
fleets are alone there when phase III begins.
"""

from collections.abc import Sequence

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
from engine.games.black_abyss.state import NOBODY, Battle, Pending, Ship, State


def turn_order(state: State) -> list[int]:
    """The seats in this cycle's turn order, monsters last."""
    return [*state.turn_order, NOBODY]


def battles_due(state: State) -> list[tuple[int, int, int]]:
    """For each hex with a battle to fight, the hex and the next two owners.

    Enemies meet if one has ships there and the other ships or anything on the planet.
    """
    ships: dict[int, int] = {}
    count = len(state.empires)
    for ship in state.ships.values():
        ships[ship.hex] = ships.get(ship.hex, 0) | 1 << (ship.owner % (count + 1))
    due = ((at, _next_pair(state, at, ships[at])) for at in sorted(ships))
    return [(at, *pair) for at, pair in due if pair is not None]


def _next_pair(state: State, at: int, afloat: int) -> tuple[int, int] | None:
    """The next two owners to fight at a hex; None if there are none.

    `afloat` are the owners of ships there, as bits.
    """
    there = afloat | present(state, at)
    if not there & (there - 1):
        return None
    count, order = len(state.empires), turn_order(state)
    for place, one in enumerate(order):
        for other in order[place + 1 :]:
            pair = 1 << (one % (count + 1)), 1 << (other % (count + 1))
            if not (there & pair[0] and there & pair[1] and afloat & (pair[0] | pair[1])):
                continue
            if not enemies(state, one, other) or (at, one, other) in state.fought:
                continue
            if matters(state, at, one, other):
                return one, other
    return None


def matters(state: State, at: int, one: int, other: int) -> bool:
    """Whether a battle can change anything.

    It can with ships on both sides, or with batteries, bombs or marines.
    """
    fleets = fleet(state, at, one), fleet(state, at, other)
    if all(fleets):
        return True
    alone = other if fleets[0] else one
    raiders = fleets[0] or fleets[1]
    if alone >= 0 and combat.batteries(state, at, alone):
        return True
    raid = Battle(at, (one, other), planet=True, place={}, sections=[])
    return any(deeds.harms(state, raid, ship) for ship in raiders)


def begin_next(state: State, tell: Tell[Fact]) -> bool:
    """Start the next battle that has its orders; if none has, ask orders for all that are due.

    Returns whether there is a battle.
    """
    while state.next_battles:
        battle = state.next_battles.pop(0)
        if _as_prepared(state, battle):
            state.battle = battle
            tell(_began(state, battle))
            return True
        one, other = sorted(battle.sides, key=turn_order(state).index)
        state.fought.remove((battle.hex, one, other))
    return _begin_due(state, {}, tell)


def ask_beforehand(state: State, seat: int) -> None:
    """At the end of a seat's movement turn, ask for its orders against monsters."""
    prepared = {battle.hex for battle in state.next_battles}
    for at, one, other in battles_due(state):
        if (one, other) == (seat, NOBODY) and at not in prepared:
            state.next_battles.append(_prepare(state, at, one, other))


def begin_all(state: State, tell: Tell[Fact]) -> None:
    """Begin phase III: prepare all battles due; earlier orders hold where nothing has changed."""
    ordered = {battle.hex: battle for battle in state.next_battles}
    state.fought, state.next_battles = [], []
    _begin_due(state, ordered, tell)


def _begin_due(state: State, ordered: dict[int, Battle], tell: Tell[Fact]) -> bool:
    """Start the first battle due, and ask orders for all; returns whether a battle is due."""
    due = [_prepare(state, *one, ordered.get(one[0])) for one in battles_due(state)]
    if due:
        state.battle, *state.next_battles = due
        tell(_began(state, state.battle))
    return bool(due)


def _as_prepared(state: State, battle: Battle) -> bool:
    """Whether both sides are still enemies, with the fleets for which they gave orders.

    Another battle may have driven ships into the space.
    """
    ships = {ship.id for side in battle.sides for ship in fleet(state, battle.hex, side)}
    return enemies(state, *battle.sides) and ships == set(battle.place)


def _alike(one: Battle, other: Battle) -> bool:
    """Whether both battles have the same fleets and circumstances."""
    return (one.sides, one.planet, one.first, one.sections, set(one.place)) == (
        *(other.sides, other.planet, other.first, other.sections),
        set(other.place),
    )


def begin(state: State, at: int, one: int, other: int, tell: Tell[Fact]) -> None:
    """Open a battle between two owners: seats are asked for orders, monsters have fixed ones."""
    state.battle = _prepare(state, at, one, other)
    tell(_began(state, state.battle))


def _began(state: State, battle: Battle) -> BattleBegan:
    wild = wild_of(fleet(state, battle.hex, NOBODY)) if NOBODY in battle.sides else ""
    return BattleBegan(spot(state, battle.hex), *battle.sides, wild)


def wild_of(monsters: Sequence[Ship]) -> str:
    """The class of monsters if they have only one, else ""."""
    hulls = {ship.hull for ship in monsters}
    return t.HULL_NAMES[hulls.pop()] if len(hulls) == 1 else ""


def _prepare(state: State, at: int, one: int, other: int, ordered: Battle | None = None) -> Battle:
    """A new battle; it asks its sides for orders, unless orders given before (`ordered`) hold.

    A side without ships and batteries is not asked, as an order would change nothing.
    """
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
    if ordered is not None and _alike(battle, ordered):
        return ordered
    for number, side in enumerate(sides):
        if side >= 0 and combat.can_act(state, at, side):
            state.pending.append(Pending(side, "ordering", at))
        elif side >= 0:
            battle.orders[number], battle.ready[number] = t.DAMAGE_ORDER, True
        else:
            battle.orders[number] = t.WILD_ORDERS[fleets[number][0].hull - t.WILD_AT]
            battle.ready[number] = True
    return battle
