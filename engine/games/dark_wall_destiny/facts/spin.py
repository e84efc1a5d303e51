"""Facts of the spin: cards burned, moved, attacking, discarded; the end."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.games.dark_wall_destiny.state import Ending

Cards = tuple[str, ...]


@kind
class Halted:
    """The spin of this round was prevented."""

    seat: int


@kind
class Replaced:
    """An alien that would have burned returns, and an anomaly burned instead."""

    card: str
    by: str


@kind
class Spun:
    """The spin at the end of a round began."""

    round: int


@kind
class Burned:
    """A card burned, in the system or from a seat's cards."""

    card: str
    where: Literal["system", "hand", "discards", "deck", "sector"]
    seat: int | None


@kind
class TurnedUp:
    """Cards entered the system from the space deck, the farthest first."""

    cards: Cards


@kind
class Entered:
    """A Cryoship entered the system."""

    card: str


@kind
class Returned:
    """A card that expired returned to the start of the system."""

    card: str


@kind
class DeckOpened:
    """The next space deck was opened; `left` regions remain."""

    left: int


@kind
class Attacked:
    """A card landed on an attack vector and attacked.

    `harder` is what difficulty and anomalies added to each affected number.
    """

    card: str
    at: int
    harder: int = 0


@kind
class WasHit:
    """A seat was dealt damage, of which its defense blocked `blocked`."""

    seat: int
    damage: int
    blocked: int


@kind
class Besieged:
    """A seat's Cryoships were besieged; defense blocked `blocked` points."""

    seat: int
    points: int
    blocked: int


@kind
class Damaged:
    """A Cryoship's hull was damaged to `left` points."""

    seat: int
    card: str
    left: int


@kind
class Repaired:
    """A Cryoship's hull was repaired to `left` points."""

    seat: int
    card: str
    left: int


@kind
class Settled:
    """A seat or its order has chosen its discards; only it knows which."""

    seat: int
    ordered: bool = False


@kind
class Discarded:
    """Cards were discarded for damage, or crew for an attack on crew."""

    seat: int
    cards: Cards


@kind
class LostToken:
    """Tokens were lost."""

    seat: int
    count: int


@kind
class Exposed:
    """Defense does not count for the rest of the spin."""


@kind
class Advanced:
    """The Cryoship was moved one position forward."""

    card: str
    at: int


@kind
class Ended:
    """The game ended."""

    how: Ending
