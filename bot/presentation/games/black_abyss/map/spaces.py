"""Decides which spaces a picture of the map shows.

The whole map has the explored spaces and all beside them. A crop has only the spaces near one
space, which are larger and have names.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.black_abyss.view import HexView, View

CROP_COLUMNS: Final = 7
CROP_HALF_ROWS: Final = 11
"""Size of a crop that is readable on a phone."""
CROP_FROM: Final = 40
"""Minimum number of spaces of a map of which players first see a crop."""

NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Offsets (q, r) of the neighbours of a space, counter-clockwise from the lower right."""


def opening(view: View) -> int | None:
    """The number of the viewer's home world, if the map is so large that they first see a crop.

    None for the whole map.
    """
    if view.viewer is None or len(view.hexes) < CROP_FROM:
        return None
    home = view.empires[view.viewer].home
    return home if home >= 0 else None


def shown_spaces(view: View, around: int | None) -> Sequence[HexView]:
    """The spaces of the whole map, or of the crop `around` the space with this number."""
    return _explored_hexes(view.hexes) if around is None else _crop(view.hexes, around)


def half_rows(hexes: Sequence[HexView]) -> list[int]:
    """The row of each space, counted in half rows, as odd columns are half a row lower."""
    return [2 * at.r + at.q for at in hexes]


def _explored_hexes(hexes: Sequence[HexView]) -> list[HexView]:
    """The explored spaces and those beside them; all spaces if none is explored."""
    ring = _ring(frozenset([(at.q, at.r) for at in hexes if at.tile]))
    return [at for at in hexes if (at.q, at.r) in ring] or list(hexes)


@lru_cache(maxsize=1024)
def _ring(spaces: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """The coordinates of these spaces and of those beside them."""
    beside = (*NEIGHBOURS, (0, 0))
    return frozenset([(q + across, r + down) for q, r in spaces for across, down in beside])


def _crop(hexes: Sequence[HexView], centre: int) -> list[HexView]:
    """The spaces around the space with the number `centre`; at the map's edge the crop is moved."""
    rows = half_rows(hexes)
    columns_shown = _window([at.q for at in hexes], hexes[centre].q, CROP_COLUMNS)
    rows_shown = _window(rows, rows[centre], CROP_HALF_ROWS)
    there = zip(hexes, rows, strict=True)
    return [at for at, row in there if at.q in columns_shown and row in rows_shown]


def _window(there: Sequence[int], middle: int, length: int) -> range:
    first = min(middle - length // 2, max(there) - length + 1)
    first = max(first, min(there))
    return range(first, first + length)
