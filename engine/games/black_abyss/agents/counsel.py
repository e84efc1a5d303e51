"""Hints, which differ from what an AI does: they never go against a forecast.

A hint declares a war, or sends ships to a battle, only if more such battles are won than lost. It
declares no war that it would not go on with, and makes peace only after a battle.
"""

from math import inf
from typing import Any

from engine.core.chance import Chance
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import odds
from engine.games.black_abyss.agents import captain, envoy, warlord
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import Outlook
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.surface import present
from engine.games.black_abyss.state import NOBODY, PEACE, State


def bargain(state: State, seat: int, mind: Character) -> Any | None:
    """The next answer or offer that a hint advises; None if there is none."""
    wanted = envoy.bargain(state, seat, mind, loyal=True)
    if isinstance(wanted, a.Accept | a.Offer) and wanted.what == PEACE:
        other = wanted.of if isinstance(wanted, a.Accept) else wanted.to
        return wanted if any({seat, other} == {*pair} for _, *pair in state.fought) else None
    return wanted


def movement_action(out: Outlook, chance: Chance) -> Any | None:
    """The next action of a movement turn that a hint advises; None if there is none."""
    war = envoy.declaration(out)
    if war is not None and _is_promising(out, war, chance):
        return war
    while (action := captain.movement_action(out)) is not None:
        at = action.to if isinstance(action, a.Move) else NOBODY
        if not out.threat.get(at) or _is_won(out, action, chance):
            return action
        if out.threat[at] == inf:
            return None
        out.threat[at] = inf
    return None


def _is_promising(out: Outlook, war: a.DeclareWar, chance: Chance) -> bool:
    """Whether the seat would probably win a battle in reach, and then go on with the war."""
    if envoy.wants_peace(out.state, out.seat, war.on, out.mind, more=1):
        return False
    raids = (raid for raid in odds.raids(out.state, out.seat) if raid.on == war.on)
    return any(odds.favours(out.state, out.seat, raid, chance) for raid in raids)


def _is_won(out: Outlook, move: a.Move, chance: Chance) -> bool:
    """Whether a move's ships, with all that can join them, will probably beat each enemy there."""
    state, seat, at = out.state, out.seat, move.to
    group = warlord.with_help(out, at, [state.ships[number] for number in move.ships])
    ships = tuple({ship.id: ship for ship in (*group, *out.mine.get(at, ()))})
    foes = {ship.owner for ship in state.ships.values() if ship.hex == at}
    foes |= {other for other in range(len(state.empires)) if present(state, at) >> other & 1}
    return all(
        odds.favours(state, seat, odds.Raid(foe, at, ships), chance)
        for foe in sorted(foes)
        if enemies(state, seat, foe)
    )
