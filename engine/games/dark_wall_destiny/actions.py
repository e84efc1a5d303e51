"""What a player can do.

Cards are named by id; positions of the system and places of a sector by number from 1.
"""

from typing import Literal

from engine.core.kinds import Kind


class Action(Kind):
    """Base of all actions."""


class TakeTurn(Action):
    """Take one's turn, where turn order is free."""


class TakeAndPlayAll(Action):
    """Take one's turn where turn order is free, and do what `PlayAll` does."""


class Play(Action):
    """Play a card from the hand to the sector."""

    card: str


class PlayAll(Action):
    """Play the hand, except Cryoships, cards that ask a question, and a strategy in some cases.

    The strategy stays in hand if it would burn another strategy.
    """


class Seed(Action):
    """Seed a card from the hand under the card `at` this place of the sector."""

    card: str
    at: int


class Use(Action):
    """Use the standing ability of a card that lies at this place of the sector, or under it."""

    card: str
    at: int


class Buy(Action):
    """Acquire a card from its position in the system, or (`at` 0) a drone."""

    card: str
    at: int


class Pull(Action):
    """Take a ship or crew for free from its position in the system, which uses up a pull."""

    card: str
    at: int


class Cover(Action):
    """In the coming spin, let one's own draw deck burn instead of another seat's; once a turn."""

    seat: int


class EndTurn(Action):
    """End the turn with Reset: discard, draw a new hand, pass the turn."""


class Choose(Action):
    """Answer a card's question by the key of an offered choice."""

    what: str


class Discard(Action):
    """Discard `cards` for the damage being paid for, and plan discards for later damage.

    `then` names later attackers of this spin, in order, each with the cards that pay for it. The
    seat is asked about any other attacker when it strikes.
    """

    cards: tuple[str, ...]
    then: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Entrust(Action):
    """Let the standing order choose the discards, for this damage and the rest of the spin."""


class Order(Action):
    """Set the standing order for damage: ask, or discard cards with defense, then the cheapest."""

    mode: Literal["ask", "defense"]


class OrderCards(Action):
    """Set a standing order for damage: discard these cards first.

    `cards` are in the order of the hand. Those with defense go first, then the cheapest.
    """

    cards: tuple[str, ...]


class Show(Action):
    """Show one's hand to the table, or hide the cards drawn from now on."""

    hand: bool
