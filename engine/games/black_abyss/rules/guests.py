"""Sends marines home that may no longer stay.

That happens when peace is made, when passage ends, and when marines are found where a seat at peace
lives. Home is the nearest own colony with a building free of others' marines, possibly on the same
planet. Marines on a building of their own seat are at home.
"""

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Recalled
from engine.games.black_abyss.rules.surface import (
    chart,
    land_spot,
    lands,
    places_of,
    planets,
    present,
)
from engine.games.black_abyss.state import NOBODY, State


def carry_home(state: State, pair: tuple[int, int], tell: Tell[Fact]) -> None:
    """Send marines of two seats home from planets where the other has a building or marines.

    Marines stay on buildings of their own seat, and where only their own seat has a colony.
    """
    going = [
        (land, other)
        for seat, other in (pair, pair[::-1])
        for land in places_of(state.garrison, seat)
        if state.holder[land] != seat
        and present(state, land // 7) >> other & 1
        and not (
            state.colonies[land // 7] >> seat & 1 and not state.colonies[land // 7] >> other & 1
        )
    ]
    for land, other in going:
        carry(state, land, other, tell)


def carry(state: State, land: int, other: int, tell: Tell[Fact]) -> None:
    """Move the marines of a land tile to their nearest own building, as `other` lives there.

    Without such a building they are disbanded.
    """
    seat, count = state.garrison[land], state.marines[land]
    to = _quarters(state, seat, land // 7)
    if to is not None:
        state.garrison[to] = seat
        state.marines[to] += count
        state.fresh[to] += count
    state.marines[land] = state.fresh[land] = 0
    state.garrison[land] = NOBODY
    tell(Recalled(seat, other, land_spot(state, land), count,
                  "" if to is None else land_spot(state, to)))  # fmt: skip


def _quarters(state: State, seat: int, at: int) -> int | None:
    """A land tile with a seat's building on its nearest colony, if possible a habitat.

    None without a colony that has room.
    """
    row = chart(state).distance[at]
    for where in sorted(planets(state, seat), key=lambda n: (row[n], n)):
        own = [
            land
            for land in lands(state, where)
            if state.holder[land] == seat and state.garrison[land] in (NOBODY, seat)
        ]
        if own:
            return min(own, key=lambda land: (state.building[land] != t.HABITAT, land))
    return None
