"""Layouts of hexes and land tiles: fixed charts shared by all states.

A hex is an index into its chart. Sets of hexes are integers with a bit per hex, so that "within
reach of any of my planets" is an `or` of a few integers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.games.black_abyss.content.mode_forms import around
from engine.games.black_abyss.content.tables import CONTENT
from engine.games.black_abyss.state import HERE

_AXIAL: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_RINGS: Final = 3

PLANET_TILES: Final = ((1, 2), (0, 3), (0, 3), (1, 2, 4, 5), (3, 6), (3, 6), (4, 5))
"""Neighbours on a planet: a 3 x 3 grid without its north-east and south-west corners."""

MOON_TILES: Final = ((1,), (0, 2), (1,))
"""Neighbours on a moon: three tiles in an L."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A map's layout of hexes.

    `places` are axial coordinates, `names` shown names, `keys` keys of choices; `distance[a][b]` is
    in spaces. `within[r][a]` is the set of hexes at most `r` spaces from `a`, as bits; the last `r`
    covers the map. `outer` are the hexes for home worlds: the outermost ring, or the two homes.
    """

    places: tuple[tuple[int, int], ...]
    names: tuple[str, ...]
    keys: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    within: tuple[tuple[int, ...], ...]
    outer: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of hexes."""
        return len(self.places)


def spaces_between(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The distance of two hexes by their axial coordinates."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def _chart(
    places: tuple[tuple[int, int], ...],
    names: tuple[str, ...],
    homes: Sequence[tuple[int, int]] = (),
) -> Chart:
    at = {place: number for number, place in enumerate(places)}
    distance = tuple(tuple(spaces_between(a, b) for b in places) for a in places)
    neighbours = tuple(
        tuple(at[q + dq, r + dr] for dq, dr in _AXIAL if (q + dq, r + dr) in at) for q, r in places
    )
    most = max(max(row) for row in distance)
    within = tuple(
        tuple(sum(1 << h for h, d in enumerate(row) if d <= reach) for row in distance)
        for reach in range(most + 1)
    )
    keys = tuple(name.lower() for name in names)
    outer = tuple(at[home] for home in homes) or _ring(at)
    return Chart(places, names, keys, neighbours, distance, within, outer)


def _ring(at: dict[tuple[int, int], int]) -> tuple[int, ...]:
    """The outermost ring around (0, 0) in order; empty if incomplete."""
    q, r = _AXIAL[4][0] * _RINGS, _AXIAL[4][1] * _RINGS
    walked = []
    for dq, dr in _AXIAL:
        for _ in range(_RINGS):
            walked.append((q, r))
            q, r = q + dq, r + dr
    return tuple(at[place] for place in walked) if all(p in at for p in walked) else ()


@cache
def rings() -> Chart:
    """The rings map: a centre hex and three rings."""
    places = around(_RINGS)
    return _chart(places, tuple(_name(*place) for place in places))


@cache
def arena(mode: str) -> Chart:
    """The map of a mode for two; its homes may lie outside the rings.

    Spaces are named as on the rings map. A fleet battle has one space, `HERE`.
    """
    layout = CONTENT.modes.arenas().get(mode)
    if layout is None:
        return _chart(around(0), (HERE,))
    homes, places = layout.homes, around(layout.radius)
    places += tuple(home for home in homes if home not in places)
    return _chart(places, tuple(_name(*place) for place in places), homes)


def _name(q: int, r: int) -> str:
    return f"{chr(ord('A') + q + _RINGS)}{r + _RINGS + 1}"


@cache
def frontier() -> Chart:
    """The frontier map: a rectangle; odd columns lie half a hex lower."""
    cells = [(c, r) for c in range(CONTENT.map.columns) for r in range(CONTENT.map.rows)]
    places = tuple((c, r - (c - (c & 1)) // 2) for c, r in cells)
    names = tuple(f"{chr(ord('A') + c)}{r + 1}" for c, r in cells)
    return _chart(places, names)


@cache
def corners() -> frozenset[int]:
    """The four corner hexes of the frontier."""
    size, rows = CONTENT.map.columns * CONTENT.map.rows, CONTENT.map.rows
    return frozenset({0, rows - 1, size - rows, size - 1})
