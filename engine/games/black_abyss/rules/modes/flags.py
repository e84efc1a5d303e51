"""Capturing the flag: taking, carrying, dropping and returning, at the end of phase III.

A ship at the enemy home takes the flag if no enemy ship is there. A lost carrier drops the flag in
its space, for the first side with ships there alone: the enemy takes it again, the owner returns it
home at once. A seat wins with the enemy flag at its home.
"""

from typing import Final

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Flagged
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.state import Flag, Ship, State

BURDEN: Final = 1
"""Spaces a turn by which a flag slows the ship that carries it."""


def hoist(state: State) -> None:
    """Put each flag at its home, before the first cycle."""
    state.flags = [Flag(0, empire.home) for empire in state.empires]


def carries(state: State, ship: Ship) -> bool:
    """Whether a ship carries a flag."""
    return any(flag.carrier == ship.id for flag in state.flags)


def drop(state: State, ship: Ship, tell: Tell[Fact]) -> None:
    """Drop the flag of a lost carrier in its space."""
    for owner, flag in enumerate(state.flags):
        if flag.carrier == ship.id:
            flag.carrier, flag.hex = 0, ship.hex
            tell(Flagged(ship.owner, owner, spot(state, ship.hex), "dropped"))


def pass_on(state: State, tell: Tell[Fact]) -> None:
    """At the end of phase III, let ships take flags, and owners get theirs back."""
    if state.mode != "capture_the_flag":
        return
    for owner, flag in enumerate(state.flags):
        if flag.carrier:
            flag.hex = state.ships[flag.carrier].hex
            continue
        there = [ship for ship in state.ships.values() if ship.hex == flag.hex and ship.owner >= 0]
        sides = {ship.owner for ship in there}
        if sides == {1 - owner}:
            flag.carrier = min(there, key=_sturdiest).id
            tell(Flagged(1 - owner, owner, spot(state, flag.hex), "taken"))
        elif sides == {owner} and flag.hex != state.empires[owner].home:
            flag.hex = state.empires[owner].home
            tell(Flagged(owner, owner, spot(state, flag.hex), "returned"))


def _sturdiest(ship: Ship) -> tuple[int, int]:
    return ship.hits.bit_count() - t.SECTIONS[ship.hull], ship.id


def flag_bearers_at_home(state: State) -> list[int]:
    """The seats that have the enemy's flag at their home."""
    return [
        1 - owner
        for owner, flag in enumerate(state.flags)
        if flag.carrier and flag.hex == state.empires[1 - owner].home
    ]


def way_left(state: State, owner: int) -> int:
    """The spaces between a seat's flag and the enemy's home."""
    return chart(state).distance[state.flags[owner].hex][state.empires[1 - owner].home]
