"""The agents for the empty seats of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.words import Words


@dataclass(frozen=True, slots=True)
class Companions:
    """The agents for the empty seats of a game, by name, and how search plays it.

    `usual`: the default agent; a policy, if the game is too large for search.
    `levels`: the agents `easy`, `normal` and `hard`, as measured by self-play (such as `airlock
    simulate GAME --games 400 --agent greedy,random --swap`); empty if they are equally strong.
    `doubt`: the lead, in standard errors, by which search must beat the first policy's advice; 0 if
    that policy is a poor guide.
    `ahead`: the turns that search plays on before the game's `value` judges the position.
    `prospects(state)`: each seat's chance of winning a running game (0 to 1), from the whole state,
    for games whose rollouts take long; the game's `BALANCE.md` shows its calibration. Without it,
    or where it returns None, chances come from rollouts (`engine.agents.chances`).
    `hinted(state, seat)`: the state from which a seat's hints are computed. By default it is the
    state itself. A game may change it so that people are advised what agents do not do, such as
    to keep resources for later.
    `counsel(state, seat)`: the action that hints advise ahead of the usual agent's, and why, if
    it says more than usual; None if the agent decides. It uses only what the seat knows.
    """

    usual: str = "search"
    levels: Mapping[str, str] = field(default_factory=dict)
    doubt: float = 2.5
    ahead: int = 300
    prospects: Callable[[Any], Sequence[float] | None] | None = None
    hinted: Callable[[Any, int], Any] = lambda state, _: state
    counsel: Callable[[Any, int], tuple[Any, Words | None] | None] = lambda *_: None
