"""Counted positions (perft): the tree of choices has exactly the legal actions."""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, product

import pytest

from engine.games.planetary_defence.actions import (
    Action,
    Attack,
    Buy,
    Draw,
    EndTurn,
    Move,
    Play,
    PlayAll,
    Scrap,
    Several,
    Shield,
)
from engine.games.planetary_defence.content import CARDS
from tests.engine.games.planetary_defence.table import GAME, Table, dealt, table

COLUMNS = range(7)


def conceivable() -> Iterator[Action]:
    """Every conceivable action, impossible columns included."""
    yield from (PlayAll(), Shield(), Draw(), EndTurn())
    for card in CARDS:
        yield from (Play(card), Scrap(card))
        yield from (Buy(card, column) for column in COLUMNS)
        yield from (Attack(card, column) for column in COLUMNS)
        yield from (Move(card, column, to) for column, to in product(COLUMNS, COLUMNS))


EVERYTHING = tuple(conceivable())


def several(seen: Table) -> Iterator[Action]:
    """Every set of topmost cards, sets of one and none included."""
    tops = [(CARDS[pile[-1]], n) for n, pile in enumerate(seen.state.columns, 1) if pile]
    for size in range(len(tops) + 1):
        for chosen in combinations(tops, size):
            yield Several(tuple(card for card, _ in chosen), tuple(n for _, n in chosen))


def allowed(seen: Table) -> list[Action]:
    tried = chain(EVERYTHING, several(seen))
    return [action for action in tried if seen.match.why_not(0, action) is None]


def lines(seen: Table, depth: int, actions: Callable[[Table], list[Action]]) -> int:
    """The number of sequences of this many actions."""
    if depth == 0:
        return 1
    return sum(lines(seen.play(action), depth - 1, actions) for action in actions(seen))


def small() -> Table:
    return table("white-3", "black-1", hand="white-3 red-1", draw="red-2", space="black-6 red-6")


def test_sequences_of_two_actions_are_as_many_as_counted_by_hand() -> None:
    start = small()
    assert start.offered() == [Play("red-1"), Play("white-3"), PlayAll(), EndTurn()]
    assert len(start.play(Play("red-1")).offered()) == 4
    assert len(start.play(Play("white-3")).offered()) == 9
    assert len(start.play(PlayAll()).offered()) == 8
    assert len(start.play(EndTurn()).offered()) == 5


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 4 + 9 + 8 + 5), (3, 109)])
def test_choices_and_refusals_allow_equally_many_sequences(depth: int, count: int) -> None:
    assert lines(small(), depth, Table.offered) == count
    assert lines(small(), depth, allowed) == count


def test_what_is_offered_is_all_that_is_allowed_throughout_a_game() -> None:
    played = dealt(mode="hard")
    policy = GAME.policies["greedy"]
    while GAME.outcome(played.state) is None:
        assert set(played.offered()) == set(allowed(played))
        assert len(set(played.offered())) == len(played.offered())
        played = played.play(policy(played.seen(), played.state.chance.spawn()))
