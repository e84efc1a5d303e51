"""Which cards complete a task, and which pairs stand in for what.

A task needs crews and at most one area. A card covers one need, with its crew or with its area; two
cards of one crew may cover a need of another crew instead. A payment covers every need with every
card at work, and none of its cards could be left out. Hands are sorted tuples of card places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.games.dark_miss_down.content import AREA, AREA_NEED, CREW, CREW_NEEDS, CREWS, NUMBERS

Counts = tuple[int, ...]
"""How many of each crew, in the order of `CREWS`."""

Hand = tuple[int, ...]

Places = tuple[int, ...]
"""Where cards are in a hand, in order."""

_PAIR = 2
_MANY = 65_536
_EVERY = range(len(CREWS))


class Cover(NamedTuple):
    """How cards of so many of each crew cover needs: one by one, and by pairs.

    `pairs` has the crew of each pair and the crew it stands in for.
    """

    single: Counts
    pairs: tuple[tuple[int, int], ...]


@lru_cache(maxsize=_MANY)
def crews_of(hand: Hand) -> Counts:
    """How many cards of each crew a hand holds."""
    crews = [CREW[card] for card in hand]
    return tuple([crews.count(crew) for crew in _EVERY])


class Ways(NamedTuple):
    """How a hand pays: sets of places in it, the places in any of them, and their sizes."""

    sets: tuple[Places, ...]
    useful: Places
    least: int
    most: int


_NO_WAYS = Ways((), (), 0, 0)
_FEWEST = tuple(
    sum(needs) + (area is not None) for needs, area in zip(CREW_NEEDS, AREA_NEED, strict=True)
)
"""How many cards each task takes at the least: one a need."""


def payments(task: int, hand: Hand) -> tuple[Hand, ...]:
    """Every set of cards of the hand that completes the task, each sorted."""
    return tuple([tuple([hand[place] for place in places]) for places in ways(task, hand).sets])


def payable(task: int, hand: Hand) -> bool:
    """Whether any cards of the hand complete the task."""
    return bool(ways(task, hand).sets)


def ways(task: int, hand: Hand) -> Ways:
    """How the hand completes the task.

    That hangs on nothing but the crews in it, in their order, and where the area is that the task
    needs: few hands differ in that, so the answer is kept.
    """
    if len(hand) < _FEWEST[task]:
        return _NO_WAYS
    area = AREA_NEED[task]
    there = None if area is None else tuple([AREA[card] == area for card in hand])
    return _ways(CREW_NEEDS[task], tuple([CREW[card] for card in hand]), there)


@lru_cache(maxsize=_MANY)
def _ways(needs: Counts, crews: tuple[int, ...], area: tuple[bool, ...] | None) -> Ways:
    every = range(len(crews))
    if area is None:
        sets = _of_crews(needs, crews, every)
    else:
        paid: set[Places] = set()
        for place in [place for place in every if area[place]]:
            others = _of_crews(needs, crews, [other for other in every if other != place])
            paid.update([tuple(sorted((place, *places))) for places in others])
        each = [set(places) for places in paid]
        sets = sorted(places for places in paid if not any(less < set(places) for less in each))
    sizes = [len(places) for places in sets] or [0]
    useful = sorted({place for places in sets for place in places})
    return Ways(tuple(sets), tuple(useful), min(sizes), max(sizes))


@cache
def _without(counts: Counts, crew: int) -> Counts:
    return (*counts[:crew], counts[crew] - 1, *counts[crew + 1 :])


def _of_crews(needs: Counts, crews: tuple[int, ...], places: Sequence[int]) -> list[Places]:
    """The sets of these places that cover needs of crews alone."""
    one, two, three = [[place for place in places if crews[place] == crew] for crew in _EVERY]
    return [
        tuple(sorted(first + second + third))
        for ones, twos, threes in _affordable(needs, (len(one), len(two), len(three)))
        for first in combinations(one, ones)
        for second in combinations(two, twos)
        for third in combinations(three, threes)
    ]


@lru_cache(maxsize=_MANY)
def _affordable(needs: Counts, there: Counts) -> tuple[Counts, ...]:
    return tuple(counts for counts in prices(needs) if _within(counts, there))


@cache
def prices(needs: Counts) -> tuple[Counts, ...]:
    """How many of each crew pay for needs of crews, with no card to spare; the fewest first."""
    most = sum(needs) * _PAIR
    spans = (range(min(most, NUMBERS.hand_limit) + 1) for _ in _EVERY)
    found: list[Counts] = []
    for counts in sorted(product(*spans), key=sum):
        spare = any(_within(less, counts) for less in found)
        if not spare and sum(counts) <= NUMBERS.hand_limit and cover(needs, counts) is not None:
            found.append(counts)
    return tuple(found)


def _within(counts: Counts, bounds: Counts) -> bool:
    return all(count <= bound for count, bound in zip(counts, bounds, strict=True))


@cache
def cover(needs: Counts, counts: Counts) -> Cover | None:
    """How `counts` of cards cover `needs` with none left over, as far as possible one by one."""
    spans = (range(min(pair), -1, -1) for pair in zip(needs, counts, strict=True))
    for single in product(*spans):
        spare = [count - used for count, used in zip(counts, single, strict=True)]
        unmet = [crew for crew in _EVERY for _ in range(needs[crew] - single[crew])]
        if sum(spare) == _PAIR * len(unmet) and not any(n % _PAIR for n in spare):
            crews = [crew for crew in _EVERY for _ in range(spare[crew] // _PAIR)]
            pairs = _match(crews, unmet)
            if pairs is not None:
                return Cover(single, pairs)
    return None


def _match(crews: list[int], unmet: list[int]) -> tuple[tuple[int, int], ...] | None:
    """Give each pair a need of another crew."""
    if not unmet:
        return ()
    need, *others = unmet
    for place, crew in enumerate(crews):
        if crew != need:
            rest = _match(crews[:place] + crews[place + 1 :], others)
            if rest is not None:
                return ((crew, need), *rest)
    return None


@lru_cache(maxsize=_MANY)
def stand_ins(task: int, cards: Hand) -> tuple[tuple[tuple[int, int], int], ...]:
    """The pairs in a payment, each with the crew it stands in for.

    Where several readings cover the needs the first is shown; they differ in nothing that counts.
    """
    area, needs = AREA_NEED[task], CREW_NEEDS[task]
    for server in [None] if area is None else [card for card in cards if AREA[card] == area]:
        rest = [card for card in cards if card != server]
        found = cover(needs, crews_of(tuple(rest)))
        if found is not None:
            spare = [[c for c in rest if CREW[c] == crew][found.single[crew] :] for crew in _EVERY]
            return tuple(
                ((spare[crew].pop(0), spare[crew].pop(0)), need) for crew, need in found.pairs
            )
    return ()


@lru_cache(maxsize=_MANY)
def missing(task: int, hand: Hand) -> int:
    """The fewest more cards with which the hand could complete the task."""
    area, needs = AREA_NEED[task], CREW_NEEDS[task]
    counts = crews_of(hand)
    if area is None:
        return _short(needs, counts)
    least = 1 + _short(needs, counts)
    for card in hand:
        if AREA[card] == area:
            least = min(least, _short(needs, _without(counts, CREW[card])))
    return least


@lru_cache(maxsize=_MANY)
def _short(needs: Counts, there: Counts) -> int:
    return min(
        sum(max(0, count - held) for count, held in zip(counts, there, strict=True))
        for counts in prices(needs)
    )
