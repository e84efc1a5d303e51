"""The cards of Beacons, what stands on its table, what is done there, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from engine.core import content, kinds
from engine.core.game import State
from engine.core.words import Seat, Words, words


class Kind(content.Entry):
    """A kind of card; its number is its place in the list, which goes from weak to strong."""

    id: str
    strength: int = Field(ge=1)
    copies: int = Field(ge=1)


class Cards(content.Entry):
    """The deck, and how many cards a hand is filled up to."""

    hand: int = Field(ge=2)
    kinds: tuple[Kind, ...]


CARDS = content.load_file(Cards, Path(__file__).parent / "data" / "v1" / "cards.toml")
KINDS = CARDS.kinds


def named(card: int) -> Words:
    """A kind of card."""
    return words(f"beacons-{KINDS[card].id}")


Card = Annotated[int, named]


@dataclass(slots=True)
class Player:
    """A seat: its hand and its bid (weak to strong), and what it has claimed."""

    hand: list[int]
    bid: tuple[int, ...] = ()
    took_back: bool = False
    score: int = 0


@dataclass(slots=True)
class Table(State):
    """`turn` is the round; `claimant` has the strongest bid while the bids lie open."""

    rounds: int
    most: int
    players: list[Player]
    deck: list[int]
    claimant: int | None = None
    over: bool = False

    @property
    def open(self) -> bool:
        """Whether the bids lie open."""
        return self.claimant is not None


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as everybody sees it: `shown` is its bid once all bids lie open."""

    seat: Seat
    shown: tuple[Card, ...]
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """The table for one viewer with `hand` and `bid`; the owners of the `bids` are secret."""

    viewer: Seat | None
    round: int
    rounds: int
    most: int
    deck: int
    bids: int
    seats: int
    places: tuple[Place, ...]
    hand: tuple[Card, ...]
    bid: tuple[Card, ...]


class Action(kinds.Kind):
    """What a seat can do."""


class Lay(Action):
    """Lay these cards face down, listed from weak to strong."""

    cards: tuple[Card, ...]


class TakeBack(Action):
    """Take one's bid back into the hand."""


class Claim(Action):
    """Claim a card that another seat has shown."""

    seat: Seat
    card: Card


class Fact(kinds.Kind):
    """What can come to pass."""


class Laid(Fact):
    """A bid was laid face down; only its owner knows whose and which (None for all others)."""

    seat: Seat | None
    cards: tuple[Card, ...] | None


class TookBack(Fact):
    """A bid was taken back; only its owner knows whose."""

    seat: Seat | None


class Shown(Fact):
    """A seat's bid was turned up."""

    seat: Seat
    cards: tuple[Card, ...]


class Tied(Fact):
    """The strongest bids were equal."""


class Claimed(Fact):
    """A seat claimed a card of another."""

    seat: Seat
    source: Seat
    card: Card


class Drew(Fact):
    """A seat drew cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
