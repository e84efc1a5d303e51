"""Combinations of ways to begin a game, such as a challenge led by a crew."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, product

from bot.play.opening.start import Seating
from bot.play.opening.ways import Way, together, ways
from bot.store.protocol import Store

PART = re.compile("[a-z][0-9]*", re.ASCII)


def way_named(how: str) -> Way:
    """The way with this name in custom ids; the usual way for unknown names."""
    return together(
        tuple(way for part in PART.findall(how) for way in ways() if way.mark == part[0])
    )


def is_known(how: str) -> bool:
    """Whether a name in a custom id consists of known ways, none of them twice."""
    parts = PART.findall(how)
    known = set(chain.from_iterable(map(_hows, ways())))
    marks = [part[0] for part in parts]
    return "".join(parts) == how and set(parts) <= known and len(marks) == len(set(marks))


def usual(way: Way) -> str:
    """The name of a way in custom ids, with its default choices."""
    return way.mark + "".join(str(one.usual) for one in way.asks)


async def seating_of(how: str, store: Store, seating: Seating, now: float) -> Seating:
    """The seating of a game begun this way. Combined ways are applied in order."""
    for part in PART.findall(how):
        seating = await way_named(part).seating_of(store, replace(seating, how=part[1:]), now)
    return seating


@cache
def _hows(way: Way) -> Sequence[str]:
    """Each name of a way in custom ids: its mark, then the index of a choice for each question."""
    places = [[str(place) for place in range(len(one.choices))] for one in way.asks]
    return ["".join([way.mark, *chosen]) for chosen in product(*places)]
