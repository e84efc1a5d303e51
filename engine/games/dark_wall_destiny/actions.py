"""What a player can do. Cards are named by id, positions and berths by number from 1."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind


@kind
class TakeTurn:
    """Take one's turn, if turn order is free."""


@kind
class Play:
    """Play a card from the hand to the sector."""

    card: str


@kind
class PlayAll:
    """Play all cards of the hand but Cryoships, cards that ask, and clashing strategies."""


@kind
class Seed:
    """Seed a card from the hand under the card `at` this place of the sector."""

    card: str
    at: int


@kind
class Use:
    """Use the standing ability of a card at this place of the sector."""

    card: str
    at: int


@kind
class Buy:
    """Acquire a card from its position in the system, or a drone (`at` 0)."""

    card: str
    at: int


@kind
class Pull:
    """Take a ship or crew from its position for free, using a pull."""

    card: str
    at: int


@kind
class Cover:
    """In the coming spin burn one's own draw deck instead of another seat's; once a turn."""

    seat: int


@kind
class EndTurn:
    """End the turn with Reset: discard, draw a new hand, pass the turn."""


@kind
class Choose:
    """Answer a card's question by the key of an offered choice."""

    what: str


@kind
class Discard:
    """Discard these cards for damage, and others for attacks certain to follow.

    `then` names the later attackers in order, with the cards that pay for each; attackers not named
    are asked for when they strike.
    """

    cards: tuple[str, ...]
    then: tuple[tuple[str, tuple[str, ...]], ...] = ()


@kind
class Entrust:
    """Let the standing order choose the discards, for the rest of the spin too."""


@kind
class Order:
    """Set a standing order for damage: ask, or defense first and then the cheapest."""

    mode: Literal["ask", "defense"]


@kind
class OrderCards:
    """Set a standing order for damage: these cards first, in this order."""

    cards: tuple[str, ...]


@kind
class Show:
    """Show one's hand to the table, or hide later draws."""

    hand: bool


Action = (
    TakeTurn | Play | PlayAll | Seed | Use | Buy | Pull | Cover | EndTurn | Choose | Discard
    | Entrust | Order | OrderCards | Show
)  # fmt: skip
