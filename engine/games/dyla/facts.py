"""What happened, told in the past tense. A captain alone at the table has no secrets from it."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.games.dyla.content import CardId, EnemyId


@kind
class TurnedUp:
    """An enemy was turned up."""

    encounter: EnemyId


@kind
class Skipped:
    """The captain skipped a turn and discarded the hand of so many cards."""

    cards: int


@kind
class Played:
    """A card was played."""

    card: CardId


@kind
class Repaired:
    """The hull was repaired by so much."""

    hull: int


@kind
class Gained:
    """TechPoints were gained from a card."""

    tech: int


@kind
class Evaded:
    """The enemy was left behind."""

    encounter: EnemyId


@kind
class Trashed:
    """A card left the game."""

    card: CardId


@kind
class Hit:
    """The enemy was dealt `damage` and has suffered `suffered` in all."""

    encounter: EnemyId
    damage: int
    suffered: int


@kind
class Defeated:
    """An enemy was defeated and gave these rewards."""

    encounter: EnemyId
    points: int
    tech: int


@kind
class Struck:
    """The enemy dealt `damage` to the ship, which has `hull` left."""

    encounter: EnemyId
    damage: int
    hull: int


@kind
class LevelDone:
    """A level was completed, and the hull repaired."""

    level: int


@kind
class Bought:
    """A card was bought and put on top of the deck."""

    card: CardId
    price: int


@kind
class Drew:
    """Cards were drawn."""

    cards: tuple[CardId, ...]


@kind
class Ended:
    """The game ended: `how` is won, destroyed or timed out."""

    how: Literal["won", "destroyed", "out-of-time"]


Fact = (
    TurnedUp | Skipped | Played | Repaired | Gained | Evaded | Trashed | Hit | Defeated | Struck
    | LevelDone | Bought | Drew | Ended
)  # fmt: skip
