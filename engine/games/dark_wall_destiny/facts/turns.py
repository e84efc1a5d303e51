"""Facts of turns and interactions, and those aside."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.core.words import Seat
from engine.games.dark_wall_destiny.content.names import Card, Cards


@kind
class Chosen:
    """A seat chose its tactics card; only it knows which."""

    seat: Seat
    card: Card | None


@kind
class TookTurn:
    """A seat began its turn."""

    seat: Seat


@kind
class Played:
    """A card was played to the sector."""

    seat: Seat
    card: Card


@kind
class Seeded:
    """A card was seeded under another."""

    seat: Seat
    card: Card
    host: Card


@kind
class Used:
    """A standing ability was used."""

    seat: Seat
    card: Card


@kind
class Acquired:
    """A card was acquired for a price, `tokens` of it in tokens."""

    seat: Seat
    card: Card
    price: int
    tokens: int


@kind
class Saved:
    """A colony was saved; `left` remain."""

    seat: Seat
    card: Card
    left: int


@kind
class Drew:
    """Cards were drawn; only their owner knows which."""

    seat: Seat
    count: int
    cards: Cards | None


@kind
class Reshuffled:
    """A discard pile became a draw deck."""

    seat: Seat


@kind
class EndedTurn:
    """A turn ended; the rest of the hand was discarded."""

    seat: Seat
    cards: Cards


@kind
class Banked:
    """Tokens were banked."""

    seat: Seat
    count: int


@kind
class Looked:
    """A seat looked at the top of its draw deck and put a card on top."""

    seat: Seat
    count: int
    cards: Cards | None


@kind
class Scanned:
    """The top cards of the space deck were revealed, the next one first."""

    seat: Seat
    cards: Cards


@kind
class Buried:
    """A scanned card was put at the bottom of the space deck."""

    seat: Seat
    card: Card


@kind
class Recalled:
    """A card returned from the discard pile to the hand or the top of the draw deck."""

    seat: Seat
    card: Card
    to: Literal["hand", "top"]


@kind
class Discounted:
    """The next card of a type costs less this turn."""

    seat: Seat
    n: int
    of: str


@kind
class Shifted:
    """A card of the system was moved to a position."""

    seat: Seat
    card: Card
    at: int


@kind
class Covers:
    """A seat's deck will burn instead of another's in the coming spin."""

    seat: Seat
    whom: Seat


@kind
class Covered:
    """A card burns from the deck of who covers a seat, instead of that seat's."""

    seat: Seat
    whom: Seat


@kind
class Guarded:
    """A sector is guarded against damage in the coming spin."""

    seat: Seat
    whom: Seat
    n: int


@kind
class Refitted:
    """Crew was moved to another ship."""

    seat: Seat
    card: Card
    host: Card


@kind
class Enhanced:
    """A tactic was played on a ship."""

    seat: Seat
    card: Card
    host: Card


@kind
class Pulled:
    """A ship or crew was pulled from the system for free."""

    seat: Seat
    card: Card


@kind
class Raided:
    """A seat raided another, whose defense blocked `blocked` points."""

    seat: Seat
    whom: Seat
    points: int
    blocked: int


@kind
class Stole:
    """A token was stolen from another seat."""

    seat: Seat
    whom: Seat


@kind
class Taxed:
    """Another seat's next purchase costs `n` more."""

    seat: Seat
    whom: Seat
    n: int


@kind
class Shadowed:
    """A seat has the values of another's most expensive ship this turn."""

    seat: Seat
    whom: Seat
    card: Card


@kind
class Ordered:
    """A seat set an order for damage; only it knows which."""

    seat: Seat


@kind
class Showed:
    """A seat showed its hand, or hides later draws."""

    seat: Seat
    hand: bool
    cards: Cards
