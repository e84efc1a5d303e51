"""The battle board: squares, distances, paths.

It has nine columns of six rows (numbers of the game); a planet lies along the edge beside the first
column. Squares are numbered by column, `column * ROWS + row` from 0, and named "1a" to "9f".
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.games.black_abyss.content import tables as t

COLUMNS: Final = t.GAME.board.columns
ROWS: Final = t.GAME.board.rows
SQUARES: Final = range(COLUMNS * ROWS)
NAMES: Final = tuple(f"{at // ROWS + 1}{'abcdefgh'[at % ROWS]}" for at in SQUARES)
ATTACKER, DEFENDER = 0, 1
ZONES: Final = (
    range((COLUMNS - t.GAME.board.zone) * ROWS, COLUMNS * ROWS),
    range(t.GAME.board.zone * ROWS),
)
"""The squares of the deployment zones: the attacker's last columns, the defender's first ones."""


def column(at: int) -> int:
    """The column of a square, 0 beside the planet."""
    return at // ROWS


def _apart(one: int, other: int) -> int:
    (one_column, one_row), (column_, row) = divmod(one, ROWS), divmod(other, ROWS)
    return max(abs(one_column - column_), abs(one_row - row))


DISTANCES: Final = tuple(tuple(_apart(one, other) for other in SQUARES) for one in SQUARES)
"""The distance from each square to each other: columns or rows apart, whichever is more."""


def distance(one: int, other: int) -> int:
    """The distance between two squares."""
    return DISTANCES[one][other]


@lru_cache(maxsize=1 << 12)
def nearest(squares: frozenset[int]) -> tuple[int, ...]:
    """For each square of the board, the distance to the nearest of these."""
    first, *others = [DISTANCES[at] for at in squares]
    return tuple(map(min, first, *others)) if others else first


def _near(at: int) -> Iterator[int]:
    here, row = divmod(at, ROWS)
    for there in range(max(0, here - 1), min(COLUMNS, here + 2)):
        for other in range(max(0, row - 1), min(ROWS, row + 2)):
            if (there, other) != (here, row):
                yield there * ROWS + other


NEAR: Final = tuple(tuple(_near(at)) for at in SQUARES)
"""Each square's neighbours, diagonals included."""


def ways(start: int, steps: int, barred: Mapping[int, int]) -> dict[int, int]:
    """The squares reachable in `steps` without entering `barred` ones, each with its distance."""
    found = {start: 0}
    edge = [start]
    for used in range(1, steps + 1):
        fresh = []
        for at in edge:
            for to in NEAR[at]:
                if to not in found and to not in barred:
                    found[to] = used
                    fresh.append(to)
        edge = fresh
    del found[start]
    return found
