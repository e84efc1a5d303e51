"""Votes in a duel: three equal blocks, so that the larger race does not decide alone.

One block is shared by planets, one by regions, and one goes to whoever has fewer of both together;
of equals each has half of it. A block that nobody has a claim to is not cast. What race,
wonders and resolutions give is no part of the blocks.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.black_abyss.content import tables as t


def weights(planets: Sequence[int], regions: Sequence[int], alive: Sequence[int]) -> list[int]:
    """The votes of each seat, by its planets and regions."""
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
