"""What a player may do. Cards go by their ids, positions and berths by their number from 1."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind


@kind
class TakeTurn:
    """Begin one's turn, where the table plays in free order."""


@kind
class Play:
    """Play a card of the hand to the sector."""

    card: str


@kind
class PlayAll:
    """Play every card of the hand that asks nothing, but Cryoships and what would burn another."""


@kind
class Seed:
    """Seed a card of the hand under what lies `at` this place of the sector."""

    card: str
    at: int


@kind
class Use:
    """Use the standing ability of a card at this place of the sector."""

    card: str
    at: int


@kind
class Buy:
    """Acquire a card of the system from its position, or a drone (`at` 0)."""

    card: str
    at: int


@kind
class Pull:
    """Take a ship or crew from its position of the system for nothing, with a pull."""

    card: str
    at: int


@kind
class EndTurn:
    """Reset: discard, draw a new hand, and pass the turn on."""


@kind
class Choose:
    """Answer what a card asks, by the key it is offered under."""

    what: str


@kind
class Discard:
    """Discard these cards of the hand for damage, and others for what is sure to strike next.

    `then` names whatever strikes, in the order in which it will, with the cards that pay for it;
    what is not named is asked for when it comes.
    """

    cards: tuple[str, ...]
    then: tuple[tuple[str, tuple[str, ...]], ...] = ()


@kind
class Entrust:
    """Leave it to one's order what is discarded for damage, now and in what is left of the spin."""


@kind
class Order:
    """Leave an order for damage: be asked, or defense first and then the cheapest."""

    mode: Literal["ask", "defense"]


@kind
class OrderCards:
    """Leave an order for damage: these cards of the hand first, in this order."""

    cards: tuple[str, ...]


@kind
class Show:
    """Show one's hand to the table, or hide what is drawn from now on."""

    hand: bool


Action = (
    TakeTurn | Play | PlayAll | Seed | Use | Buy | Pull | EndTurn | Choose | Discard | Entrust
    | Order | OrderCards | Show
)  # fmt: skip
