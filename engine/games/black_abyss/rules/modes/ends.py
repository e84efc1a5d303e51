"""Endings of games for two: at once, at the end of a cycle, or after the last one."""

from collections.abc import Sequence
from typing import TypeVar

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Ended, Fact
from engine.games.black_abyss.rules.modes import flags, fleets
from engine.games.black_abyss.rules.surface import votes
from engine.games.black_abyss.rules.war import combat
from engine.games.black_abyss.state import NOBODY, State

C = TypeVar("C", int, float)


def cycles(state: State) -> int:
    """The number of the last cycle in the game's mode."""
    arena = t.MODES.arenas().get(state.mode)
    return arena.cycles if arena else t.GAME.cycle_limit


def at_once(state: State, tell: Tell[Fact]) -> bool:
    """End the game if a home world was lost in sudden death; returns whether it is over."""
    if state.phase == "over" or state.breached == NOBODY:
        return False
    finish(state, "home-world", [1 - state.breached], tell)
    return True


def flag_won(state: State, tell: Tell[Fact]) -> bool:
    """End the game if a seat has brought the enemy's flag home in phase III; returns whether.

    If both seats have, the seat that is last in turn order wins.
    """
    flags.pass_on(state, tell)
    won = flags.flag_bearers_at_home(state) if state.mode == "capture_the_flag" else []
    if won:
        finish(state, "flag", won if len(won) == 1 else [1 - state.first], tell)
    return bool(won)


def end_fleet_battle(state: State, tell: Tell[Fact]) -> None:
    """End a fleet battle; the side with the larger share of its sections left wins."""
    if any(not fleets.sections(state, seat) for seat in (0, 1)):
        how = "fleet"
    elif any(combat.weapons(state, ship) for ship in state.ships.values()):
        how = "rounds"
    else:
        how = "no-guns"
    won = fleets.leaders(state)
    finish(state, how if len(won) == 1 else "tie", won, tell)


def limit(state: State, alive: list[int]) -> tuple[str, list[int]]:
    """How a mode without peace was decided in its last cycle, and the winners; [] before that."""
    if state.turn < cycles(state):
        return "", []
    if state.mode == "capture_the_flag":
        ways = [-flags.way_left(state, 1 - seat) for seat in (0, 1)]
        won = _best(ways, alive)
        return ("flags", won) if len(won) == 1 else ("limit", _most_votes(state, won))
    won = _most_votes(state, alive)
    if len(won) > 1:
        won = _best([ships_worth(state, seat) for seat in (0, 1)], won)
    began = (state.first - state.turn + 1) % len(state.empires)
    return "limit", won if len(won) == 1 else [1 - began]


def _most_votes(state: State, seats: list[int]) -> list[int]:
    return _best([votes(state, seat) for seat in range(len(state.empires))], seats)


def _best(worth: Sequence[C], seats: list[int]) -> list[int]:
    most = max(worth[seat] for seat in seats)
    return [seat for seat in seats if worth[seat] == most]


def ships_worth(state: State, seat: int) -> int:
    """The price of a seat's ships and their tiles, all resources added up."""
    return sum(
        sum(t.HULL_COST[ship.hull])
        + sum(sum(t.TILE_COST[tile]) for tile in ship.tiles if tile >= 0)
        for ship in state.ships_of(seat)
    )


def finish(state: State, how: str, winners: list[int], tell: Tell[Fact]) -> None:
    """End the game with these winners; whatever is pending is dropped."""
    state.ending, state.winners, state.phase = how, winners, "over"
    state.pending, state.battle, state.next_battles = [], None, []
    tell(Ended(how, tuple(winners)))
