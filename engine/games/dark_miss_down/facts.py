"""What happened, in the past tense. Cards go by their ids in `data/`.

A card drawn unseen is None in the face of everybody but its owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.games.dark_miss_down.content import Crew


@dataclass(slots=True)
class StandIn:
    """Two played cards of one crew that stood in for a `crew` that was needed."""

    cards: tuple[str, str]
    crew: Crew


@dataclass(slots=True)
class Drew:
    """A seat drew the top card of the deck."""

    seat: int
    card: str | None
    kind: Literal["drew"] = "drew"


@dataclass(slots=True)
class Took:
    """A seat took a card from the asset pool; if it was a bonus, `task` gave it."""

    seat: int
    card: str
    task: str | None
    kind: Literal["took"] = "took"


@dataclass(slots=True)
class Completed:
    """A seat completed a task with cards, for points."""

    seat: int
    task: str
    cards: tuple[str, ...]
    stand_ins: tuple[StandIn, ...]
    points: int
    kind: Literal["completed"] = "completed"


@dataclass(slots=True)
class Rewarded:
    """A seat's old task, replaced, gave bonus points."""

    seat: int
    task: str
    points: int
    kind: Literal["rewarded"] = "rewarded"


@dataclass(slots=True)
class Replaced:
    """A seat discarded a task of the list."""

    seat: int
    task: str
    kind: Literal["replaced"] = "replaced"


@dataclass(slots=True)
class TurnedUp:
    """A card was laid out from the deck."""

    card: str
    where: Literal["pool", "tasks"]
    kind: Literal["turned_up"] = "turned_up"


@dataclass(slots=True)
class Reshuffled:
    """The discard pile, so many cards, became the deck."""

    cards: int
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(slots=True)
class Discarded:
    """A seat discarded a card over the hand limit."""

    seat: int
    card: str
    kind: Literal["discarded"] = "discarded"


@dataclass(slots=True)
class Passed:
    """A seat could do nothing."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(slots=True)
class LastRound:
    """Somebody had reached the goal at the end of a round."""

    kind: Literal["last_round"] = "last_round"


@dataclass(slots=True)
class Tied:
    """The game was over with equal scores."""

    score: int
    kind: Literal["tied"] = "tied"


@dataclass(slots=True)
class Pressed:
    """A seat pressed the airlock button first."""

    seat: int
    kind: Literal["pressed"] = "pressed"


@dataclass(slots=True)
class Stood:
    """A seat let the tie stand."""

    seat: int
    kind: Literal["stood"] = "stood"


Fact = Annotated[
    Drew
    | Took
    | Completed
    | Rewarded
    | Replaced
    | TurnedUp
    | Reshuffled
    | Discarded
    | Passed
    | LastRound
    | Tied
    | Pressed
    | Stood,
    Field(discriminator="kind"),
]
