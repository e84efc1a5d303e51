"""Which cards complete a task, and which pairs stand in for a crew.

A task needs crews and at most one area. A card covers one need, by crew or by area; two cards of
one crew may cover a need of another crew. A payment covers every need, with no card to spare. Hands
are sorted tuples of card indexes.
"""

from functools import cache, lru_cache
from itertools import chain, combinations, product
from math import comb, prod
from operator import le
from typing import NamedTuple

from engine.games.dark_miss_down.content import AREA, AREA_NEED, CREW, CREW_NEEDS, CREWS, NUMBERS

Counts = tuple[int, ...]
"""Cards per crew, in the order of `CREWS`."""

Hand = tuple[int, ...]

StandIns = tuple[tuple[tuple[int, int], int], ...]
"""Pairs of cards, each with the crew it stands in for."""

_PAIR = 2
_MANY = 65_536
_EVERY = range(len(CREWS))
_KINDS = range(2 * len(CREWS))


class Cover(NamedTuple):
    """How cards, counted per crew, cover needs: by one card each (`single`) or by pairs.

    `pairs` has, for each pair, its crew and the crew for which it stands in.
    """

    single: Counts
    pairs: tuple[tuple[int, int], ...]


@lru_cache(maxsize=_MANY)
def crews_of(hand: Hand) -> Counts:
    """How many cards of each crew a hand has."""
    crews = [CREW[card] for card in hand]
    return tuple([crews.count(crew) for crew in _EVERY])


class Ways(NamedTuple):
    """How a hand can pay for a task.

    A payment is a number of cards per kind (see `kinds`). `counts` has the payments without a card
    to spare, `kinds` the kinds that occur in them. `sets` is the number of different sets of cards
    of the hand that make a payment, each of `least` to `most` cards.
    """

    counts: tuple[Counts, ...]
    kinds: frozenset[int]
    sets: int
    least: int
    most: int


NO_WAYS = Ways((), frozenset(), 0, 0, 0)
_FEWEST = tuple(
    sum(needs) + (area is not None) for needs, area in zip(CREW_NEEDS, AREA_NEED, strict=True)
)
"""The fewest cards that complete each task: one per need."""


def payments(task: int, hand: Hand) -> list[Hand]:
    """Every set of cards of the hand that completes the task, sorted."""
    found = ways(task, hand)
    if found is NO_WAYS:
        return []
    kind_of, alike = kinds(task), [list[int]() for _ in _KINDS]
    for card in hand:
        alike[kind_of[card]].append(card)
    sets = [
        tuple(sorted(chain.from_iterable(chosen)))
        for counts in found.counts
        for chosen in product(*[combinations(alike[n], k) for n, k in enumerate(counts) if k])
    ]
    return sets if AREA_NEED[task] is None else sorted(sets)


def payable(task: int, hand: Hand) -> bool:
    """Whether the hand can complete the task."""
    return ways(task, hand) is not NO_WAYS


def kinds(task: int) -> Counts:
    """Each card's kind for a task: the index of its crew, plus 3 if it is from the needed area."""
    return _KINDS_FOR[AREA_NEED[task]]


_KINDS_FOR = {
    area: tuple(
        crew + len(CREWS) * (area is not None and there == area)
        for crew, there in zip(CREW, AREA, strict=True)
    )
    for area in AREA_NEED
}


def ways(task: int, hand: Hand) -> Ways:
    """The ways the hand can pay for the task; `NO_WAYS` if it cannot.

    They depend only on the hand's number of cards per kind, by which they are cached.
    """
    if len(hand) < _FEWEST[task]:
        return NO_WAYS
    area = AREA_NEED[task]
    kind_of = _KINDS_FOR[area]
    there = sorted([kind_of[card] for card in hand])
    return _ways(CREW_NEEDS[task], area is not None, tuple(there))


@lru_cache(maxsize=_MANY)
def _ways(needs: Counts, area: bool, hand: tuple[int, ...]) -> Ways:
    there = tuple([hand.count(kind) for kind in _KINDS])
    found = _with_area(needs, there) if area else _of_crews(needs, there)
    if not found:
        return NO_WAYS
    sizes = [sum(counts) for counts in found]
    useful = frozenset(kind for counts in found for kind in _KINDS if counts[kind])
    sets = sum(prod(map(comb, there, counts)) for counts in found)
    return Ways(tuple(found), useful, sets, min(sizes), max(sizes))


def _of_crews(needs: Counts, there: Counts) -> list[Counts]:
    """The numbers of cards per kind that cover a task's needs of crews, if it needs no area."""
    none = (0,) * len(CREWS)
    found = [(*counts, *none) for counts in prices(needs)]
    return [counts for counts in found if _within(counts, there)]


def _with_area(needs: Counts, there: Counts) -> list[Counts]:
    """The numbers of cards per kind that cover needs of crews, plus one card for the area."""
    elsewhere, here = there[: len(CREWS)], there[len(CREWS) :]
    found = set()
    for server in [crew for crew in _EVERY if here[crew]]:
        left = _without(here, server)
        for counts in prices(needs):
            for used in product(*map(_shares, counts, elsewhere, left)):
                others = [count - taken for count, taken in zip(counts, used, strict=True)]
                found.add((*others, *used[:server], used[server] + 1, *used[server + 1 :]))
    return [one for one in found if not any(_within(less, one) for less in found if less != one)]


def _shares(count: int, elsewhere: int, here: int) -> range:
    """The possible numbers of cards of the needed area among the `count` cards of a crew.

    `elsewhere` and `here` are the hand's cards of that crew outside and in that area.
    """
    return range(max(0, count - elsewhere), min(count, here) + 1)


@cache
def _without(counts: Counts, crew: int) -> Counts:
    return (*counts[:crew], counts[crew] - 1, *counts[crew + 1 :])


@cache
def prices(needs: Counts) -> tuple[Counts, ...]:
    """The payments for needs of crews, as cards per crew, with no card to spare, fewest first."""
    most = sum(needs) * _PAIR
    spans = (range(min(most, NUMBERS.hand_limit) + 1) for _ in _EVERY)
    found: list[Counts] = []
    for counts in sorted(product(*spans), key=sum):
        spare = any(_within(less, counts) for less in found)
        if not spare and sum(counts) <= NUMBERS.hand_limit and cover(needs, counts) is not None:
            found.append(counts)
    return tuple(found)


def _within(counts: Counts, bounds: Counts) -> bool:
    return all(map(le, counts, bounds))


@cache
def cover(needs: Counts, counts: Counts) -> Cover | None:
    """How cards, counted per crew, cover `needs` with none to spare; None if they cannot.

    Pairs stand in only for what single cards cannot cover.
    """
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
    """Pay each unmet need by a pair of another crew: (crew, need) each; None if impossible."""
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
def stand_ins(task: int, cards: Hand) -> StandIns:
    """The pairs of cards in a payment, each with the crew it stands in for.

    If the payment can be read in several ways, the first is taken; all score the same.
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
def cards_missing(task: int, hand: Hand) -> int:
    """How many more cards the hand needs, at least, to complete the task."""
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
        [
            sum([max(0, count - held) for count, held in zip(counts, there, strict=True)])
            for counts in prices(needs)
        ]
    )
