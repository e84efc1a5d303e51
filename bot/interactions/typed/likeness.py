"""Fuzzy matching of names, by rapidfuzz.

Words with a digit, such as numbers and places, are never taken for typos: a match has exactly these
words.
"""

import re
from collections.abc import Sequence
from typing import Final

from rapidfuzz import fuzz, process, utils

OFFERED: Final = 2
"""Maximum similar names that a refusal offers."""
LIKE, MEANT, APART = 60.0, 86.0, 8.0
"""Similarities from 0 to 100: the least to be offered, and to match; and how much more similar than
the second best name a match must be."""
NUMBERED = re.compile(r"\w*\d\w*")


def best_match(typed: str, names: Sequence[str]) -> str | None:
    """The name that was meant: the only one that begins with the typed words, or the most similar.

    None if no name is similar enough, or if two are almost equally similar.
    """
    found = process.extract(
        typed, names, scorer=fuzz.ratio, processor=utils.default_process, limit=2
    )
    begun = [one for one in names if _begins(typed, one)]
    if len(begun) == 1:
        return begun[0]
    if not found or found[0][1] < MEANT or _numbers(found[0][0]) != _numbers(typed):
        return None
    return found[0][0] if len(found) < 2 or found[0][1] - found[1][1] >= APART else None


def closest(typed: str, names: Sequence[str]) -> list[str]:
    """The most similar names, at most `OFFERED`, best first."""
    found = process.extract(
        typed,
        names,
        scorer=fuzz.WRatio,
        processor=utils.default_process,
        limit=OFFERED,
        score_cutoff=LIKE,
    )
    return [name for name, *_ in found]


def _begins(typed: str, name: str) -> bool:
    """Whether a name begins with the typed words, if there are at least two."""
    wanted, there = (utils.default_process(one).split() for one in (typed, name))
    return len(wanted) > 1 and there[: len(wanted)] == wanted


def _numbers(text: str) -> list[str]:
    return NUMBERED.findall(text.lower())
