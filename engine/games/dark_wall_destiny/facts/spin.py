"""What became of the system and of what it hit: burned, moved, attacked, discarded, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.games.dark_wall_destiny.state import Ending

Cards = tuple[str, ...]


@dataclass(slots=True)
class Halted:
    """The spin of this round was prevented."""

    seat: int
    kind: Literal["halted"] = "halted"


@dataclass(slots=True)
class Replaced:
    """An alien that would have burned comes back, and an anomaly burns instead."""

    card: str
    by: str
    kind: Literal["replaced"] = "replaced"


@dataclass(slots=True)
class Spun:
    """The system began to spin at the end of a round."""

    round: int
    kind: Literal["spun"] = "spun"


@dataclass(slots=True)
class Burned:
    """A card burned, in the system or from a seat's hand, discard pile or draw deck."""

    card: str
    where: Literal["system", "hand", "discards", "deck", "sector"]
    seat: int | None
    kind: Literal["burned"] = "burned"


@dataclass(slots=True)
class TurnedUp:
    """Cards came into the system from the space deck, the farthest first."""

    cards: Cards
    kind: Literal["turned-up"] = "turned-up"


@dataclass(slots=True)
class Entered:
    """A Cryoship entered the system."""

    card: str
    kind: Literal["entered"] = "entered"


@dataclass(slots=True)
class Returned:
    """A card that expired came back at the start of the system."""

    card: str
    kind: Literal["returned"] = "returned"


@dataclass(slots=True)
class DeckOpened:
    """The next space deck was swapped in; `left` regions are still to come."""

    left: int
    kind: Literal["deck-opened"] = "deck-opened"


@dataclass(slots=True)
class Attacked:
    """A card landed on an attack vector and attacked.

    Difficulty and anomalies added `harder` to each of its numbers that they change.
    """

    card: str
    at: int
    harder: int = 0
    kind: Literal["attacked"] = "attacked"


@dataclass(slots=True)
class WasHit:
    """Damage was dealt to a seat; its defense took `blocked` of it."""

    seat: int
    damage: int
    blocked: int
    kind: Literal["was-hit"] = "was-hit"


@dataclass(slots=True)
class Besieged:
    """A siege was laid to a seat's Cryoships; the sector's defense took `blocked` points of it."""

    seat: int
    points: int
    blocked: int
    kind: Literal["besieged"] = "besieged"


@dataclass(slots=True)
class Damaged:
    """The hull of a Cryoship was damaged; `left` points of it remain."""

    seat: int
    card: str
    left: int
    kind: Literal["damaged"] = "damaged"


@dataclass(slots=True)
class Repaired:
    """The hull of a Cryoship was repaired; it has `left` points now."""

    seat: int
    card: str
    left: int
    kind: Literal["repaired"] = "repaired"


@dataclass(slots=True)
class Settled:
    """A seat has chosen what to discard, or its order has; only it knows what."""

    seat: int
    ordered: bool = False
    kind: Literal["settled"] = "settled"


@dataclass(slots=True)
class Discarded:
    """Cards of the hand were discarded for damage, or crew for an attack on crew."""

    seat: int
    cards: Cards
    kind: Literal["discarded"] = "discarded"


@dataclass(slots=True)
class LostToken:
    """Tokens were lost."""

    seat: int
    count: int
    kind: Literal["lost-token"] = "lost-token"


@dataclass(slots=True)
class Exposed:
    """No defense of the sectors counts for the rest of the spin."""

    kind: Literal["exposed"] = "exposed"


@dataclass(slots=True)
class Advanced:
    """The Cryoship was pulled one position forward."""

    card: str
    at: int
    kind: Literal["advanced"] = "advanced"


@dataclass(slots=True)
class Ended:
    """The game ended."""

    how: Ending
    kind: Literal["ended"] = "ended"
