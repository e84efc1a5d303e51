"""Votes in a duel: three equal blocks, so that size does not decide alone.

One block is shared by planets, one by regions, and one goes to the smaller seat by both; equals
share it. A block nobody qualifies for is not cast. Votes by race, wonders and resolutions come in
addition.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.black_abyss.content import tables as t


def weights(planets: Sequence[int], regions: Sequence[int], alive: Sequence[int]) -> list[int]:
    """Each seat's votes, by planets and regions."""
    block = t.MODES.duel.vote_block
    sums = [one + other for one, other in zip(planets, regions, strict=True)]
    small = [seat for seat in alive if sums[seat] == min(sums[n] for n in alive)]
    found = []
    for seat in range(len(sums)):
        shares = [
            round(block * counts[seat] / sum(counts)) if sum(counts) else 0
            for counts in (planets, regions)
        ]
        found.append(sum(shares) + (block // len(small) if seat in small else 0))
    return [votes if seat in alive else 0 for seat, votes in enumerate(found)]
