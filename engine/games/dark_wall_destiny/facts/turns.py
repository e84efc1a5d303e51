"""What seats did: in their turns, to one another, and aside."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind

Cards = tuple[str, ...]


@kind
class Chosen:
    """A seat chose its tactics card; which one, it alone knows."""

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
    """A card was acquired for this price, `tokens` of it in tokens."""

    seat: int
    card: str
    price: int
    tokens: int


@kind
class Saved:
    """A colony was saved; `left` are still to be."""

    seat: int
    card: str
    left: int


@kind
class Drew:
    """So many cards were drawn; which, their owner knows."""

    seat: int
    count: int
    cards: Cards | None


@kind
class Reshuffled:
    """A discard pile became a draw deck."""

    seat: int


@kind
class EndedTurn:
    """A turn ended; the hand that was left was discarded."""

    seat: int
    cards: Cards


@kind
class Banked:
    """Tokens were banked."""

    seat: int
    count: int


@kind
class Looked:
    """The top cards of one's own draw deck were looked at, and one put on top."""

    seat: int
    count: int
    cards: Cards | None


@kind
class Scanned:
    """The top cards of the space deck were turned up for all to see, the next one first."""

    seat: int
    cards: Cards


@kind
class Buried:
    """A scanned card was put under the space deck."""

    seat: int
    card: str


@kind
class Recalled:
    """A card came back from the discard pile, to the hand or on top of the draw deck."""

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
    """A sector will be spared so many points of damage in the coming spin."""

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
    """A ship or crew was pulled from the system for nothing."""

    seat: int
    card: str


@kind
class Raided:
    """A seat raided another; the sector's defense took `blocked` points of it."""

    seat: int
    whom: int
    points: int
    blocked: int


@kind
class Stole:
    """A token was taken from another seat."""

    seat: int
    whom: int


@kind
class Taxed:
    """The next purchase of another seat costs `n` more."""

    seat: int
    whom: int
    n: int


@kind
class Shadowed:
    """A seat has this turn what the dearest ship of another gives."""

    seat: int
    whom: int
    card: str


@kind
class Ordered:
    """A seat left an order for damage; which, it alone knows."""

    seat: int


@kind
class Showed:
    """A seat showed its hand to the table, or hid what it draws from now on."""

    seat: int
    hand: bool
    cards: Cards
