"""How the simple players move ships, fight and found colonies.

They weigh spaces by what lies there for a ship's task and how far it is, and move uphill. They see
an imagined state: what lies face down in it is not looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss import combat, exploration, ground, market, movement
from engine.games.black_abyss import tables as t
from engine.games.black_abyss.content import GOODS
from engine.games.black_abyss.diplomacy import enemies
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.surface import (
    LANDINGS_BANNED,
    WORMHOLES_SHUT,
    chart,
    hospitable,
    lands,
    present,
    terrain,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.games.black_abyss.state import Ship, State

Goals = dict[int, float]


@dataclass(slots=True)
class Outlook:
    """What a seat's captain looks at: its ships by hex, strengths of others, means to get about."""

    state: State
    seat: int
    boldness: float
    mine: dict[int, list[Ship]] = field(default_factory=dict)
    threat: dict[int, float] = field(default_factory=dict)
    owners: dict[int, int] = field(default_factory=dict)
    fuel: int = 0

    @classmethod
    def of(cls, state: State, seat: int, boldness: float) -> Outlook:
        """The outlook of a seat; the bolder, the less advantage it wants before it fights."""
        out = cls(state, seat, boldness)
        foes: dict[int, list[Ship]] = {}
        for ship in state.ships.values():
            if ship.owner == seat:
                out.mine.setdefault(ship.hex, []).append(ship)
            elif enemies(state, seat, ship.owner):
                foes.setdefault(ship.hex, []).append(ship)
        hostile = {at for at, seats in enumerate(state.colonies) if seats & state.war[seat]}
        for at in hostile | foes.keys():
            guns = _guns(state, at, state.war[seat])
            out.threat[at] = strength(state, foes.get(at, ()), guns)
        out.owners = movement.owners_at(state)
        out.fuel = movement.in_range(state, seat)
        return out


def _guns(state: State, at: int, seats: int) -> int:
    """The batteries of some seats on a planet."""
    return sum(
        len(combat.batteries(state, at, other))
        for other in range(len(state.empires))
        if seats >> other & 1
    )


def might(state: State, ship: Ship) -> tuple[float, float]:
    """What a ship takes in a battle, and what it deals in a round."""
    deals = 0.1
    for tile in combat.weapons(state, ship):
        deals += (t.DIE[tile] - t.HIT[tile] + 1) / t.DIE[tile] * (1 + t.RANGE[tile] / 3)
    return combat.sections_left(ship) * (1 + 0.4 * combat.shield(state, ship)), deals


def strength(state: State, ships: Iterable[Ship], guns: int = 0) -> float:
    """What ships (and batteries) are worth together: what they take times what they deal."""
    takes, deals = 0.0, 0.4 * guns
    for ship in ships:
        one, other = might(state, ship)
        takes, deals = takes + one, deals + other
    return (takes + 2 * guns) * deals


def is_warship(state: State, ship: Ship) -> bool:
    """A fitted ship with a weapon or bomb, and no pod."""
    if ship.hull == t.FIGHTER or t.POD in ship.tiles:
        return False
    return any(t.TILE_ROLE[tile] in ("weapon", "bomb") for _, tile in combat.working(state, ship))


def has_bombs(state: State, ships: Iterable[Ship]) -> bool:
    """Whether any of the ships can bomb a planet."""
    return any(
        t.TILE_ROLE[tile] == "bomb" for ship in ships for _, tile in combat.working(state, ship)
    )


def movement_action(out: Outlook) -> Any | None:
    """The next thing to do in one's movement turn, None when done."""
    return _scan(out) or _carry(out) or _fly(out)


def _scan(out: Outlook) -> Any | None:
    state, seat = out.state, out.seat
    for at in out.mine:
        slots = t.SLOTS[state.tile[at]]
        if slots and -1 in state.land[at * 7 : at * 7 + slots]:
            if exploration.scans(state, seat, at) <= 0:
                continue
            return a.Scan(next(land for land in lands(state, at) if state.land[land] < 0))
    return None


def _carry(out: Outlook) -> Any | None:
    """Goods and marines aboard, and marines ashore where nobody minds."""
    state, seat = out.state, out.seat
    for at, ships in out.mine.items():
        for ship in ships:
            if state.goods and exploration.room_for_goods(ship) > 0 and not ship.since:
                for good in range(len(GOODS)):
                    if state.goods.get(exploration.stock_key(at, good, seat)):
                        return a.Load(ship.id, good)
            if state.war[seat] and exploration.room_for_marines(ship) > 0:
                for land in lands(state, at):
                    if (
                        state.garrison[land] == seat
                        and state.marines[land] - state.fresh[land] > 1
                        and state.empires[seat].powers[LANDINGS_BANNED] <= 0
                    ):
                        return a.Embark(ship.id, land)
    return None


def _fly(out: Outlook) -> Any | None:
    """One fleet's move, the most urgent task first."""
    state, seat = out.state, out.seat
    for at, ships in out.mine.items():
        ready = [ship for ship in ships if ship.left > 0]
        if not ready:
            continue
        for group, goals in _tasks(out, at, ready):
            action = _uphill(out, at, group, goals)
            if action is not None:
                return action
        jump = _jump(state, seat, at, ready)
        if jump is not None:
            return jump
    return None


def _tasks(out: Outlook, at: int, ready: list[Ship]) -> Iterator[tuple[list[Ship], Goals]]:
    """The ships that go together, and where to: warships as one, all others alone."""
    war = [ship for ship in ready if is_warship(out.state, ship)]
    if war:
        yield war, _war_goals(out, at)
    for ship in ready:
        if ship in war:
            continue
        if t.POD in ship.tiles:
            yield [ship], _pod_goals(out, ship)
        elif t.FITTED[ship.hull] and not any(tile >= 0 for tile in ship.tiles):
            yield [ship], {out.state.empires[out.seat].home: 4}
        elif ship.hull == t.TRANSPORT:
            yield [ship], _trade_goals(out, ship)
        else:
            yield [ship], _scout_goals(out, ship)


def _jump(state: State, seat: int, at: int, ready: list[Ship]) -> Any | None:
    """A fighter through a wormhole to a side nobody of ours has seen."""
    if state.tile[at] not in t.WORMHOLES or state.empires[seat].powers[WORMHOLES_SHUT] > 0:
        return None
    to = movement.jump_target(state, at)
    if to is None or any(ship.owner == seat and ship.hex == to for ship in state.ships.values()):
        return None
    dark = sum(not state.known[near] for near in chart(state).neighbours[to])
    here = sum(not state.known[near] for near in chart(state).neighbours[at])
    for ship in ready:
        if ship.hull == t.FIGHTER and dark > here and not ship.jumped and not ship.since:
            return a.Jump((ship.id,))
    return None


def _uphill(out: Outlook, at: int, group: list[Ship], goals: Goals) -> Any | None:
    if not goals:
        return None
    state, seat = out.state, out.seat
    left = min(ship.left for ship in group)
    power = strength(state, group)
    here = _worth(out, at, goals, power)
    best, best_worth = None, here + 0.01
    for to in movement.destinations(state, seat, at, left, out.owners, out.fuel):
        worth = _worth(out, to, goals, power)
        if worth > best_worth:
            best, best_worth = to, worth
    if best is None:
        return None
    return a.Move(tuple(sorted(ship.id for ship in group)), best)


def _worth(out: Outlook, at: int, goals: Goals, power: float) -> float:
    row = chart(out.state).distance[at]
    worth = max(weight - row[goal] for goal, weight in goals.items())
    threat = out.threat.get(at, 0.0)
    if threat and threat * out.boldness > power:
        worth -= 20
    if out.state.known[at] and out.state.tile[at] == t.ASTEROIDS:
        worth -= 0.6
    return worth


def _settleable(state: State, seat: int, at: int) -> bool:
    return any(
        state.land[land] >= 0
        and terrain(state, land) != t.WATER
        and state.building[land] < 0
        and state.garrison[land] in (NOBODY, seat)
        for land in lands(state, at)
    )


def _pod_goals(out: Outlook, ship: Ship) -> Goals:
    """Hospitable planets with room, the explored ones first; else look around."""
    state, seat = out.state, out.seat
    goals: Goals = {}
    own = 1 << seat
    for at, kind in enumerate(state.tile):
        if not state.known[at] or kind not in t.PLANETS or kind == t.HOME:
            continue
        if out.threat.get(at) or state.colonies[at] & own or not hospitable(state, seat, at):
            continue
        rivals = bool(state.colonies[at])
        taken = any(t.POD in other.tiles and other.id < ship.id for other in out.mine.get(at, ()))
        if taken:
            continue
        if _settleable(state, seat, at):
            goals[at] = 12 - 2 * rivals
        elif any(state.land[land] < 0 for land in lands(state, at)):
            goals[at] = 10 - 2 * rivals
    return goals or _scout_goals(out, ship)


def _scout_goals(out: Outlook, ship: Ship) -> Goals:
    """Spaces face down within fuel range, and planets nobody of ours is scanning yet."""
    state, seat = out.state, out.seat
    goals: Goals = {}
    for at, known in enumerate(state.known):
        if not known:
            if out.fuel >> at & 1:
                goals[at] = 6
            continue
        if state.tile[at] in t.PLANETS and at * 7 < len(state.land):
            slots = t.SLOTS[state.tile[at]]
            if -1 in state.land[at * 7 : at * 7 + slots] and not out.threat.get(at):
                others = [s for s in out.mine.get(at, ()) if s.id < ship.id]
                if not others:
                    goals[at] = 7 if hospitable(state, seat, at) else 5
    if not goals:
        goals[state.empires[seat].home] = 1
    return goals


def _trade_goals(out: Outlook, ship: Ship) -> Goals:
    """With goods to the market that pays most, without them to where they lie."""
    state, seat = out.state, out.seat
    goals: Goals = {}
    if ship.goods:
        for at, seats in enumerate(state.colonies):
            if seats:
                kinds = market.markets(state, seat, at)
                row = chart(state).distance[at]
                pays = sum(row[good % 128] for good in ship.goods if good // 128 // 3 in kinds)
                if pays:
                    goals[at] = 8 + 0.5 * pays
        return goals
    if exploration.room_for_goods(ship) > 0:
        for key in state.goods:
            if key % 8 == seat:
                at = key // 8 // len(GOODS)
                goals[at] = 8
    return goals


def _war_goals(out: Outlook, at: int) -> Goals:
    """Enemy planets and fleets weaker than ours, keepers when strong enough, else home."""
    state, seat = out.state, out.seat
    fleet = [ship for ship in out.mine[at] if is_warship(state, ship)]
    power = strength(state, fleet)
    raids = any(ship.marines for ship in fleet) or has_bombs(state, fleet)
    goals: Goals = {}
    for where, seats in enumerate(state.colonies):
        if raids and seats & state.war[seat] and out.threat.get(where, 0) * out.boldness <= power:
            goals[where] = 14
    for where, threat in out.threat.items():
        if threat * out.boldness <= power:
            keeper = state.tile[where] in t.TWINS
            goals[where] = max(goals.get(where, 0), 12 if keeper else 10)
    empire = state.empires[seat]
    if empire.keepers:
        for where, kind in enumerate(state.tile):
            if kind in t.TWINS and state.known[where] and not out.threat.get(where):
                held = [s for s in out.mine.get(where, ()) if where != at]
                goals[where] = 3 if held else 11
    return goals or {at: 2, empire.home: 4}


def targets(out: Outlook) -> Iterable[tuple[int, float]]:
    """Seats at peace with a planet near that one's strongest fleet could take, and the odds."""
    state, seat = out.state, out.seat
    for at, ships in out.mine.items():
        fleet = [ship for ship in ships if is_warship(state, ship)]
        if not fleet or not has_bombs(state, fleet):
            continue
        power = strength(state, fleet)
        row = chart(state).distance[at]
        for where, seats in enumerate(state.colonies):
            if row[where] > 4 or not out.fuel >> where & 1:
                continue
            for other in range(len(state.empires)):
                if seats >> other & 1 and other != seat and not state.war[seat] >> other & 1:
                    there = [
                        ship
                        for ship in state.ships.values()
                        if ship.hex == where and ship.owner == other
                    ]
                    guard = 1 + strength(state, there, _guns(state, where, 1 << other))
                    yield other, power / guard


def standing_order(state: State, seat: int, boldness: float) -> Any:
    """Assault, or bombard with bombs and marines; slip away from what is much stronger."""
    fight = state.battle
    assert fight is not None
    side = fight.sides.index(seat)
    here = [ship for ship in state.ships.values() if ship.hex == fight.hex]
    fleets = [[ship for ship in here if ship.owner == owner] for owner in fight.sides]
    sums = [strength(state, ships) for ships in fleets]
    bombs = side == 0 and (has_bombs(state, fleets[0]) or any(s.marines for s in fleets[0]))
    name = "assault"
    if sums[1 - side] > 2.5 / boldness * sums[side] + 1:
        name = "slip-away"
    elif bombs and fight.planet:
        name = "bombard"
    elif sums[1 - side] > sums[side]:
        name = "stand-off"
    return a.Command(t.ORDERS.index(name), ask=False)


def ground_action(state: State, seat: int) -> Any:
    """Take what one stands on; march on squares held by fewer."""
    squares = ground.own_squares(state, seat)
    for land in squares:
        if ground.can_take(state, seat, land):
            return a.Take(land, raze=False)
    for land in squares:
        count = state.marines[land] - state.fresh[land]
        if count <= 0 or not present(state, land // 7) & state.war[seat]:
            continue
        for to in ground.marches(state, seat, land):
            enemy = state.holder[to] not in (NOBODY, seat) or state.garrison[to] not in (
                NOBODY,
                seat,
            )
            if enemy and state.marines[to] <= count:
                return a.March(land, to, count)
    return a.Pass()


def settle_action(state: State, seat: int) -> Any:
    """Rough ground first: it yields nothing else."""
    best = None
    for ship in state.ships.values():
        if ship.owner != seat or t.POD not in ship.tiles:
            continue
        for land in ground.settle_lands(state, seat, ship):
            worth = (terrain(state, land) == t.ROUGH, t.LAND_GOOD[state.land[land]] < 0)
            fresh = seat not in _owners(state, land // 7)
            if fresh and (best is None or worth > best[0]):
                best = (worth, a.Settle(ship.id, land))
    return best[1] if best else a.Pass()


def _owners(state: State, at: int) -> list[int]:
    return [n for n in range(len(state.empires)) if state.colonies[at] >> n & 1]
