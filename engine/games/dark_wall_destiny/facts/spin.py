"""Facts of the spin: cards burned, moved, attacking, discarded; the end."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.core.words import Seat
from engine.games.dark_wall_destiny.content.names import Card, Cards
from engine.games.dark_wall_destiny.state import Ending


@kind
class Halted:
    """The spin of this round was prevented."""

    seat: Seat


@kind
class Replaced:
    """An alien that would have burned returns, and an anomaly burned instead."""

    card: Card
    by: Card


@kind
class Spun:
    """The spin at the end of a round began."""

    round: int


@kind
class Burned:
    """A card burned, in the system or from a seat's cards."""

    card: Card
    where: Literal["system", "hand", "discards", "deck", "sector"]
    seat: Seat | None


@kind
class TurnedUp:
    """Cards entered the system from the space deck, the farthest first."""

    cards: Cards


@kind
class Entered:
    """A Cryoship entered the system."""

    card: Card


@kind
class Returned:
    """A card that expired returned to the start of the system."""

    card: Card


@kind
class DeckOpened:
    """The next space deck was opened; `left` regions remain."""

    left: int


@kind
class Attacked:
    """A card landed on an attack vector and attacked.

    `harder` is what difficulty and anomalies added to each affected number.
    """

    card: Card
    at: int
    harder: int = 0


@kind
class WasHit:
    """A seat was dealt damage, of which its defense blocked `blocked`."""

    seat: Seat
    damage: int
    blocked: int


@kind
class Besieged:
    """A seat's Cryoships were besieged; defense blocked `blocked` points."""

    seat: Seat
    points: int
    blocked: int


@kind
class Damaged:
    """A Cryoship's hull was damaged to `left` points."""

    seat: Seat
    card: Card
    left: int


@kind
class Repaired:
    """A Cryoship's hull was repaired to `left` points."""

    seat: Seat
    card: Card
    left: int


@kind
class Settled:
    """A seat or its order has chosen its discards; only it knows which."""

    seat: Seat
    ordered: bool = False


@kind
class Discarded:
    """Cards were discarded for damage, or crew for an attack on crew."""

    seat: Seat
    cards: Cards


@kind
class LostToken:
    """Tokens were lost."""

    seat: Seat
    count: int


@kind
class Exposed:
    """Defense does not count for the rest of the spin."""


@kind
class Advanced:
    """The Cryoship was moved one position forward."""

    card: Card
    at: int


@kind
class Ended:
    """The game ended."""

    how: Ending
