"""Chance as a value: a seed, a counter, and a hash between them.

Draw number `n` is one 64-bit lane of the BLAKE2b digest of the seed and `n // 8`. The same seed and
the same draws give the same game on any Python and any machine. Nothing else in the engine may be
random. The seed is secret while a game runs; `commitment` may be shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_LANES = Struct("<8Q")
_SEED_DIGITS = 64


@lru_cache(maxsize=64)
def _hash_for(seed: str) -> hashlib.blake2b:
    return hashlib.blake2b(key=bytes.fromhex(seed))


@lru_cache(maxsize=256)
def _lanes(seed: str, block: int) -> tuple[int, ...]:
    digest = _hash_for(seed).copy()
    digest.update(block.to_bytes(8, "little"))
    return _LANES.unpack(digest.digest())


def commitment(seed: str) -> str:
    """The SHA-256 hash (64 hex digits) of a seed or secret, both 64 hex digits.

    It is published before the game, so that the seed can be verified afterwards.
    """
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seed_of(secret: str, started: int) -> str:
    """The seed (64 hex digits) from a secret and the id of the interaction that started the game.

    The bot draws the secret (64 hex digits) and shows its `commitment` before Discord makes the id.
    Neither knows the other's part in advance, so nobody can choose the seed.
    """
    return hashlib.sha256(bytes.fromhex(secret) + str(started).encode()).hexdigest()


def seed_from(text: str) -> str:
    """A seed (64 hex digits): the SHA-256 of any text, for challenges, `--seed 7` and tests."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(slots=True)
class Chance:
    """A counter generator: `seed` is 64 hex digits (256 bits), `counter` the draws so far.

    A draw below `n` is `lane * n >> 64`; its bias, at most n / 2**64, is negligible.
    """

    seed: str
    counter: int = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        draw = self.counter
        self.counter = draw + 1
        return _lanes(self.seed, draw >> 3)[draw & 7] * n >> 64

    def die(self, sides: int) -> int:
        """A roll of one die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, uniformly."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates shuffle, in place; one draw per item but the first."""
        last = len(items)
        for lane in self._draw(last - 1) if last > 1 else ():
            other = lane * last >> 64
            last -= 1
            items[last], items[other] = items[other], items[last]

    def skip(self, count: int) -> None:
        """Advance the counter by `count` draws without drawing; not at all if it is negative.

        For results that do not matter, so that they use as many draws as others would.
        """
        self.counter += max(0, count)

    def spawn(self) -> Chance:
        """A new generator, independent of this one, whose seed is this one's next four draws."""
        return Chance("".join([f"{lane:016x}" for lane in self._draw(_SEED_DIGITS // 16)]))

    def _draw(self, count: int) -> tuple[int, ...]:
        """The next `count` draws, as 64-bit lanes."""
        first = self.counter
        block, at = first >> 3, first & 7
        self.counter = first + count
        lanes = _lanes(self.seed, block)
        while len(lanes) < at + count:
            block += 1
            lanes += _lanes(self.seed, block)
        return lanes[at : at + count]
