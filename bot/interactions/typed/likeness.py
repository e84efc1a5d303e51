"""What a member meant by a name that is not quite one: by how like names are, as rapidfuzz has it.

Numbers and places are no slips: what is meant has each of them as it was typed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rapidfuzz import fuzz, process, utils

OFFERED: Final = 2
"""Names that a refusal offers."""
LIKE, MEANT, APART = 60.0, 86.0, 8.0
"""From 0 to 100: how like an offered name is, how like a meant one, and by how much more."""
NUMBERED = re.compile(r"\w*\d\w*")


def meant(typed: str, names: Sequence[str]) -> str | None:
    """The one name that is meant; None if none is like it, or another is almost as like."""
    found = process.extract(
        typed, names, scorer=fuzz.ratio, processor=utils.default_process, limit=2
    )
    begun = [one for one in names if _begins(typed, one)]
    if len(begun) == 1:
        return begun[0]
    if not found or found[0][1] < MEANT or _numbers(found[0][0]) != _numbers(typed):
        return None
    return found[0][0] if len(found) < 2 or found[0][1] - found[1][1] >= APART else None


def nearest(typed: str, names: Sequence[str]) -> list[str]:
    """The few names that are most like what was typed, best first."""
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
    """Whether a name begins with the words that were typed, two or more of them."""
    wanted, there = (utils.default_process(one).split() for one in (typed, name))
    return len(wanted) > 1 and there[: len(wanted)] == wanted


def _numbers(text: str) -> list[str]:
    return NUMBERED.findall(text.lower())
