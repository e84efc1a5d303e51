"""Facts of Dyla, in the past tense. All are public."""

from typing import Literal

from engine.core.kinds import Kind
from engine.games.dyla.content import CardId, EnemyId


class Fact(Kind):
    """Base of all facts."""


class TurnedUp(Fact):
    """The next enemy was turned up."""

    encounter: EnemyId


class Skipped(Fact):
    """The captain skipped the turn and discarded `cards` cards, the whole hand."""

    cards: int


class Played(Fact):
    """A card was played."""

    card: CardId


class Repaired(Fact):
    """A card or a completed level repaired the hull by `hull` points."""

    hull: int


class Gained(Fact):
    """A card gave `tech` TechPoints."""

    tech: int


class Evaded(Fact):
    """The enemy was evaded: it is discarded undefeated."""

    encounter: EnemyId


class Trashed(Fact):
    """A card was trashed: it left the game."""

    card: CardId


class Hit(Fact):
    """The enemy took `damage`; with it, it has suffered `suffered` in all."""

    encounter: EnemyId
    damage: int
    suffered: int


class Defeated(Fact):
    """An enemy was defeated and gave `points` victory points and `tech` TechPoints."""

    encounter: EnemyId
    points: int
    tech: int


class Struck(Fact):
    """The enemy dealt `damage` to the ship; `hull` is left."""

    encounter: EnemyId
    damage: int
    hull: int


class LevelDone(Fact):
    """Level `level` was completed."""

    level: int


class Bought(Fact):
    """A card was bought for `price` TechPoints and put on top of the deck."""

    card: CardId
    price: int


class Drew(Fact):
    """Cards were drawn to the hand."""

    cards: tuple[CardId, ...]


class Ended(Fact):
    """The game ended: won, the ship destroyed, or out of turns."""

    how: Literal["won", "destroyed", "out-of-time"]
