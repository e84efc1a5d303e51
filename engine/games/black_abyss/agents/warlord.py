"""How policies wage war: targets, fleets, orders of battle, landings.

A fleet waits until it can beat a target, together with all ships that can join it. Home worlds are
the first targets: a race whose home has fallen can hardly win.
"""

from collections.abc import Iterator
from typing import Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import (
    Goals,
    Outlook,
    guns,
    is_warship,
    may_soon_win,
    navy,
    ships_near,
    strength,
)
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import ground
from engine.games.black_abyss.rules.surface import chart, planets, present, works
from engine.games.black_abyss.rules.victory import stands
from engine.games.black_abyss.rules.war import deeds, leading
from engine.games.black_abyss.rules.war.raids import raids
from engine.games.black_abyss.state import Ship, State, battle_of, own_battle

_FLEET = 3
"""So many warships need no help against a planet; in war, twice as many split up."""

_NEAR = 3
"""Warships within this distance count as one force."""
_REACH = 8
"""A home world is attacked from at most so many spaces away."""
_GUARD = 3
"""`watchful` characters count ships within this distance as guards of a home world."""
_WEAK = 0.25
"""For `watchful` characters, a war with an enemy below this share of their strength is no war."""
_RAIDED = 2
"""`defensive` characters expect a raid by ships within this distance."""
_PLANET, _OWN, _SHIPS, _FRONT, _PORT = 14.0, 16.0, 11.0, 9.0, 18.0
_SIEGE = 17.0
_KEEPER, _OTHER_KEEPER, _SEARCH, _TWIN = 12.0, 14.0, 10.0, 24.0
_FLAG, _OWN_FLAG, _ESCORT = 22.0, 26.0, 10.0
_HOME, _ATTENDED = 5.0, -4.0
"""What is added to a planet's value: as a standing home, or where a fleet is there already."""
_LOOMING = 3.0
"""Against a potential winner, the factor of a war's value, and the divisor of caution."""
_KEEPER_MARGIN = 1.2
"""The factor by which keepers count as stronger than they look, because of their shield."""


def goals(out: Outlook, at: int, fleet: list[Ship]) -> Goals:
    """The goals of warships: repair, enemies they can beat, joining others, or home."""
    state, seat = out.state, out.seat
    twins = twins_to_hold(out, fleet)
    if twins:
        return twins
    if sum(ship.hits.bit_count() for ship in fleet) * 2 > sum(t.SECTIONS[s.hull] for s in fleet):
        ports = [n for n in planets(state, seat) if works(state, n, seat, t.PORT)]
        if ports:
            return dict.fromkeys(ports, _PORT)
    row = chart(state).distance[at]
    force = [ship for ship in out.warships() if row[ship.hex] <= _NEAR]
    power = strength(state, force)
    harms = raids(state, force)
    found = _prey(out, at, power, harms=harms)
    if out.mind.defensive:
        found.update(_raid_targets(out, power))
    if harms or state.mode == "capture_the_flag":
        found.update(_errands(out))
    return found or _search(out) or _muster(out, at)


def ships_to_move(out: Outlook, at: int, fleet: list[Ship]) -> list[Ship]:
    """The ships of a fleet that move on: half of a large fleet in war, all but one at a twin."""
    if len(fleet) >= 2 * _FLEET and out.state.war[out.seat]:
        fleet = fleet[::2]
    stays = len(fleet) > 1 and at in twins_to_hold(out, out.mine[at])
    return fleet[1:] if stays else fleet


def _errands(out: Outlook) -> Goals:
    """Goals that decide the games for two: both flags, or the enemy's home world."""
    state, seat = out.state, out.seat
    if state.mode == "sudden_death":
        return {state.empires[1 - seat].home: _FLAG}
    if state.mode != "capture_the_flag":
        return {}
    theirs, mine = state.flags[1 - seat], state.flags[seat]
    found = {theirs.hex: _ESCORT if theirs.carrier else _FLAG}
    if mine.carrier or mine.hex != state.empires[seat].home:
        found[state.ships[mine.carrier].hex if mine.carrier else mine.hex] = _OWN_FLAG
    return found


def _fleet_is_there(out: Outlook, where: int) -> bool:
    """Whether a fleet of the seat that can take a planet is there already."""
    there = [ship for ship in out.mine.get(where, ()) if is_warship(out.state, ship)]
    return len(there) >= _FLEET and raids(out.state, there)


def _prey(out: Outlook, at: int, power: float, *, harms: bool) -> Goals:
    """Goals weaker than `power`: planets of enemies, their ships, monsters, keepers.

    `harms` tells whether the group can harm a planet.
    """
    foes = _standing_foes(out.state, out.seat)
    begun = out.state.empires[out.seat].keepers
    homes = {out.state.empires[foe].home for foe in foes}
    last = {out.state.empires[foe].home for foe in foes if may_soon_win(out.state, foe, out.mind)}
    found: Goals = {}
    for where, threat in out.threat.items():
        keeper = out.state.tile[where] in t.TWINS
        margin = _KEEPER_MARGIN if keeper else 1 / _LOOMING if where in last else 1
        if threat * out.mind.caution * margin > power or (keeper and homes and not begun):
            continue
        colonies = out.state.colonies[where]
        if colonies >> out.seat & 1:
            found[where] = _OWN
        elif colonies & out.state.war[out.seat] and harms:
            attended = where != at and _fleet_is_there(out, where)
            found[where] = _PLANET + _HOME * (where in homes) + _ATTENDED * attended
            found[where] += _HOME * (where in last)
        elif threat:
            found[where] = (_OTHER_KEEPER if begun else _KEEPER) if keeper else _SHIPS
    return found


def _raid_targets(out: Outlook, power: float) -> Goals:
    """Own planets to defend, the home first: those that an enemy up to `power` can raid."""
    state, seat = out.state, out.seat
    found: Goals = {}
    for where in planets(state, seat):
        for foe in (n for n in range(len(state.empires)) if state.war[seat] >> n & 1):
            near = ships_near(state, foe, (where,), _RAIDED)
            if raids(state, near) and strength(state, near) * out.mind.caution <= power:
                found[where] = _SIEGE + _HOME * (where == state.empires[seat].home)
    return found


def twins_to_hold(out: Outlook, group: list[Ship]) -> Goals:
    """The twin planets for a group to hold: both keepers are beaten, no other ship is there."""
    if out.state.empires[out.seat].keepers != (1 << len(t.KEEPERS)) - 1:
        return {}
    return {
        where: _TWIN
        for where, kind in enumerate(out.state.tile)
        if kind in t.TWINS
        and not out.threat.get(where)
        and all(ship in group for ship in out.mine.get(where, ()))
    }


def _search(out: Outlook) -> Goals:
    """Unexplored hexes in fuel range, where the second twin may be.

    None in war, before the first keeper is beaten, and once both twins are known.
    """
    state, seat = out.state, out.seat
    known = sum(kind in t.TWINS and state.known[at] for at, kind in enumerate(state.tile))
    if not state.empires[seat].keepers or known == len(t.TWINS):
        return {}
    if foes_to_beat(state, seat, out.mind):
        return {}
    return {
        at: _SEARCH
        for at, is_known in enumerate(state.known)
        if not is_known and out.fuel >> at & 1
    }


def _muster(out: Outlook, at: int) -> Goals:
    """Where to gather: at the own planet nearest to an enemy; in peace at the home world."""
    state, seat = out.state, out.seat
    foes = [n for n, seats in enumerate(state.colonies) if seats & state.war[seat]]
    own = planets(state, seat)
    if not foes or not own:
        return {at: 0, state.empires[seat].home: _FRONT}
    distance = chart(state).distance
    return {min(own, key=lambda n: (min(distance[n][foe] for foe in foes), n)): _FRONT}


def with_help(out: Outlook, at: int, group: list[Ship]) -> list[Ship]:
    """A group, together with all warships of the seat that are at a hex or can reach it."""
    row = chart(out.state).distance[at]
    ours = {ship.id: ship for ship in group}
    if is_warship(out.state, group[0]):
        for ship in out.warships():
            if row[ship.hex] <= ship.left:
                ours[ship.id] = ship
    return list(ours.values())


def _targets(out: Outlook) -> Iterator[tuple[int, float]]:
    """Pairs of a race worth a war and the odds; the race is at peace and its home in reach.

    The odds are the seat's warships compared with the race's navy and batteries. They are higher
    for a race with much technology, a near one, and one that may soon win. A watchful character
    counts only the ships that guard the race's home world.
    """
    state, seat = out.state, out.seat
    force = out.warships()
    if not raids(state, force):
        return
    distance, power = chart(state).distance, strength(state, force)
    for other, empire in enumerate(state.empires):
        if other == seat or not empire.alive or state.war[seat] >> other & 1:
            continue
        away = min(distance[ship.hex][empire.home] for ship in force)
        if not stands(state, other) or away > _REACH:
            continue
        guard = guns(state, empire.home, 1 << other)
        if out.mind.watchful:
            near = ships_near(state, other, (empire.home,), _GUARD)
            danger = strength(state, near, guard)
        else:
            danger = navy(state, other) + strength(state, (), guard)
        worth = 1 + sum(empire.techs) / t.GAME.secret_levels
        worth *= _LOOMING if may_soon_win(state, other, out.mind) else 1
        yield other, power / (1 + danger) * worth * _REACH / (_REACH + away)


def declaration(out: Outlook, ready: bool) -> Any | None:
    """A declaration of war on the easiest target, if the odds suffice; else None.

    Each other war raises the odds that are needed; for a watchful character, wars against weak
    races do not. Unless `ready`, only a potential winner is a target.
    """
    state = out.state
    if state.moved:
        return None
    found = (pair for pair in _targets(out) if ready or may_soon_win(state, pair[0], out.mind))
    best = max(found, key=lambda pair: pair[1], default=None)
    if best is None:
        return None
    foes = _standing_foes(state, out.seat)
    if out.mind.watchful:
        weak = _WEAK * navy(state, out.seat)
        foes = [foe for foe in foes if navy(state, foe) > weak]
    others = 0 if may_soon_win(state, best[0], out.mind) else len(foes)
    return a.DeclareWar(best[0]) if best[1] >= out.mind.odds * (1 + others) else None


def foes_to_beat(state: State, seat: int, mind: Character) -> list[int]:
    """The seats that a seat is at war with; without exiles for a character that besieges."""
    if mind.besieges:
        return _standing_foes(state, seat)
    return [n for n in range(len(state.empires)) if state.war[seat] >> n & 1]


def _standing_foes(state: State, seat: int) -> list[int]:
    """The enemies whose home world still has a habitat."""
    foes = state.war[seat]
    return [n for n in range(len(state.empires)) if foes >> n & 1 and stands(state, n)]


def besieger(out: Outlook, at: int) -> Ship | None:
    """The ship that stays at an enemy's fallen home, one that has moved or the smallest."""
    state = out.state
    fallen = (
        empire.home == at and state.war[out.seat] >> n & 1 and not stands(state, n)
        for n, empire in enumerate(state.empires)
    )
    if not out.mind.besieges or not any(fallen):
        return None
    able = (ship for ship in out.mine[at] if ship.hull != t.TRANSPORT)
    return min(able, key=lambda ship: (ship.left > 0, ship.hull, ship.id), default=None)


def battle_move(state: State, seat: int, caution: float) -> Any:
    """The next move in a battle that the seat leads: what its order would do, or fleeing."""
    fight, order = battle_of(state, seat), standing_order(state, seat, caution).order
    away = fight is not None and fight.round > 1 and t.ORDER[order].stance == "away"
    return a.Flee() if away and leading.may_flee(state, seat) else a.ByOrder(order)


def standing_order(state: State, seat: int, caution: float) -> a.Command:
    """The order for a battle, by the strengths of both sides.

    Evade a much stronger enemy, bombard a planet with enemies, stand off a stronger enemy; else
    assault.
    """
    fight = own_battle(state, seat)
    side = fight.sides.index(seat)
    here = [ship for ship in state.ships.values() if ship.hex == fight.hex]
    fleets = [[ship for ship in here if ship.owner == owner] for owner in fight.sides]
    sums = [strength(state, ships) for ships in fleets]
    name = "assault"
    if sums[1 - side] > 2.5 / caution * sums[side] + 1:
        name = "slip-away"
    elif deeds.is_invaded(state, fight, seat) and raids(state, fleets[side]):
        name = "bombard"
    elif sums[1 - side] > sums[side]:
        name = "stand-off"
    return a.Command(t.ORDERS.index(name), ask=False)


def ground_action(state: State, seat: int) -> Any:
    """The next action in the ground step: take a building, or march; else `Pass`.

    Marines march only on land tiles with at most as many enemy marines.
    """
    squares = ground.own_squares(state, seat)
    for land in squares:
        if ground.can_take(state, seat, land):
            return a.Take(land, raze=False)
    for land in squares:
        count = state.marines[land] - state.fresh[land]
        if count <= 0 or not present(state, land // 7) & state.war[seat]:
            continue
        prizes = [
            to for to in ground.marches(state, seat, land) if ground.held_by_others(state, seat, to)
        ]
        prizes.sort(key=lambda n: (state.marines[n], state.building[n] != t.HABITAT, n))
        for to in prizes:
            if not state.marines[to]:
                return a.March(land, to, 1 if len(prizes) > 1 else count)
            if state.marines[to] <= count:
                return a.March(land, to, count)
    return a.Pass()
