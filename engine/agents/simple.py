"""Agents without look-ahead."""

from dataclasses import dataclass
from typing import Any

from engine.agents.agent import Budget
from engine.core.chance import Chance
from engine.core.choices import wander
from engine.core.game import Perspective, Policy


@dataclass(frozen=True, slots=True)
class Wanderer:
    """Plays at random: a random child at each branch, then a random legal set or answers."""

    def choose(self, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:  # noqa: ARG002
        """A random legal action."""
        return wander(perspective.choices(), chance)


@dataclass(frozen=True, slots=True)
class Follower:
    """Plays one of a game's policies."""

    policy: Policy

    def choose(self, perspective: Perspective[Any, Any, Any], chance: Chance, more: Budget) -> Any:  # noqa: ARG002
        """The action that the policy advises."""
        return self.policy(perspective, chance)
