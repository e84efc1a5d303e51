"""Raids on planets: which ships can harm one, which are near a home world, what they plunder."""

from collections.abc import Iterable

from engine.core.events import Tell
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Plundered
from engine.games.black_abyss.rules.movement import speed
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.rules.war.combat import working_sections
from engine.games.black_abyss.state import NOBODY, WITHOUT_PEACE, Ship, State


def bombs(state: State, ships: Iterable[Ship]) -> int:
    """How many working bombs the ships have."""
    return sum(
        [t.TILE_ROLE[tile] == "bomb" for ship in ships for _, tile in working_sections(state, ship)]
    )


def raids(state: State, ships: Iterable[Ship]) -> bool:
    """Whether one of these ships of empires can harm a planet, by bombs or marines."""
    return any(
        (ship.marines and state.empires[ship.owner].powers[p.LANDINGS_BANNED] <= 0)
        or (state.empires[ship.owner].powers[p.BOMBS_BANNED] <= 0 and bombs(state, [ship]))
        for ship in ships
    )


def raiders(state: State, seat: int) -> list[Ship]:
    """The enemies' ships that can raid the seat's home world with their next move, or are there.

    Wormholes and obstacles are ignored.
    """
    home = state.empires[seat].home
    if home < 0:
        return []
    far = chart(state).distance[home]
    return [
        ship
        for ship in state.ships.values()
        if ship.owner >= 0
        and state.war[seat] >> ship.owner & 1
        and far[ship.hex] <= speed(state, ship)
        and raids(state, [ship])
    ]


def plunder(state: State, seat: int, other: int, tell: Tell[Fact]) -> None:
    """Move chips to `seat` from `other`, whose building it destroyed or took; monsters take none.

    There is no plunder in modes without peace, where income decides nothing.
    """
    if NOBODY in (seat, other) or seat == other or state.mode in WITHOUT_PEACE:
        return
    ours, theirs, most = state.empires[seat], state.empires[other], _most_plunder(state)
    food, energy, minerals = (
        min(most, stock) for stock in (theirs.food, theirs.energy, theirs.minerals)
    )
    if not (food or energy or minerals):
        return
    theirs.food -= food
    theirs.energy -= energy
    theirs.minerals -= minerals
    ours.food += food
    ours.energy += energy
    ours.minerals += minerals
    tell(Plundered(seat, other, food, energy, minerals))


def _most_plunder(state: State) -> int:
    """The most chips of each resource that a raider takes."""
    crowded = not state.frontier and len(state.empires) >= t.GAME.crowded.seats
    return t.GAME.crowded.plunder if crowded else t.GAME.plunder
