"""What a player can do. Cards are named by id, positions and berths by number from 1."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import Kind


class Action(Kind):
    """What a seat can do."""


class TakeTurn(Action):
    """Take one's turn, if turn order is free."""


class Play(Action):
    """Play a card from the hand to the sector."""

    card: str


class PlayAll(Action):
    """Play all cards of the hand but Cryoships, cards that ask, and clashing strategies."""


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
    """In the coming spin burn one's own draw deck instead of another seat's; once a turn."""

    seat: int


class EndTurn(Action):
    """End the turn with Reset: discard, draw a new hand, pass the turn."""


class Choose(Action):
    """Answer a card's question by the key of an offered choice."""

    what: str


class Discard(Action):
    """Discard these cards for damage, and others for attacks certain to follow.

    `then` names the later attackers in order, with the cards that pay for each; attackers not named
    are asked for when they strike.
    """

    cards: tuple[str, ...]
    then: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Entrust(Action):
    """Let the standing order choose the discards, for the rest of the spin too."""


class Order(Action):
    """Set a standing order for damage: ask, or defense first and then the cheapest."""

    mode: Literal["ask", "defense"]


class OrderCards(Action):
    """Set a standing order for damage: these cards first, in this order."""

    cards: tuple[str, ...]


class Show(Action):
    """Show one's hand to the table, or hide later draws."""

    hand: bool
