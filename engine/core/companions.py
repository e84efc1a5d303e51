"""The agents for the empty seats of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Companions:
    """The agents for the empty seats of a game, by name, and how search plays it.

    `usual` is a policy if the game is too large for search. `levels` maps `easy`, `normal` and
    `hard` to agents, as measured by self-play; without levels all are `usual`. `doubt` is the lead,
    in standard errors, by which search must beat the first policy's advice to replace it; 0 if that
    policy is a poor guide.
    """

    usual: str = "search"
    levels: Mapping[str, str] = field(default_factory=dict)
    doubt: float = 2.5
