"""The protocol of agents, and their budget.

An agent gets one seat's `Perspective` and nothing else, so it cannot know more than a person there.
The engine has no clock: the caller sets the budget.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.chance import Chance
from engine.core.game import Perspective

Budget = Callable[[], bool]
"""Whether one more imagined action may be played. Called before each, so it must be cheap."""


class Agent(Protocol):
    """A player. Its `choose` does not raise if its seat has a choice."""

    def choose(self, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:
        """A legal action for the seat, found within the budget `more`.

        Deterministic: equal arguments give the same action.
        """
        ...


class Nodes:
    """A budget of imagined actions, independent of the machine's speed."""

    __slots__ = ("left",)

    def __init__(self, count: int) -> None:
        self.left = count

    def __call__(self) -> bool:
        """Take one action from the budget; False if it is used up."""
        self.left -= 1
        return self.left >= 0


@dataclass(frozen=True, slots=True)
class LimitedAgent:
    """An agent limited to `count` imagined actions per decision."""

    player: Agent
    count: int

    def choose(self, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:
        """The agent's action, within `count` and the caller's budget."""
        nodes = Nodes(self.count)
        return self.player.choose(perspective, chance, lambda: nodes() and more())
