"""Facts of Dyla, in the past tense. All are public."""

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
    """The captain skipped the turn and discarded a hand of `cards` cards."""

    cards: int


@kind
class Played:
    """A card was played."""

    card: CardId


@kind
class Repaired:
    """The hull was repaired."""

    hull: int


@kind
class Gained:
    """A card gave TechPoints."""

    tech: int


@kind
class Evaded:
    """The enemy was evaded."""

    encounter: EnemyId


@kind
class Trashed:
    """A card was trashed."""

    card: CardId


@kind
class Hit:
    """The enemy took `damage`, `suffered` in total."""

    encounter: EnemyId
    damage: int
    suffered: int


@kind
class Defeated:
    """An enemy was defeated, with these rewards."""

    encounter: EnemyId
    points: int
    tech: int


@kind
class Struck:
    """The enemy dealt `damage` to the ship; `hull` is left."""

    encounter: EnemyId
    damage: int
    hull: int


@kind
class LevelDone:
    """A level was completed and the hull repaired."""

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
