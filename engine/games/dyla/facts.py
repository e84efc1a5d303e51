"""What happened, told in the past tense. A captain alone at the table has no secrets from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(slots=True)
class TurnedUp:
    """An enemy was turned up."""

    encounter: str
    kind: Literal["turned-up"] = "turned-up"


@dataclass(slots=True)
class Skipped:
    """The captain skipped a turn and discarded the hand of so many cards."""

    cards: int
    kind: Literal["skipped"] = "skipped"


@dataclass(slots=True)
class Played:
    """A card was played."""

    card: str
    kind: Literal["played"] = "played"


@dataclass(slots=True)
class Repaired:
    """The hull was repaired by so much."""

    hull: int
    kind: Literal["repaired"] = "repaired"


@dataclass(slots=True)
class Gained:
    """TechPoints were gained from a card."""

    tech: int
    kind: Literal["gained"] = "gained"


@dataclass(slots=True)
class Evaded:
    """The enemy was left behind."""

    encounter: str
    kind: Literal["evaded"] = "evaded"


@dataclass(slots=True)
class Trashed:
    """A card left the game."""

    card: str
    kind: Literal["trashed"] = "trashed"


@dataclass(slots=True)
class Hit:
    """The enemy was dealt `damage` and has suffered `suffered` in all."""

    encounter: str
    damage: int
    suffered: int
    kind: Literal["hit"] = "hit"


@dataclass(slots=True)
class Defeated:
    """An enemy was defeated and gave these rewards."""

    encounter: str
    points: int
    tech: int
    kind: Literal["defeated"] = "defeated"


@dataclass(slots=True)
class Struck:
    """The enemy dealt `damage` to the ship, which has `hull` left."""

    encounter: str
    damage: int
    hull: int
    kind: Literal["struck"] = "struck"


@dataclass(slots=True)
class LevelDone:
    """A level was completed, and the hull repaired."""

    level: int
    kind: Literal["level-done"] = "level-done"


@dataclass(slots=True)
class Bought:
    """A card was bought and put on top of the deck."""

    card: str
    price: int
    kind: Literal["bought"] = "bought"


@dataclass(slots=True)
class Drew:
    """Cards were drawn."""

    cards: tuple[str, ...]
    kind: Literal["drew"] = "drew"


@dataclass(slots=True)
class Ended:
    """The game ended: `how` is won, destroyed or timed out."""

    how: Literal["won", "destroyed", "out-of-time"]
    kind: Literal["ended"] = "ended"


Fact = Annotated[
    TurnedUp
    | Skipped
    | Played
    | Repaired
    | Gained
    | Evaded
    | Trashed
    | Hit
    | Defeated
    | Struck
    | LevelDone
    | Bought
    | Drew
    | Ended,
    Field(discriminator="kind"),
]
