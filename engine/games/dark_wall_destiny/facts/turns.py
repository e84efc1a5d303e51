"""Facts of turns and interactions, and those aside."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind

Cards = tuple[str, ...]


@kind
class Chosen:
    """A seat chose its tactics card; only it knows which."""

    seat: int
    card: str | None


@kind
class TookTurn:
    """A seat began its turn."""

    seat: int


@kind
class Played:
    """A card was played to the sector."""

    seat: int
    card: str


@kind
class Seeded:
    """A card was seeded under another."""

    seat: int
    card: str
    host: str


@kind
class Used:
    """A standing ability was used."""

    seat: int
    card: str


@kind
class Acquired:
    """A card was acquired for a price, `tokens` of it in tokens."""

    seat: int
    card: str
    price: int
    tokens: int


@kind
class Saved:
    """A colony was saved; `left` remain."""

    seat: int
    card: str
    left: int


@kind
class Drew:
    """Cards were drawn; only their owner knows which."""

    seat: int
    count: int
    cards: Cards | None


@kind
class Reshuffled:
    """A discard pile became a draw deck."""

    seat: int


@kind
class EndedTurn:
    """A turn ended; the rest of the hand was discarded."""

    seat: int
    cards: Cards


@kind
class Banked:
    """Tokens were banked."""

    seat: int
    count: int


@kind
class Looked:
    """A seat looked at the top of its draw deck and put a card on top."""

    seat: int
    count: int
    cards: Cards | None


@kind
class Scanned:
    """The top cards of the space deck were revealed, the next one first."""

    seat: int
    cards: Cards


@kind
class Buried:
    """A scanned card was put at the bottom of the space deck."""

    seat: int
    card: str


@kind
class Recalled:
    """A card returned from the discard pile to the hand or the top of the draw deck."""

    seat: int
    card: str
    to: Literal["hand", "top"]


@kind
class Discounted:
    """The next card of a type costs less this turn."""

    seat: int
    n: int
    of: str


@kind
class Shifted:
    """A card of the system was moved to a position."""

    seat: int
    card: str
    at: int


@kind
class Guarded:
    """A sector is guarded against damage in the coming spin."""

    seat: int
    whom: int
    n: int


@kind
class Refitted:
    """Crew was moved to another ship."""

    seat: int
    card: str
    host: str


@kind
class Enhanced:
    """A tactic was played on a ship."""

    seat: int
    card: str
    host: str


@kind
class Pulled:
    """A ship or crew was pulled from the system for free."""

    seat: int
    card: str


@kind
class Raided:
    """A seat raided another, whose defense blocked `blocked` points."""

    seat: int
    whom: int
    points: int
    blocked: int


@kind
class Stole:
    """A token was stolen from another seat."""

    seat: int
    whom: int


@kind
class Taxed:
    """Another seat's next purchase costs `n` more."""

    seat: int
    whom: int
    n: int


@kind
class Shadowed:
    """A seat has the values of another's most expensive ship this turn."""

    seat: int
    whom: int
    card: str


@kind
class Ordered:
    """A seat set an order for damage; only it knows which."""

    seat: int


@kind
class Showed:
    """A seat showed its hand, or hides later draws."""

    seat: int
    hand: bool
    cards: Cards
