"""What happened, in the past tense. Cards go by their ids in `data/`.

A card drawn unseen is None in the face of everybody but its owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.kinds import kind
from engine.games.dark_miss_down.content import Crew


@dataclass(slots=True)
class StandIn:
    """Two played cards of one crew that stood in for a `crew` that was needed."""

    cards: tuple[str, str]
    crew: Crew


@kind
class Drew:
    """A seat drew the top card of the deck."""

    seat: int
    card: str | None


@kind
class Took:
    """A seat took a card from the asset pool; if it was a bonus, `task` gave it."""

    seat: int
    card: str
    task: str | None


@kind
class Completed:
    """A seat completed a task with cards, for points."""

    seat: int
    task: str
    cards: tuple[str, ...]
    stand_ins: tuple[StandIn, ...]
    points: int


@kind
class Rewarded:
    """A seat's old task, replaced, gave bonus points."""

    seat: int
    task: str
    points: int


@kind
class Replaced:
    """A seat discarded a task of the list."""

    seat: int
    task: str


@kind
class TurnedUp:
    """A card was laid out from the deck."""

    card: str
    where: Literal["pool", "tasks"]
    kind: Literal["turned_up"] = "turned_up"


@kind
class Reshuffled:
    """The discard pile, so many cards, became the deck."""

    cards: int


@kind
class Discarded:
    """A seat discarded a card over the hand limit."""

    seat: int
    card: str


@kind
class Passed:
    """A seat could do nothing."""

    seat: int


@kind
class LastRound:
    """Somebody had reached the goal at the end of a round."""

    kind: Literal["last_round"] = "last_round"


@kind
class Tied:
    """The game was over with equal scores."""

    score: int


@kind
class Pressed:
    """A seat pressed the airlock button first."""

    seat: int


@kind
class Stood:
    """A seat let the tie stand."""

    seat: int


Fact = (
    Drew | Took | Completed | Rewarded | Replaced | TurnedUp | Reshuffled | Discarded | Passed
    | LastRound | Tied | Pressed | Stood
)  # fmt: skip
