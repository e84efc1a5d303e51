"""Facts, in the past tense. Cards are named by their ids in `data/`.

A card drawn unseen is None for everybody but its owner.
"""

from dataclasses import dataclass
from typing import Literal

from engine.core.kinds import Kind
from engine.core.words import Seat
from engine.games.dark_miss_down.content import CardId, Crew, TaskId


@dataclass(slots=True)
class StandIn:
    """Two played cards of one crew that stood in for a needed `crew`."""

    cards: tuple[str, str]
    crew: Crew


class Fact(Kind):
    """Base of all facts."""


class Drew(Fact):
    """A seat drew the top card of the deck; `card` is None for the other seat and spectators."""

    seat: Seat
    card: CardId | None


class Took(Fact):
    """A seat took a card from the asset pool; if as a bonus, `task` is the task that gave it."""

    seat: Seat
    card: CardId
    task: TaskId | None


class Completed(Fact):
    """A seat completed a task for points.

    `before` is the danger of the task that it replaces, 0 for the first. `score` is the seat's
    score with `points`, without the bonus.
    """

    seat: Seat
    task: TaskId
    cards: tuple[CardId, ...]
    stand_ins: tuple[StandIn, ...]
    points: int
    before: int
    score: int


class Rewarded(Fact):
    """A replaced task gave a seat bonus points."""

    seat: Seat
    task: TaskId
    points: int


class Replaced(Fact):
    """A seat discarded a task from the list."""

    seat: Seat
    task: TaskId


class TurnedUp(Fact):
    """A card was dealt from the deck to the pool or the list."""

    card: CardId
    where: Literal["pool", "tasks"]
    kind: Literal["turned_up"] = "turned_up"


class Reshuffled(Fact):
    """The discard pile, of `cards` cards, was shuffled and became the deck."""

    cards: int


class Discarded(Fact):
    """A seat discarded a card over the hand limit."""

    seat: Seat
    card: CardId


class Passed(Fact):
    """A seat that could neither gain a card nor complete or replace a task passed."""

    seat: Seat


class LastRound(Fact):
    """At the end of a round a player had reached the goal, so one more round is played."""

    kind: Literal["last_round"] = "last_round"


class Tied(Fact):
    """Both seats ended with `score` points: the airlock button decides."""

    score: int


class Pressed(Fact):
    """A seat pressed the airlock button first."""

    seat: Seat


class Stood(Fact):
    """A seat accepted the tie."""

    seat: Seat
