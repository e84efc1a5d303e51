"""A yardstick: pyminion's base-set Dominion between two random players.

Every decision is a random valid one: any number of cards within the limits, each set of that size
equally likely.
"""

# ruff: noqa: ARG002  (pyminion names the arguments)

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions import base
from pyminion.game import Game
from pyminion.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence


class RandomDecider(BotDecider):
    """Answers pyminion's questions to a player; `decisions` counts the answers."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.decisions = 0

    def _some(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        self.decisions += 1
        limit = len(cards) if most < 0 else min(most, len(cards))
        return self.luck.sample(cards, self.luck.randint(min(least, limit), limit))

    def _one_or_none(self, cards: Sequence[Any]) -> Any:
        self.decisions += 1
        place = self.luck.randrange(len(cards) + 1)
        return cards[place] if place < len(cards) else None

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        """Play an action of the hand, or none."""
        return self._one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> Any:
        """Play any treasures of the hand."""
        return self._some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        """Buy an affordable card, or none."""
        return self._one_or_none(valid_cards)

    def binary_decision(self, *args: Any, **kwargs: Any) -> bool:
        """Yes or no."""
        self.decisions += 1
        return self.luck.random() < 0.5

    def discard_decision(self, *args: Any, **asked: Any) -> list[Any]:
        """Discard a random number of cards between the allowed minimum and maximum."""
        return self._set("discard", asked)

    def trash_decision(self, *args: Any, **asked: Any) -> list[Any]:
        """Trash a random number of cards between the allowed minimum and maximum."""
        return self._set("trash", asked)

    def gain_decision(self, *args: Any, **asked: Any) -> list[Any]:
        """Gain a random number of cards between the allowed minimum and maximum."""
        return self._set("gain", asked)

    def topdeck_decision(self, *args: Any, **asked: Any) -> list[Any]:
        """Put a random number of cards between the allowed minimum and maximum on the deck."""
        return self._set("topdeck", asked)

    def multi_play_decision(self, *args: Any, **asked: Any) -> Any:
        """Play an action twice, or none where that is allowed."""
        if not asked["required"]:
            return self._one_or_none(asked["valid_cards"])
        self.decisions += 1
        return self.luck.choice(asked["valid_cards"])

    def _set(self, what: str, asked: dict[str, Any]) -> list[Any]:
        least, most = asked.get(f"min_num_{what}", 0), asked.get(f"max_num_{what}", -1)
        return self._some(asked["valid_cards"], least, most)


def play(seed: int, games: int) -> int:
    """Play that many games to their ends; returns the number of decisions."""
    random.seed(seed)
    decider = RandomDecider(random.Random(seed))
    for _ in range(games):
        players: list[Player] = [Bot(decider, player_id=name) for name in ("one", "two")]
        Game(players=players, expansions=[base.base_set], log_stdout=False).play()
    return decider.decisions
