"""Whether the meteors left can all be destroyed in this turn; that takes neither luck nor draws."""

from collections.abc import Iterator

from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence.choices import TOP
from engine.games.planetary_defence.content import CARDS, METEOR, NUMBERS, VALUE
from engine.games.planetary_defence.state import PlanetaryState

Columns = tuple[tuple[int, ...], ...]


def finish(state: PlanetaryState) -> a.Action | None:
    """The first action of a way to win in this turn, once the hand is played; None if none is left.

    The way buys or moves each card that covers a meteor. Cards drawn for credits do not count.
    """
    left = state.meteors - state.destroyed
    if state.hand or not 0 < left <= state.damage:
        return None
    worth = [VALUE[card] for column in state.columns for card in column if METEOR[card]]
    if len(worth) < left or sum(worth) > state.damage:
        return None
    columns = tuple(map(tuple, state.columns))
    failed = set[tuple[Columns, int]]()
    if not _solves(columns, state.credits, failed):
        return None
    for leaves, column in zip(TOP, columns, strict=True):
        if column and METEOR[column[-1]]:
            return leaves[column[-1]].action
    ways = _ways(columns, state.credits)
    return next(action for action, after, means in ways if _solves(after, means, failed))


def _solves(columns: Columns, means: int, failed: set[tuple[Columns, int]]) -> bool:
    """Whether these credits uncover every meteor; `failed` has cases in which they do not."""
    columns = tuple(map(_without_open_meteors, columns))
    covers = [card for column in columns if column for card in _covers(column)]
    if (
        sum(min(VALUE[card], NUMBERS.action) for card in covers) > means
        or (columns, means) in failed
    ):
        return False
    if not covers or any(_solves(after, rest, failed) for _, after, rest in _ways(columns, means)):
        return True
    failed.add((columns, means))
    return False


def _without_open_meteors(column: tuple[int, ...]) -> tuple[int, ...]:
    while column and METEOR[column[-1]]:
        column = column[:-1]
    return column


def _covers(column: tuple[int, ...]) -> tuple[int, ...]:
    """The cards above the lowest meteor that are no meteors; () in a column without meteors."""
    lowest = next((place for place, card in enumerate(column) if METEOR[card]), len(column))
    return tuple(card for card in column[lowest:] if not METEOR[card])


def _ways(columns: Columns, means: int) -> Iterator[tuple[a.Action, Columns, int]]:
    """Each purchase or move of a card that covers a meteor: the columns and credits after it."""
    for at, column in enumerate(columns):
        if not _covers(column):
            continue
        card = column[-1]
        if VALUE[card] <= means:
            yield TOP[at][card].action, _put(columns, at, column[:-1]), means - VALUE[card]
        for to in (at - 1, at + 1) if means >= NUMBERS.action else ():
            if 0 <= to < len(columns):
                freed = _put(columns, at, column[:-1])
                moved = _put(freed, to, (*columns[to], card))
                yield a.Move(CARDS[card], at + 1, to + 1), moved, means - NUMBERS.action


def _put(columns: Columns, at: int, column: tuple[int, ...]) -> Columns:
    return (*columns[:at], column, *columns[at + 1 :])
