"""Facts of Dyla, in the past tense. All are public."""

from typing import Literal

from engine.core.kinds import Kind
from engine.games.dyla.content import CardId, EnemyId


class Fact(Kind):
    """Base of all facts."""


class TurnedUp(Fact):
    """An enemy was turned up."""

    encounter: EnemyId


class Skipped(Fact):
    """The captain skipped the turn and discarded a hand of `cards` cards."""

    cards: int


class Played(Fact):
    """A card was played."""

    card: CardId


class Repaired(Fact):
    """The hull was repaired."""

    hull: int


class Gained(Fact):
    """A card gave TechPoints."""

    tech: int


class Evaded(Fact):
    """The enemy was evaded."""

    encounter: EnemyId


class Trashed(Fact):
    """A card was trashed."""

    card: CardId


class Hit(Fact):
    """The enemy took `damage`, `suffered` in total."""

    encounter: EnemyId
    damage: int
    suffered: int


class Defeated(Fact):
    """An enemy was defeated, with these rewards."""

    encounter: EnemyId
    points: int
    tech: int


class Struck(Fact):
    """The enemy dealt `damage` to the ship; `hull` is left."""

    encounter: EnemyId
    damage: int
    hull: int


class LevelDone(Fact):
    """A level was completed and the hull repaired."""

    level: int


class Bought(Fact):
    """A card was bought and put on top of the deck."""

    card: CardId
    price: int


class Drew(Fact):
    """Cards were drawn."""

    cards: tuple[CardId, ...]


class Ended(Fact):
    """The game ended: `how` is won, destroyed or timed out."""

    how: Literal["won", "destroyed", "out-of-time"]
