"""What became of the system and of what it hit: burned, moved, attacked, discarded, the end."""

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
    """An alien that would have burned comes back, and an anomaly burns instead."""

    card: str
    by: str


@kind
class Spun:
    """The system began to spin at the end of a round."""

    round: int


@kind
class Burned:
    """A card burned, in the system or from a seat's hand, discard pile or draw deck."""

    card: str
    where: Literal["system", "hand", "discards", "deck", "sector"]
    seat: int | None


@kind
class TurnedUp:
    """Cards came into the system from the space deck, the farthest first."""

    cards: Cards


@kind
class Entered:
    """A Cryoship entered the system."""

    card: str


@kind
class Returned:
    """A card that expired came back at the start of the system."""

    card: str


@kind
class DeckOpened:
    """The next space deck was swapped in; `left` regions are still to come."""

    left: int


@kind
class Attacked:
    """A card landed on an attack vector and attacked.

    Difficulty and anomalies added `harder` to each of its numbers that they change.
    """

    card: str
    at: int
    harder: int = 0


@kind
class WasHit:
    """Damage was dealt to a seat; its defense took `blocked` of it."""

    seat: int
    damage: int
    blocked: int


@kind
class Besieged:
    """A siege was laid to a seat's Cryoships; the sector's defense took `blocked` points of it."""

    seat: int
    points: int
    blocked: int


@kind
class Damaged:
    """The hull of a Cryoship was damaged; `left` points of it remain."""

    seat: int
    card: str
    left: int


@kind
class Repaired:
    """The hull of a Cryoship was repaired; it has `left` points now."""

    seat: int
    card: str
    left: int


@kind
class Settled:
    """A seat has chosen what to discard, or its order has; only it knows what."""

    seat: int
    ordered: bool = False


@kind
class Discarded:
    """Cards of the hand were discarded for damage, or crew for an attack on crew."""

    seat: int
    cards: Cards


@kind
class LostToken:
    """Tokens were lost."""

    seat: int
    count: int


@kind
class Exposed:
    """No defense of the sectors counts for the rest of the spin."""


@kind
class Advanced:
    """The Cryoship was pulled one position forward."""

    card: str
    at: int


@kind
class Ended:
    """The game ended."""

    how: Ending
