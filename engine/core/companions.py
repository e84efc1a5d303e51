"""Who plays in the empty seats of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Companions:
    """The agents for the empty seats of a game, by name, and how search plays it.

    `usual` is one of the game's policies where it is too large for search. `levels` has agents by
    how well they play, `easy`, `normal` and `hard`, as self-play has shown; a game that names none
    has one for all, the usual. `doubt` is how many standard errors better than the first policy's
    advice an action must have done in search's imagined games to be done instead: 0 where that
    policy is a poor guide.
    """

    usual: str = "search"
    levels: Mapping[str, str] = field(default_factory=dict)
    doubt: float = 2.5
