"""The cards of Beacons, its state and view, its actions and facts."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from engine.core import content, kinds
from engine.core.game import State
from engine.core.words import Seat, Words, words


class Kind(content.Entry):
    """A kind of card; its number is its place in the list, from weak to strong."""

    id: str
    strength: int = Field(ge=1)
    copies: int = Field(ge=1)


class Cards(content.Entry):
    """The deck, and the size to which hands are filled."""

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
    """A seat: its hand and its bid (weak to strong), and the cards it has claimed."""

    hand: list[int]
    bid: tuple[int, ...] = ()
    took_back: bool = False
    score: int = 0


@dataclass(slots=True)
class Table(State):
    """The state: `turn` is the round; `claimant` has the strongest bid once bids are face up."""

    rounds: int
    most: int
    players: list[Player]
    deck: list[int]
    claimant: int | None = None
    over: bool = False

    @property
    def open(self) -> bool:
        """Whether the bids are face up."""
        return self.claimant is not None


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as everybody sees it: `shown` is its bid once all bids are face up."""

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
    """Base of all actions."""


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
    """Base of all facts."""


class Laid(Fact):
    """A bid was laid face down; only its owner knows whose it is and its cards (else None)."""

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
