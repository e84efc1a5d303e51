"""Facts of turns, of interactions between seats, and of standing orders and shown hands."""

from typing import Literal

from engine.core.words import Seat
from engine.games.dark_wall_destiny.content.names import Card, Cards
from engine.games.dark_wall_destiny.facts.fact import Fact


class Chosen(Fact):
    """A seat chose its tactics card; only that seat knows which."""

    seat: Seat
    card: Card | None


class TookTurn(Fact):
    """A seat began its turn."""

    seat: Seat


class Played(Fact):
    """A card was played to the sector."""

    seat: Seat
    card: Card


class Seeded(Fact):
    """A card was seeded under another."""

    seat: Seat
    card: Card
    host: Card


class Used(Fact):
    """A standing ability was used."""

    seat: Seat
    card: Card


class Acquired(Fact):
    """A card was acquired for a price, `tokens` of it in tokens."""

    seat: Seat
    card: Card
    price: int
    tokens: int


class Saved(Fact):
    """A colony was saved; `left` remain."""

    seat: Seat
    card: Card
    left: int


class Drew(Fact):
    """Cards were drawn; only their owner knows which."""

    seat: Seat
    count: int
    cards: Cards | None


class Reshuffled(Fact):
    """A discard pile became a draw deck."""

    seat: Seat


class EndedTurn(Fact):
    """A turn ended; the rest of the hand was discarded."""

    seat: Seat
    cards: Cards


class Banked(Fact):
    """Tokens were banked."""

    seat: Seat
    count: int


class Looked(Fact):
    """A seat looked at the top of its draw deck and put a card on top."""

    seat: Seat
    count: int
    cards: Cards | None


class Scanned(Fact):
    """The top cards of the space deck were revealed, the next one first."""

    seat: Seat
    cards: Cards


class Buried(Fact):
    """A scanned card was put at the bottom of the space deck."""

    seat: Seat
    card: Card


class Recalled(Fact):
    """A card returned from the discard pile to the hand or the top of the draw deck."""

    seat: Seat
    card: Card
    to: Literal["hand", "top"]


class Discounted(Fact):
    """The next card of a type costs less this turn."""

    seat: Seat
    n: int
    of: str


class Shifted(Fact):
    """A card of the system was moved to a position."""

    seat: Seat
    card: Card
    at: int


class Covers(Fact):
    """A seat's deck will burn instead of another's in the coming spin."""

    seat: Seat
    whom: Seat


class Covered(Fact):
    """A card burned from the deck of the seat that covers `seat`."""

    seat: Seat
    whom: Seat


class Guarded(Fact):
    """A sector is guarded against damage in the coming spin."""

    seat: Seat
    whom: Seat
    n: int


class Refitted(Fact):
    """Crew was moved to another ship."""

    seat: Seat
    card: Card
    host: Card


class Enhanced(Fact):
    """A tactic was played on a ship."""

    seat: Seat
    card: Card
    host: Card


class Pulled(Fact):
    """A ship or crew was pulled from the system for free."""

    seat: Seat
    card: Card


class Raided(Fact):
    """A seat raided another, whose defense blocked `blocked` points."""

    seat: Seat
    whom: Seat
    points: int
    blocked: int


class Stole(Fact):
    """A token was stolen from another seat."""

    seat: Seat
    whom: Seat


class Taxed(Fact):
    """Another seat's next purchase costs `n` more."""

    seat: Seat
    whom: Seat
    n: int


class Shadowed(Fact):
    """A seat gained the values of a rival's most expensive ship for this turn."""

    seat: Seat
    whom: Seat
    card: Card


class Ordered(Fact):
    """A seat set a standing order for damage; only that seat knows which."""

    seat: Seat


class Showed(Fact):
    """A seat showed its hand, or hides later draws."""

    seat: Seat
    hand: bool
    cards: Cards
