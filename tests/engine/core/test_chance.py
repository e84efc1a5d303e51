"""Chance is a value: reproducible, evenly distributed, and unpredictable."""

import hashlib
import math
from collections import Counter
from itertools import permutations

import pytest

from engine.core.chance import Chance, commitment, seed_from

SEED = "00112233445566778899aabbccddeeff" * 2
KNOWN = [898, 698, 487, 130, 696, 363, 584, 661, 64, 455]
SHUFFLED = "gdbfaceh"


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def bound(cells: int) -> float:
    """Six standard deviations above the mean of chi-squared with that many cells."""
    return cells - 1 + 6 * math.sqrt(2 * (cells - 1))


def test_the_first_draws_of_a_seed_never_change() -> None:
    chance = Chance(SEED)
    assert [chance.below(1000) for _ in range(10)] == KNOWN
    assert chance.counter == 10


def test_a_draw_is_part_of_a_keyed_digest() -> None:
    chance = Chance(SEED, counter=21)
    block = (21 // 8).to_bytes(8, "little")
    digest = hashlib.blake2b(block, key=bytes.fromhex(SEED)).digest()
    lane = int.from_bytes(digest[5 * 8 : 6 * 8], "little")
    assert chance.below(10**6) == lane * 10**6 >> 64


def test_a_known_shuffle_never_changes() -> None:
    cards = list("abcdefgh")
    Chance(SEED).shuffle(cards)
    assert "".join(cards) == SHUFFLED


def test_a_shuffle_takes_a_draw_for_each_item_but_the_first() -> None:
    chance = Chance(SEED, counter=5)
    chance.shuffle(list(range(12)))
    assert chance.counter == 5 + 11


@pytest.mark.parametrize("n", [2, 6, 7, 52, 1000])
def test_draws_are_even(n: int) -> None:
    chance = Chance(seed_from(f"even {n}"))
    counts = Counter(chance.below(n) for _ in range(40 * n + 20_000))
    assert set(counts) == set(range(n))
    assert chi_squared([counts[value] for value in range(n)]) < bound(n)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance, counts = Chance(seed_from("orders")), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert chi_squared([counts[order] for order in permutations(range(4))]) < bound(24)


def test_neighbouring_draws_are_independent() -> None:
    chance, pairs = Chance(seed_from("pairs")), Counter[tuple[int, int]]()
    for _ in range(36_000):
        pairs[chance.die(6), chance.die(6)] += 1
    every = [pairs[one, other] for one in range(1, 7) for other in range(1, 7)]
    assert chi_squared(every) < bound(36)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 2**31, 2**32 + 1, 2**40])
def test_a_draw_is_below_its_bound_at_any_counter(n: int) -> None:
    for counter in (*range(100), 2**31, 2**32, 2**40):
        assert 0 <= Chance(SEED, counter).below(n) < n


def test_a_resumed_generator_continues_where_it_stopped() -> None:
    whole = Chance(SEED)
    first = [whole.below(100) for _ in range(30)]
    parts = [Chance(SEED, counter).below(100) for counter in range(30)]
    assert parts == first


def test_a_spawned_generator_shares_no_draw_with_its_parent() -> None:
    parent = Chance(SEED)
    child = parent.spawn()
    assert child.counter == 0
    assert child.seed != parent.seed
    assert len(bytes.fromhex(child.seed)) == 32
    assert [child.below(2**32) for _ in range(4)] != [parent.below(2**32) for _ in range(4)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert commitment(SEED) != commitment(seed_from("other"))
