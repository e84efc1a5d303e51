"""Decides which spaces a picture of the map shows.

The whole map shows known spaces and a ring around them. A crop shows only those near one space,
larger and with names.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.black_abyss.view import HexView, View

CROP_COLUMNS: Final = 7
CROP_HALF_ROWS: Final = 11
"""Half rows of a crop that are readable on phones."""
CROP_FROM: Final = 40
"""Minimum spaces of a map that opens with a crop."""

NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Offsets of the neighbours of a space, counter-clockwise from the lower right."""


def opening(view: View) -> int | None:
    """The space around which a large map opens; None for the whole map."""
    if view.viewer is None or len(view.hexes) < CROP_FROM:
        return None
    home = view.empires[view.viewer].home
    return home if home >= 0 else None


def shown_spaces(view: View, around: int | None) -> Sequence[HexView]:
    """The spaces of the whole map, or of the crop `around` one (by number)."""
    return _explored_hexes(view.hexes) if around is None else _crop(view.hexes, around)


def half_rows(hexes: Sequence[HexView]) -> list[int]:
    """The row of each space, in half rows."""
    return [2 * at.r + at.q for at in hexes]


def _explored_hexes(hexes: Sequence[HexView]) -> list[HexView]:
    """Explored spaces and their neighbours; all spaces if none is explored."""
    ring = _ring(frozenset([(at.q, at.r) for at in hexes if at.tile]))
    return [at for at in hexes if (at.q, at.r) in ring] or list(hexes)


@lru_cache(maxsize=1024)
def _ring(spaces: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """These spaces and their neighbours, by coordinates."""
    beside = (*NEIGHBOURS, (0, 0))
    return frozenset([(q + across, r + down) for q, r in spaces for across, down in beside])


def _crop(hexes: Sequence[HexView], centre: int) -> list[HexView]:
    """The spaces around the space `centre`. Near the map's edge the crop is moved inwards."""
    rows = half_rows(hexes)
    columns_shown = _window([at.q for at in hexes], hexes[centre].q, CROP_COLUMNS)
    rows_shown = _window(rows, rows[centre], CROP_HALF_ROWS)
    there = zip(hexes, rows, strict=True)
    return [at for at, row in there if at.q in columns_shown and row in rows_shown]


def _window(there: Sequence[int], middle: int, length: int) -> range:
    first = min(middle - length // 2, max(there) - length + 1)
    first = max(first, min(there))
    return range(first, first + length)
