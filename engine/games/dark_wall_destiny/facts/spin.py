"""Facts of the spin: cards burned, moved, attacking, discarded; the end."""

from typing import Literal

from engine.core.words import Seat
from engine.games.dark_wall_destiny.content.names import Card, Cards
from engine.games.dark_wall_destiny.facts.fact import Fact
from engine.games.dark_wall_destiny.state import Ending


class Halted(Fact):
    """The spin of this round was prevented."""

    seat: Seat


class Replaced(Fact):
    """An anomaly burned instead of an alien, which returns to the system."""

    card: Card
    by: Card


class Spun(Fact):
    """The spin at the end of a round began."""

    round: int


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
