"""How policies move scouts, colonists, traders and fleets, and found colonies.

A goal is a hex with a value. Ships go to the hex with the highest value minus distance.
"""

from collections.abc import Iterator
from typing import Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import flag_moves, merchant, warlord
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import (
    Goals,
    Outlook,
    is_warship,
    markets,
    plenty,
    stored_goods,
    strength,
)
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import (
    diplomacy,
    exploration,
    ground,
    movement,
)
from engine.games.black_abyss.rules.modes import flags
from engine.games.black_abyss.rules.ships import room_for_goods, room_for_marines
from engine.games.black_abyss.rules.surface import chart, hospitable, is_exiled, lands, terrain
from engine.games.black_abyss.state import Ship, State

_HOMEWARD = 40.0
"""The value of home for a ship with the enemy's flag, or one that an exile sends back."""
_AT_ONCE = 0.005
"""What a goal within reach is worth more than one further away: less than any other difference.

Nothing in sudden death: there, ships that prefer near goals leave home worlds standing until votes
are counted (37 instead of 27 % of 500 games, `BALANCE.md`).
"""


def movement_action(out: Outlook) -> Any | None:
    """The next action of a movement turn; None if there is nothing left to do."""
    first = flag_moves.movement_action(out) if out.state.mode == "capture_the_flag" else None
    return first or _scan(out) or _carry(out) or fly(out)


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
    """The action that loads goods, or else takes marines aboard; None if neither can be done.

    A `calm` character loads goods only where some sell.
    """
    state, seat = out.state, out.seat
    stored = stored_goods(state, seat, markets(state, seat) if out.mind.calm else None)
    for at, ships in out.mine.items():
        for ship in ships:
            if at in stored and room_for_goods(ship) > 0 and not ship.since:
                for good in range(len(GOODS)):
                    if state.goods.get(exploration.stock_key(at, good, seat)):
                        return a.Load(ship.id, good)
            if room_for_marines(ship) > 0:
                land = _recruits(state, seat, at)
                if land is not None:
                    return a.Embark(ship.id, land)
    return None


def _recruits(state: State, seat: int, at: int) -> int | None:
    """A land tile whose marines should go aboard; None near an enemy or if landings are banned.

    In war one marine stays on each tile.
    """
    if state.empires[seat].powers[p.LANDINGS_BANNED] > 0 or diplomacy.hostile(state, seat, at):
        return None
    reserve = 1 if state.war[seat] else 0
    for land in lands(state, at):
        if state.garrison[land] == seat and state.marines[land] - state.fresh[land] > reserve:
            return land
    return None


def fly(out: Outlook) -> Any | None:
    """The move of a group of ships towards its goals, or a fighter's jump; None if none helps."""
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
    """Groups of ships at a hex, each with its goals: warships together, others one by one."""
    bearers = [ship for ship in ready if flags.carries(out.state, ship)]
    for ship in bearers:
        yield [ship], {out.state.empires[out.seat].home: _HOMEWARD}
    ready = [ship for ship in ready if ship not in bearers]
    if ready and _may_go_home(out, at):
        yield [ready.pop(0)], {out.state.empires[out.seat].home: _HOMEWARD}
    besieger = warlord.besieger(out, at)
    ready = [ship for ship in ready if ship is not besieger]
    war = [ship for ship in ready if is_warship(out.state, ship)]
    for slow in (False, True):
        fleet = [ship for ship in war if t.LARGE[ship.hull] == slow]
        if fleet:
            going = warlord.ships_to_move(out, at, fleet)
            yield going, warlord.goals(out, at, going)
    for ship in ready:
        if ship not in war:
            yield [ship], warlord.twins_to_hold(out, [ship]) or _unarmed_goals(out, ship)


def _may_go_home(out: Outlook, at: int) -> bool:
    """Whether a ship of an exiled race should go home: there is room and no enemy.

    One ship suffices, and a ship that is there stays.
    """
    state, home = out.state, out.state.empires[out.seat].home
    if not is_exiled(state, out.seat) or out.threat.get(home):
        return False
    return (at == home or home not in out.mine) and _settleable(state, out.seat, home)


def _unarmed_goals(out: Outlook, ship: Ship) -> Goals:
    """The goals of a ship without weapons, by what it carries."""
    if t.POD in ship.tiles:
        return _pod_goals(out, ship)
    if t.FITTED[ship.hull] and not any(tile >= 0 for tile in ship.tiles):
        return {out.state.empires[out.seat].home: 4}
    if ship.hull == t.TRANSPORT:
        return merchant.trips(out, ship)
    return _scout_goals(out, ship)


def _jump(state: State, seat: int, at: int, ready: list[Ship]) -> Any | None:
    """A fighter's jump through a wormhole whose other end is less explored, or None."""
    if state.tile[at] not in t.WORMHOLES or state.empires[seat].powers[p.WORMHOLES_SHUT] > 0:
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
    """A move to the hex with the highest value; among equals, to one with something to do now."""
    if not goals:
        return None
    state, seat = out.state, out.seat
    left = min(ship.left for ship in group)
    here = _worth(out, at, goals, group)
    at_once = 0.0 if state.mode == "sudden_death" else _AT_ONCE
    best, best_worth = None, here + 0.01
    for to in movement.destinations(state, seat, at, left, out.owners, out.fuel):
        worth = _worth(out, to, goals, group) + at_once * (to in goals)
        if worth > best_worth:
            best, best_worth = to, worth
    if best is None:
        return None
    return a.Move(tuple(sorted(ship.id for ship in group)), best)


def _worth(out: Outlook, at: int, goals: Goals, group: list[Ship]) -> float:
    """The value of a hex for a group: its best goal less the distance, much less if in danger.

    Against a danger, all warships that can join the group there this turn count too.
    """
    row = chart(out.state).distance[at]
    worth = max([weight - row[goal] for goal, weight in goals.items()])
    threat = out.threat.get(at, 0.0)
    if threat and threat * out.mind.caution > strength(
        out.state, warlord.with_help(out, at, group)
    ):
        worth -= 20
    if out.state.known[at] and out.state.tile[at] == t.ASTEROIDS:
        worth -= 0.6
    return worth


def _settleable(state: State, seat: int, at: int) -> bool:
    return any(ground.can_settle(state, seat, land) for land in lands(state, at))


def _pod_goals(out: Outlook, ship: Ship) -> Goals:
    """The goals of a ship with a colony pod: hospitable planets with room, else exploring."""
    state, seat = out.state, out.seat
    goals: Goals = {}
    own = 1 << seat
    stock = plenty(state, seat, 3, out.mind.meals)
    scarce = min(stock, key=lambda kind: stock[kind])
    for at, kind in enumerate(state.tile):
        lost = at == state.empires[seat].home
        if not state.known[at] or kind not in t.PLANETS or (kind == t.HOME and not lost):
            continue
        if out.threat.get(at) or state.colonies[at] & own or not hospitable(state, seat, at):
            continue
        rivals = bool(state.colonies[at])
        taken = any(t.POD in other.tiles and other.id < ship.id for other in out.mine.get(at, ()))
        if taken:
            continue
        if _settleable(state, seat, at):
            goals[at] = (
                12
                + 4 * lost
                - 2 * rivals
                + (scarce in {terrain(state, n) for n in lands(state, at)})
            )
        elif any(state.land[land] < 0 for land in lands(state, at)):
            goals[at] = 10 - 2 * rivals
    return goals or _scout_goals(out, ship)


def _scout_goals(out: Outlook, ship: Ship) -> Goals:
    """Goals to explore: unexplored hexes in fuel range, and planets that no ship scans yet."""
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


def settle_action(state: State, seat: int, mind: Character) -> Any | None:
    """The action that founds a colony, on rough ground if possible; None without a place.

    Rough ground yields nothing, so a habitat there costs no yield.
    """
    best = None
    if state.empires[seat].basket:
        return None
    stock = plenty(state, seat, 3, mind.meals)
    for ship in state.ships_of(seat):
        if t.POD not in ship.tiles:
            continue
        for land in ground.settle_lands(state, seat, ship):
            worth = (stock[terrain(state, land)], t.LAND_GOOD[state.land[land]] < 0)
            fresh = not state.colonies[land // 7] >> seat & 1
            if fresh and (best is None or worth > best[0]):
                best = (worth, a.Settle(ship.id, land))
    return best[1] if best else None
