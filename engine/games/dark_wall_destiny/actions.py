"""What a player may do. Cards go by their ids, positions and berths by their number from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """Begin one's turn, where the table plays in free order."""

    kind: Literal["take-turn"] = "take-turn"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of the hand to the sector."""

    card: str
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class PlayAll:
    """Play every card of the hand that asks nothing, but Cryoships and what would burn another."""

    kind: Literal["play-all"] = "play-all"


@dataclass(frozen=True, slots=True)
class Seed:
    """Seed a card of the hand under what lies `at` this place of the sector."""

    card: str
    at: int
    kind: Literal["seed"] = "seed"


@dataclass(frozen=True, slots=True)
class Use:
    """Use the standing ability of a card at this place of the sector."""

    card: str
    at: int
    kind: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Buy:
    """Acquire a card of the system from its position, or a drone (`at` 0)."""

    card: str
    at: int
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Pull:
    """Take a ship or crew from its position of the system for nothing, with a pull."""

    card: str
    at: int
    kind: Literal["pull"] = "pull"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Reset: discard, draw a new hand, and pass the turn on."""

    kind: Literal["end-turn"] = "end-turn"


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer what a card asks, by the key it is offered under."""

    what: str
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard these cards of the hand for damage, and others for what is sure to strike next.

    `then` names whatever strikes, in the order in which it will, with the cards that pay for it;
    what is not named is asked for when it comes.
    """

    cards: tuple[str, ...]
    then: tuple[tuple[str, tuple[str, ...]], ...] = ()
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Entrust:
    """Leave it to one's order what is discarded for damage, now and in what is left of the spin."""

    kind: Literal["entrust"] = "entrust"


@dataclass(frozen=True, slots=True)
class Order:
    """Leave an order for damage: be asked, or defense first and then the cheapest."""

    mode: Literal["ask", "defense"]
    kind: Literal["order"] = "order"


@dataclass(frozen=True, slots=True)
class OrderCards:
    """Leave an order for damage: these cards of the hand first, in this order."""

    cards: tuple[str, ...]
    kind: Literal["order-cards"] = "order-cards"


@dataclass(frozen=True, slots=True)
class Show:
    """Show one's hand to the table, or hide what is drawn from now on."""

    hand: bool
    kind: Literal["show"] = "show"


Action = Annotated[
    TakeTurn
    | Play
    | PlayAll
    | Seed
    | Use
    | Buy
    | Pull
    | EndTurn
    | Choose
    | Discard
    | Entrust
    | Order
    | OrderCards
    | Show,
    Field(discriminator="kind"),
]
