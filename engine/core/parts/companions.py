"""The agents for the empty seats of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Companions:
    """The agents for the empty seats of a game, by name, and how search plays it.

    `usual` is a policy if the game is too large for search. `levels` maps `easy`, `normal` and
    `hard` to agents, as measured by self-play; without levels all are `usual`. `doubt` is the lead,
    in standard errors, by which search must beat the first policy's advice to replace it; 0 if that
    policy is a poor guide.

    `prospects` gives each seat's chance of winning while the game runs, from all that is in the
    state, for games that take long to play on; the game's `BALANCE.md` shows how far it can be
    trusted. Where it gives None, or there is none, games are played on (`engine.agents.chances`).
    """

    usual: str = "search"
    levels: Mapping[str, str] = field(default_factory=dict)
    doubt: float = 2.5
    prospects: Callable[[Any], Sequence[float] | None] | None = None
