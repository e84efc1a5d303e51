"""What a player can do. Cards are named by id, positions and berths by number from 1."""

from typing import Literal

from engine.core.kinds import Kind


class Action(Kind):
    """Base of all actions."""


class TakeTurn(Action):
    """Take one's turn, if turn order is free."""


class TakeAndPlayAll(Action):
    """Take one's turn and play all of the hand that `PlayAll` plays."""


class Play(Action):
    """Play a card from the hand to the sector."""

    card: str


class PlayAll(Action):
    """Play the hand, except Cryoships, cards that ask, and a strategy that burns another."""


class Seed(Action):
    """Seed a card from the hand under the card `at` this place of the sector."""

    card: str
    at: int


class Use(Action):
    """Use the standing ability of a card at this place of the sector."""

    card: str
    at: int


class Buy(Action):
    """Acquire a card from its position in the system, or a drone (`at` 0)."""

    card: str
    at: int


class Pull(Action):
    """Take a ship or crew from its position for free, using a pull."""

    card: str
    at: int


class Cover(Action):
    """In the coming spin, burn one's own draw deck instead of another seat's; once a turn."""

    seat: int


class EndTurn(Action):
    """End the turn with Reset: discard, draw a new hand, pass the turn."""


class Choose(Action):
    """Answer a card's question by the key of an offered choice."""

    what: str


class Discard(Action):
    """Discard `cards` for the blow being paid for, and plan discards for later blows.

    `then` names later attackers of this spin in order, with the cards that pay for each. The seat
    is asked about an attacker not named when it strikes.
    """

    cards: tuple[str, ...]
    then: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Entrust(Action):
    """Let the standing order choose the discards, for this blow and the rest of the spin."""


class Order(Action):
    """Set a standing order for damage: ask, or discard defense first, then the cheapest."""

    mode: Literal["ask", "defense"]


class OrderCards(Action):
    """Set a standing order for damage: discard these cards first, in this order."""

    cards: tuple[str, ...]


class Show(Action):
    """Show one's hand to the table, or hide later draws."""

    hand: bool
