"""Facts, in the past tense. Cards are named by id; hidden parts are `None`."""

from typing import Literal

from engine.core.kinds import Kind
from engine.core.words import Seat
from engine.games.dark_wall_destiny.content.names import Card, Cards
from engine.games.dark_wall_destiny.state import Ending


class Fact(Kind):
    """Base of all facts."""


# The spin: cards burned, moved, attacking, discarded; the end.


class Halted(Fact):
    """The spin of this round was prevented."""

    seat: Seat


class Replaced(Fact):
    """An anomaly burned instead of an alien, which returns to the system."""

    card: Card
    by: Card


class Spun(Fact):
    """The spin at the end of a round began, or was `prevented`."""

    round: int
    prevented: bool = False


class Burned(Fact):
    """A card burned, in the system or from a seat's cards."""

    card: Card
    where: Literal["system", "hand", "discards", "deck", "sector"]
    seat: Seat | None


class TurnedUp(Fact):
    """Cards entered the system from the space deck, the farthest first."""

    cards: Cards


class Entered(Fact):
    """A Cryoship entered the system."""

    card: Card


class Returned(Fact):
    """A card that expired returned to the start of the system."""

    card: Card


class DeckOpened(Fact):
    """The next space deck was opened; `left` regions remain."""

    left: int


class Attacked(Fact):
    """A card stopped on an attack vector and attacked.

    `harder` is what difficulty and anomalies added to each number of the attack.
    """

    card: Card
    at: int
    harder: int = 0


class WasHit(Fact):
    """A seat was dealt damage, of which its defense blocked `blocked`."""

    seat: Seat
    damage: int
    blocked: int


class Besieged(Fact):
    """A seat's Cryoships were besieged; defense blocked `blocked` points."""

    seat: Seat
    points: int
    blocked: int


class Damaged(Fact):
    """A Cryoship's hull was damaged to `left` points."""

    seat: Seat
    card: Card
    left: int


class Repaired(Fact):
    """A Cryoship's hull was repaired to `left` points."""

    seat: Seat
    card: Card
    left: int


class Settled(Fact):
    """A seat, or its standing order, chose discards; only that seat knows which."""

    seat: Seat
    ordered: bool = False


class Discarded(Fact):
    """Cards were discarded for damage, or crew for an attack on crew."""

    seat: Seat
    cards: Cards


class LostToken(Fact):
    """Tokens were lost."""

    seat: Seat
    count: int


class Exposed(Fact):
    """Defense does not count for the rest of the spin."""


class Advanced(Fact):
    """The Cryoship was moved one position forward."""

    card: Card
    at: int


class Ended(Fact):
    """The game ended."""

    how: Ending


# Turns, interactions between seats, standing orders and shown hands.


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


class GainedPulls(Fact):
    """Everybody gained a pull; pulls take cards that cost at most `most`."""

    most: int


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
