"""What a seat moves first in capture the flag: its carrier, then ships for either flag.

In this order: the enemy's flag is carried home, a flag without a guard is taken, the enemy's
carrier is attacked or awaited, and an armed ship guards the flag at home. Ships that must stay
where they are for it are taken out of the outlook.
"""

from collections.abc import Iterable, Iterator

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents.outlook import Outlook, is_warship, strength
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import Ship, State

_BLOCKED = 99.0
"""The spaces counted for one cut off from the carrier's home, or held by a stronger enemy."""
_CHASED, _UNKNOWN, _ROCKS = 0.4, 0.2, 0.1
"""Of equally short ways, the carrier avoids these: enemies within reach, the unknown, asteroids."""


def movement_action(out: Outlook) -> a.Move | None:
    """The next move for the flags; None if there is none left."""
    guard = _guard_at_home(out)
    move = _carry_home(out) or _take_flag(out, guard) or _win_back(out, guard)
    return move or _keep_guard(out, guard)


def _carry_home(out: Outlook) -> a.Move | None:
    """The carrier's move towards home, by the safest of the shortest ways."""
    state, seat = out.state, out.seat
    ship = state.ships.get(state.flags[1 - seat].carrier)
    if ship is None:
        return None
    ways = _spaces_to(state, state.empires[seat].home)

    def cost(at: int) -> float:
        there = strength(state, {one.id: one for one in (ship, *out.mine.get(at, ()))}.values())
        lost = out.threat.get(at, 0.0) * out.mind.caution > there
        chased = strength(state, _hunters(out, at)) * out.mind.caution > there
        rocks = state.known[at] and state.tile[at] == t.ASTEROIDS
        risk = _CHASED * chased + _UNKNOWN * (not state.known[at]) + _ROCKS * rocks
        return ways.get(at, _BLOCKED) + _BLOCKED * lost + risk

    best = min([ship.hex, *_destinations(out, ship)], key=cost)
    if best != ship.hex:
        return a.Move((ship.id,), best)
    _hold(out, [ship])
    return None


def _take_flag(out: Outlook, guard: list[Ship]) -> a.Move | None:
    """The move of ships to the enemy's flag where no enemy ship is; ships that are there stay."""
    flag = out.state.flags[1 - out.seat]
    if flag.carrier or _of(out.state, 1 - out.seat, flag.hex):
        return None
    if there := out.mine.get(flag.hex):
        _hold(out, there)
        return None
    return _send(out, flag.hex, guard, everyone=True)


def _win_back(out: Outlook, guard: list[Ship]) -> a.Move | None:
    """The move of ships to the own flag: where it lies, where its carrier is, or is on its way."""
    state, seat = out.state, out.seat
    flag = state.flags[seat]
    carrier = state.ships.get(flag.carrier)
    if carrier is None and flag.hex == state.empires[seat].home:
        return None
    last = carrier is not None and _wins_next(state, carrier)
    for at in (flag.hex,) if carrier is None else _ambushes(state, seat, carrier):
        here = out.mine.get(at, ())
        _hold(out, [ship for ship in here if carrier is None or _fights(out, ship)])
        if move := _send(out, at, guard, everyone=carrier is None, always=last):
            return move
    return None


def _wins_next(state: State, carrier: Ship) -> bool:
    """Whether a carrier can be home after its next move."""
    home = state.empires[carrier.owner].home
    return chart(state).distance[home][carrier.hex] <= movement.speed(state, carrier)


def _ambushes(state: State, seat: int, carrier: Ship) -> Iterator[int]:
    """Where the enemy's carrier can be met: where it is, or where it moves after this turn."""
    if _moves_after(state, seat):
        ways = _spaces_to(state, state.empires[1 - seat].home)
        spaces = movement.speed(state, carrier)
        ahead = max(0, ways.get(carrier.hex, 0) - spaces)
        row = chart(state).distance[carrier.hex]
        yield from (at for at, left in ways.items() if left == ahead and row[at] <= spaces)
    yield carrier.hex


def _keep_guard(out: Outlook, guard: list[Ship]) -> a.Move | None:
    """Hold the guard at home, or call the nearest armed ship there."""
    home = out.state.empires[out.seat].home
    if guard:
        _hold(out, guard)
    elif _is_home_in_danger(out):
        row = chart(out.state).distance[home]
        near = [ship for ship in out.warships() if home in _destinations(out, ship)]
        if near:
            called = min(near, key=lambda ship: (row[ship.hex], ship.id))
            return a.Move((called.id,), home)
    return None


def _guard_at_home(out: Outlook) -> list[Ship]:
    """The armed ship that guards the flag at home while an enemy ship can reach it; else none."""
    home = out.state.empires[out.seat].home
    there = [ship for ship in out.mine.get(home, ()) if _fights(out, ship)]
    if not there or not _is_home_in_danger(out):
        return []
    return [min(there, key=lambda ship: (ship.left > 0, -strength(out.state, [ship]), ship.id))]


def _is_home_in_danger(out: Outlook) -> bool:
    """Whether the flag is at home, and an enemy ship is or can be there after its next move."""
    state, seat = out.state, out.seat
    flag, home = state.flags[seat], state.empires[seat].home
    row = chart(state).distance[home]
    near = (row[ship.hex] <= movement.speed(state, ship) for ship in state.ships_of(1 - seat))
    return not flag.carrier and flag.hex == home and any(near)


def _send(
    out: Outlook, to: int, guard: list[Ship], *, everyone: bool, always: bool = False
) -> a.Move | None:
    """The move of the strongest group in reach of a space; None if all in reach are too weak there.

    The `guard` goes only if nobody else can; ships without weapons go if `everyone` may; weak ones
    go if they `always` do.
    """
    state = out.state
    reach = [
        ship
        for ships in out.mine.values()
        for ship in ships
        if ship.hex != to and (everyone or _fights(out, ship)) and to in _destinations(out, ship)
    ]
    force = [ship for ship in reach if _fights(out, ship)] or reach
    force = [ship for ship in force if ship not in guard] or force
    together = [*force, *out.mine.get(to, ())]
    weak = out.threat.get(to, 0.0) * out.mind.caution > strength(state, together)
    if not force or (weak and not always):
        return None
    groups = [[ship for ship in force if ship.hex == at] for at in {ship.hex for ship in force}]
    group = max(groups, key=lambda one: (strength(state, one), -one[0].id))
    return a.Move(tuple(sorted(ship.id for ship in group)), to)


def _fights(out: Outlook, ship: Ship) -> bool:
    return is_warship(out.state, ship)


def _hold(out: Outlook, ships: Iterable[Ship]) -> None:
    """Take ships that stay out of the outlook."""
    stay = {ship.id for ship in ships}
    kept = {at: [ship for ship in here if ship.id not in stay] for at, here in out.mine.items()}
    out.mine = {at: here for at, here in kept.items() if here}


def _of(state: State, seat: int, at: int) -> list[Ship]:
    return [ship for ship in state.ships_of(seat) if ship.hex == at]


def _destinations(out: Outlook, ship: Ship) -> list[int]:
    return movement.destinations(out.state, out.seat, ship.hex, ship.left, out.owners, out.fuel)


def _moves_after(state: State, seat: int) -> bool:
    """Whether the enemy still moves in this cycle, after the seat."""
    return seat == state.first


def _hunters(out: Outlook, at: int) -> list[Ship]:
    """The enemy's ships that can be at a space when this cycle's battles are fought."""
    state, row = out.state, chart(out.state).distance[at]
    after = _moves_after(state, out.seat)
    return [
        ship
        for ship in state.ships_of(1 - out.seat)
        if row[ship.hex] <= (movement.speed(state, ship) if after else 0)
    ]


def _spaces_to(state: State, goal: int) -> dict[int, int]:
    """The spaces from each hex to a goal, round known black holes."""
    found, edge = {goal: 0}, [goal]
    while edge:
        nearer = edge
        edge = []
        for at in nearer:
            for to in movement.beside(state, at):
                if to not in found:
                    found[to] = found[at] + 1
                    edge.append(to)
    return found
