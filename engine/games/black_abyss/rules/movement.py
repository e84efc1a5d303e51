"""Moving ships: speed, fuel range, stops, asteroids, black holes, wormholes.

A ship passes through empty and friendly spaces; it must stop at enemies, at seats without passage,
and beside a black hole. Exploring a hex ends a move, but a ship with spaces left can move again. No
move ends out of fuel range, unless it ends nearer to a friendly planet than it began.
"""

from collections.abc import Sequence

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Jump, Move
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Moved
from engine.games.black_abyss.rules.diplomacy import friends, passes
from engine.games.black_abyss.rules.exploration import turn_up
from engine.games.black_abyss.rules.modes import flags
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import chart, colonies_of, is_exiled, spot
from engine.games.black_abyss.rules.war.damage import strike
from engine.games.black_abyss.state import Ship, State

_FAR = 999
_Paths = dict[int, tuple[int, int, int]]


def speed(state: State, ship: Ship) -> int:
    """A ship's speed in spaces per turn, apart from black holes; a flag slows it by one."""
    spaces = t.GAME.base_speed + state.empires[ship.owner].powers[p.SPEED[ship.hull]]
    if flags.carries(state, ship):
        spaces -= flags.BURDEN
    return max(1, spaces)


def beside(state: State, at: int) -> list[int]:
    """The neighbouring hexes that a ship may enter: all but known black holes."""
    tile, known = state.tile, state.known
    around = chart(state).neighbours[at]
    return [to for to in around if not (tile[to] == t.BLACK_HOLE and known[to])]


def near_black_hole(state: State, at: int) -> bool:
    """Whether a known black hole is adjacent."""
    tile, known = state.tile, state.known
    for other in chart(state).neighbours[at]:
        if tile[other] == t.BLACK_HOLE and known[other]:
            return True
    return False


def start_turn(state: State, seat: int) -> None:
    """Prepare a seat's ships and scans for its movement turn."""
    for ship in state.ships_of(seat):
        slow = near_black_hole(state, ship.hex)
        ship.left = 1 if slow else speed(state, ship)
        ship.jumped = False
        ship.since, ship.origin = 0, ship.hex
    state.scanned = {}
    state.moved = False


def bases(state: State, seat: int) -> tuple[int, ...]:
    """The hexes with a colony of a seat that is not at war with this one."""
    return colonies_of(tuple(state.colonies), friends(state, seat))


def _depots(state: State, seat: int) -> tuple[int, ...]:
    """The hexes from which fuel range is measured: `bases`, and the home that an exile lost.

    Without bases there are none, and ships may go anywhere.
    """
    found, home = bases(state, seat), state.empires[seat].home
    lost = found and home not in found and is_exiled(state, seat)
    return (*found, home) if lost else found


def in_range(state: State, seat: int) -> int:
    """The hexes within a seat's fuel range, as bits; all if it has no base."""
    within = chart(state).within
    reach = max(0, t.GAME.base_fuel + state.empires[seat].powers[p.FUEL])
    row = within[min(reach, len(within) - 1)]
    found = _depots(state, seat)
    if not found:
        return (1 << len(state.tile)) - 1
    hexes = 0
    for base in found:
        hexes |= row[base]
    return hexes


def _nearness(state: State, seat: int, at: int) -> int:
    """The distance in spaces from a hex to the nearest base; a very large number without bases."""
    row = chart(state).distance[at]
    return min((row[base] for base in _depots(state, seat)), default=_FAR)


def owners_at(state: State) -> dict[int, int]:
    """The owners of ships by hex: a bit per seat, and the next bit for monsters."""
    wild = len(state.empires)
    found: dict[int, int] = {}
    for ship in state.ships.values():
        bit = 1 << (ship.owner if ship.owner >= 0 else wild)
        found[ship.hex] = found.get(ship.hex, 0) | bit
    return found


def stops(state: State, seat: int, at: int, owners: dict[int, int]) -> bool:
    """Whether a seat's ship must stop when it enters a hex; `owners` as in `owners_at`."""
    there = owners.get(at, 0) | state.colonies[at]
    if there & ~(1 << seat):
        wild = len(state.empires)
        if there >> wild & 1:
            return True
        if any(there >> other & 1 and not passes(state, seat, other) for other in range(wild)):
            return True
    return near_black_hole(state, at)


def enemy_ships(state: State, seat: int, at: int, owners: dict[int, int]) -> bool:
    """Whether an enemy's or monster's ships are in the hex."""
    there = owners.get(at, 0)
    return bool(there >> len(state.empires) & 1 or there & state.war[seat])


def paths(state: State, seat: int, start: int, left: int, owners: dict[int, int]) -> _Paths:
    """For each hex in reach of `left` spaces: spaces used, asteroids crossed, previous hex.

    The shortest path counts; of equally short ones, the one with fewest asteroids.
    """
    found: _Paths = {start: (0, 0, -1)}
    edge = [start]
    neighbours, tile, known = chart(state).neighbours, state.tile, state.known
    for used in range(1, left + 1):
        fresh: _Paths = {}
        for at in edge:
            risk = found[at][1]
            for to in neighbours[at]:
                if to in found or (tile[to] == t.BLACK_HOLE and known[to]):
                    continue
                danger = risk + (tile[to] == t.ASTEROIDS and known[to])
                if to not in fresh or danger < fresh[to][1]:
                    fresh[to] = (used, danger, at)
        found.update(fresh)
        edge = [h for h in fresh if known[h] and not stops(state, seat, h, owners)]
    del found[start]
    return found


def destinations(
    state: State, seat: int, start: int, left: int, owners: dict[int, int], fuel: int
) -> list[int]:
    """The hexes where a ship with `left` spaces may end its move.

    They are in fuel range (`fuel`, as bits), or known and nearer to a base than `start`.
    """
    reached = paths(state, seat, start, left, owners) if left else {}
    inside = [to for to in reached if fuel >> to & 1]
    if len(inside) == len(reached):
        return inside
    before = _nearness(state, seat, start)
    return [
        to
        for to in reached
        if fuel >> to & 1 or (state.known[to] and _nearness(state, seat, to) < before)
    ]


def _fleet(state: State, seat: int, ships: Sequence[int]) -> list[Ship] | None:
    """The ships with these numbers; None unless all are the seat's and in one hex.

    The numbers must be in ascending order.
    """
    if not ships or list(ships) != sorted(set(ships)):
        return None
    found = [state.ships[number] for number in ships if number in state.ships]
    if len(found) != len(ships) or any(ship.owner != seat for ship in found):
        return None
    return found if len({ship.hex for ship in found}) == 1 else None


def refuse_move(state: State, seat: int, action: Move) -> Words | None:
    """Refuse a move unless the ships are the seat's, in one hex, and all can reach the goal."""
    fleet = _fleet(state, seat, action.ships)
    if fleet is None:
        return no("no-such-fleet")
    if not 0 <= action.to < len(state.tile):
        return no("no-such-hex")
    left = min(ship.left for ship in fleet)
    owners, fuel = owners_at(state), in_range(state, seat)
    if action.to in destinations(state, seat, fleet[0].hex, left, owners, fuel):
        return None
    return no("out-of-reach")


def move(state: State, seat: int, action: Move, tell: Tell[Fact]) -> None:
    """Move ships space by space; they may stop early when they explore a hex."""
    fleet = [state.ships[number] for number in action.ships]
    start, owners = fleet[0].hex, owners_at(state)
    ways = paths(state, seat, start, min(ship.left for ship in fleet), owners)
    route = [action.to]
    while ways[route[0]][2] != start:
        route.insert(0, ways[route[0]][2])
    tell(Moved(seat, _numbered_ships(fleet), spot(state, start), spot(state, action.to)))
    state.moved = True
    for to in route:
        _enter(state, seat, fleet, to, owners, tell)
        fleet = [ship for ship in fleet if ship.id in state.ships]
        if not fleet or fleet[0].hex != to:
            break


def _numbered_ships(fleet: Sequence[Ship]) -> tuple[tuple[str, int], ...]:
    """The class and number of each ship."""
    return tuple([(t.HULL_NAMES[ship.hull], ship.number) for ship in fleet])


def _enter(
    state: State, seat: int, fleet: list[Ship], to: int, owners: dict[int, int], tell: Tell[Fact]
) -> None:
    if not state.known[to]:
        turn_up(state, seat, to, tell)
        owners = owners_at(state)
        if state.tile[to] == t.BLACK_HOLE:
            _hold_beside(state, seat, to)
            for ship in fleet:
                ship.left = 0
            return
    held = stops(state, seat, to, owners)
    state.arrivals += 1
    for ship in fleet:
        ship.origin, ship.hex, ship.since = ship.hex, to, state.arrivals
        ship.left = 0 if held else ship.left - 1
        roll_for_asteroids(state, ship, tell)


def _hold_beside(state: State, seat: int, hole: int) -> None:
    """Allow a seat's ships beside a new black hole one move of one space in the turn."""
    for ship in state.ships.values():
        if ship.owner == seat and hole in chart(state).neighbours[ship.hex]:
            ship.left = 0 if ship.since else min(ship.left, 1)


def roll_for_asteroids(state: State, ship: Ship, tell: Tell[Fact]) -> None:
    """Roll for a hit on a seat's ship that enters asteroids."""
    if (
        state.tile[ship.hex] == t.ASTEROIDS
        and ship.owner >= 0
        and state.chance.die(t.GAME.asteroid_die) in t.GAME.asteroid_hits
    ):
        strike(state, ship, "asteroids", tell)


def jump_target(state: State, at: int) -> int | None:
    """The other end of the wormhole at a hex; None unless both ends are known."""
    kind = state.tile[at]
    if kind not in t.WORMHOLES or not state.known[at]:
        return None
    for other, tile in enumerate(state.tile):
        if tile == kind and other != at:
            return other if state.known[other] else None
    return None


def may_jump(state: State, ship: Ship, owners: dict[int, int]) -> bool:
    """Whether a ship may jump: once a turn, without a flag, and not where an enemy stopped it."""
    held = ship.since > 0 and enemy_ships(state, ship.owner, ship.hex, owners)
    return not ship.jumped and not held and not flags.carries(state, ship)


def refuse_jump(state: State, seat: int, action: Jump) -> Words | None:
    """Refuse a jump unless both ends of the wormhole are known and no law has shut wormholes."""
    fleet = _fleet(state, seat, action.ships)
    if fleet is None:
        return no("no-such-fleet")
    if jump_target(state, fleet[0].hex) is None:
        return no("no-wormhole")
    if state.empires[seat].powers[p.WORMHOLES_SHUT] > 0:
        return no("wormholes-shut")
    owners = owners_at(state)
    return None if all(may_jump(state, ship, owners) for ship in fleet) else no("jumped")


def jump(state: State, seat: int, action: Jump, tell: Tell[Fact]) -> None:
    """Move ships to the other end of a wormhole, which costs no spaces."""
    fleet = [state.ships[number] for number in action.ships]
    start = fleet[0].hex
    to = jump_target(state, start)
    assert to is not None
    held = stops(state, seat, to, owners_at(state))
    state.arrivals += 1
    state.moved = True
    for ship in fleet:
        ship.origin, ship.hex, ship.since, ship.jumped = start, to, state.arrivals, True
        if held:
            ship.left = 0
    tell(Moved(seat, _numbered_ships(fleet), spot(state, start), spot(state, to), jumped=True))
