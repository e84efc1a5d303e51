"""What an agent is, and the budget it thinks within.

An agent is handed one seat's `Perspective` and nothing else, so it cannot know more than a person
in that seat would. The engine has no clock: whoever asks says how long to think.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from engine.core.chance import Chance
    from engine.core.game import Perspective

Budget = Callable[[], bool]
"""Whether one more imagined action may be played; asked before each, so it must be cheap."""


class Agent(Protocol):
    """A player. It never raises on a legal state in which its seat has a choice."""

    def choose(self, seen: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:
        """A legal action for the seat; the same perspective, chance and budget give the same."""
        ...


class Nodes:
    """A budget of so many imagined actions: the same play on any machine."""

    __slots__ = ("left",)

    def __init__(self, count: int) -> None:
        self.left = count

    def __call__(self) -> bool:
        """Take one of them, if any is left."""
        self.left -= 1
        return self.left >= 0


@dataclass(frozen=True, slots=True)
class Limited:
    """Another player, who imagines no more than so many actions before each of its own."""

    player: Agent
    count: int

    def choose(self, seen: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:
        """What the player chooses within both budgets."""
        nodes = Nodes(self.count)
        return self.player.choose(seen, chance, lambda: nodes() and more())
