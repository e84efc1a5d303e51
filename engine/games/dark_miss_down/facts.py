"""Facts, in the past tense. Cards are named by their ids in `data/`.

A card drawn unseen is None for everybody but its owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.kinds import kind
from engine.core.words import Seat
from engine.games.dark_miss_down.content import CardId, Crew, TaskId


@dataclass(slots=True)
class StandIn:
    """Two played cards of one crew that stood in for a needed `crew`."""

    cards: tuple[str, str]
    crew: Crew


@kind
class Drew:
    """A seat drew the top card of the deck."""

    seat: Seat
    card: CardId | None


@kind
class Took:
    """A seat took a card from the asset pool; as a bonus if `task` is given."""

    seat: Seat
    card: CardId
    task: TaskId | None


@kind
class Completed:
    """A seat completed a task for points."""

    seat: Seat
    task: TaskId
    cards: tuple[CardId, ...]
    stand_ins: tuple[StandIn, ...]
    points: int


@kind
class Rewarded:
    """A seat's replaced task gave bonus points."""

    seat: Seat
    task: TaskId
    points: int


@kind
class Replaced:
    """A seat discarded a task from the list."""

    seat: Seat
    task: TaskId


@kind
class TurnedUp:
    """A card was dealt from the deck to the pool or the list."""

    card: CardId
    where: Literal["pool", "tasks"]
    kind: Literal["turned_up"] = "turned_up"


@kind
class Reshuffled:
    """The discard pile of `cards` cards became the deck."""

    cards: int


@kind
class Discarded:
    """A seat discarded a card over the hand limit."""

    seat: Seat
    card: CardId


@kind
class Passed:
    """A seat could not act."""

    seat: Seat


@kind
class LastRound:
    """A player has reached the goal at the end of a round."""

    kind: Literal["last_round"] = "last_round"


@kind
class Tied:
    """The game ended in a tie."""

    score: int


@kind
class Pressed:
    """A seat pressed the airlock button first."""

    seat: Seat


@kind
class Stood:
    """A seat accepted the tie."""

    seat: Seat


Fact = (
    Drew | Took | Completed | Rewarded | Replaced | TurnedUp | Reshuffled | Discarded | Passed
    | LastRound | Tied | Pressed | Stood
)  # fmt: skip
