"""Hints, which differ from what an AI does: they never go against a forecast or an alarm.

A hint declares a war, or sends ships to a battle, only if more such battles are won than lost. It
declares no war that it would not go on with, and makes peace only after a battle. Ships first leave
a space with enemies that they cannot beat. While enemies can attack the home world with their next
move, warships stay or return there, and defence is bought first. In sudden death a battle that
probably wins the game comes before all that. Colony pods enter no unexplored space while there are
fighters to explore it. In capture the flag, hints move and buy as an AI does, first of all for the
flags (`flag_moves`): forecasts count ships and buildings, but flags decide. With fleets that only
guard and wait, hints won 36 of 150 games (`BALANCE.md`).
"""

from dataclasses import replace
from math import inf
from typing import Any

from engine.core.chance import Chance
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import odds
from engine.games.black_abyss.agents import captain, envoy, warlord
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import Outlook, guns, strength
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.market.together import ground
from engine.games.black_abyss.rules.surface import chart, present
from engine.games.black_abyss.rules.war.attacks import Attack, attacks
from engine.games.black_abyss.rules.war.raids import raiders, raids
from engine.games.black_abyss.state import NOBODY, PEACE, Ship, State


def bargain(state: State, seat: int, mind: Character) -> Any | None:
    """The next answer or offer that a hint advises; None if there is none."""
    wanted = envoy.bargain(state, seat, mind, loyal=True)
    if isinstance(wanted, a.Accept | a.Offer) and wanted.what == PEACE:
        other = wanted.of if isinstance(wanted, a.Accept) else wanted.to
        return wanted if any({seat, other} == {*pair} for _, *pair in state.fought) else None
    return wanted


def movement_action(out: Outlook, chance: Chance) -> Any | None:
    """The next action of a movement turn that a hint advises; None if there is none."""
    if out.state.mode == "capture_the_flag":
        return captain.movement_action(out)
    force = _winning_fleet(out, chance)
    goal = out.state.empires[1 - out.seat].home if force else out.state.empires[out.seat].home
    stay = {ship.id for ship in force or _guards(out)}
    for at, ships in out.mine.items():
        called = [ship for ship in ships if ship.id in stay and at != goal]
        if called:
            return a.Move(tuple(sorted(ship.id for ship in called)), goal)
    out.mine = {
        at: left
        for at, ships in out.mine.items()
        if (left := [ship for ship in ships if ship.id not in stay])
    }
    away = _away(out)
    if away is not None:
        return away
    war = envoy.declaration(out)
    if war is not None and _is_promising(out, war, chance):
        return war
    while (action := captain.movement_action(out)) is not None:
        if isinstance(action, a.Move) and _risks_a_pod(out, action):
            out.mine = {
                at: [ship for ship in ships if ship.id not in action.ships]
                for at, ships in out.mine.items()
            }
            continue
        at = action.to if isinstance(action, a.Move) else NOBODY
        if not out.threat.get(at) or _is_won(out, action, chance):
            return action
        if out.threat[at] == inf:
            return None
        out.threat[at] = inf
    return None


def _risks_a_pod(out: Outlook, move: a.Move) -> bool:
    """Whether a move takes a colony pod to an unexplored space, though the seat has scouts."""
    state, seat = out.state, out.seat
    pod = any(t.POD in state.ships[number].tiles for number in move.ships)
    scouts = any(ship.hull == t.FIGHTER for ship in state.ships_of(seat))
    return pod and scouts and not state.known[move.to]


def _away(out: Outlook) -> Any | None:
    """The move of ships away from enemies that they cannot beat; None if there are none."""
    beaten = {
        at: ships
        for at, ships in out.mine.items()
        if out.threat.get(at, 0.0) * out.mind.caution > strength(out.state, ships)
    }
    move = captain.fly(replace(out, mine=beaten))
    return move if isinstance(move, a.Move) and not out.threat.get(move.to) else None


def _is_promising(out: Outlook, war: a.DeclareWar, chance: Chance) -> bool:
    """Whether the seat would probably win a battle in reach, and then go on with the war."""
    if envoy.wants_peace(out.state, out.seat, war.on, out.mind, more=1):
        return False
    near = attacks(out.state, out.seat, [war.on])
    return any(odds.favours(out.state, out.seat, attack, chance) for attack in near)


def _is_won(out: Outlook, move: a.Move, chance: Chance) -> bool:
    """Whether a move's ships, with all that can join them, will probably beat each enemy there."""
    state, seat, at = out.state, out.seat, move.to
    group = warlord.with_help(out, at, [state.ships[number] for number in move.ships])
    ships = tuple({ship.id: ship for ship in (*group, *out.mine.get(at, ()))})
    foes = {ship.owner for ship in state.ships.values() if ship.hex == at}
    foes |= {other for other in range(len(state.empires)) if present(state, at) >> other & 1}
    return all(
        odds.favours(state, seat, Attack(foe, at, ships), chance)
        for foe in sorted(foes)
        if enemies(state, seat, foe)
    )


def careful(state: State, seat: int, mind: Character) -> Character:
    """The character as it buys: defence first while enemies can attack the home world."""
    if state.mode == "capture_the_flag" or not raiders(state, seat):
        return mind
    return replace(mind, wishes=tuple(dict.fromkeys(("guard", "arm", *mind.wishes))), guard=0)


def on_the_usual_tile(state: State, seat: int, action: Any) -> Any:
    """A purchase that a hint advises; a building on the tile that the form of purchases takes."""
    if not isinstance(action, a.Build):
        return action
    return a.Build(action.building, ground(state, seat, action.building, action.land // 7))


def _guards(out: Outlook) -> list[Ship]:
    """The warships that stay at the home world or return there, while raiders are near.

    The nearest are taken first, until they beat the raiders. If all in reach together are too weak,
    only the ships at the home world stay.
    """
    state, seat = out.state, out.seat
    enemies_near, home = raiders(state, seat), state.empires[seat].home
    if not enemies_near:
        return []
    far = chart(state).distance[home]
    near = sorted(_in_reach(out, home), key=lambda ship: (far[ship.hex], ship.id))
    there = sum(ship.hex == home for ship in near)
    threat, batteries = strength(state, enemies_near), guns(state, home, 1 << seat)
    enough = (
        count for count in range(len(near) + 1) if strength(state, near[:count], batteries) > threat
    )
    return near[: next(enough, there)]


def _in_reach(out: Outlook, to: int) -> list[Ship]:
    """The seat's warships that are at a hex or can move there this turn."""
    state, seat = out.state, out.seat
    return [
        ship
        for ship in out.warships()
        if ship.hex == to
        or to in movement.destinations(state, seat, ship.hex, ship.left, out.owners, out.fuel)
    ]


def _winning_fleet(out: Outlook, chance: Chance) -> list[Ship]:
    """The warships whose battle this turn probably wins sudden death; else none."""
    state, seat = out.state, out.seat
    if state.mode != "sudden_death":
        return []
    foe = 1 - seat
    at = state.empires[foe].home
    force = _in_reach(out, at)
    if not raids(state, force):
        return []
    attack = Attack(foe, at, tuple(ship.id for ship in force))
    return force if odds.ends_game(state, seat, attack, chance) else []
