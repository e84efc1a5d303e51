"""What seats did: in their turns, to one another, and aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Cards = tuple[str, ...]


@dataclass(slots=True)
class Chosen:
    """A seat chose its tactics card; which one, it alone knows."""

    seat: int
    card: str | None
    kind: Literal["chosen"] = "chosen"


@dataclass(slots=True)
class TookTurn:
    """A seat began its turn."""

    seat: int
    kind: Literal["took-turn"] = "took-turn"


@dataclass(slots=True)
class Played:
    """A card was played to the sector."""

    seat: int
    card: str
    kind: Literal["played"] = "played"


@dataclass(slots=True)
class Seeded:
    """A card was seeded under another."""

    seat: int
    card: str
    host: str
    kind: Literal["seeded"] = "seeded"


@dataclass(slots=True)
class Used:
    """A standing ability was used."""

    seat: int
    card: str
    kind: Literal["used"] = "used"


@dataclass(slots=True)
class Acquired:
    """A card was acquired for this price, `tokens` of it in tokens."""

    seat: int
    card: str
    price: int
    tokens: int
    kind: Literal["acquired"] = "acquired"


@dataclass(slots=True)
class Saved:
    """A colony was saved; `left` are still to be."""

    seat: int
    card: str
    left: int
    kind: Literal["saved"] = "saved"


@dataclass(slots=True)
class Drew:
    """So many cards were drawn; which, their owner knows."""

    seat: int
    count: int
    cards: Cards | None
    kind: Literal["drew"] = "drew"


@dataclass(slots=True)
class Reshuffled:
    """A discard pile became a draw deck."""

    seat: int
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(slots=True)
class EndedTurn:
    """A turn ended; the hand that was left was discarded."""

    seat: int
    cards: Cards
    kind: Literal["ended-turn"] = "ended-turn"


@dataclass(slots=True)
class Banked:
    """Tokens were banked."""

    seat: int
    count: int
    kind: Literal["banked"] = "banked"


@dataclass(slots=True)
class Looked:
    """The top cards of one's own draw deck were looked at, and one put on top."""

    seat: int
    count: int
    cards: Cards | None
    kind: Literal["looked"] = "looked"


@dataclass(slots=True)
class Scanned:
    """The top cards of the space deck were turned up for all to see, the next one first."""

    seat: int
    cards: Cards
    kind: Literal["scanned"] = "scanned"


@dataclass(slots=True)
class Buried:
    """A scanned card was put under the space deck."""

    seat: int
    card: str
    kind: Literal["buried"] = "buried"


@dataclass(slots=True)
class Recalled:
    """A card came back from the discard pile, to the hand or on top of the draw deck."""

    seat: int
    card: str
    to: Literal["hand", "top"]
    kind: Literal["recalled"] = "recalled"


@dataclass(slots=True)
class Discounted:
    """The next card of a type costs less this turn."""

    seat: int
    n: int
    of: str
    kind: Literal["discounted"] = "discounted"


@dataclass(slots=True)
class Shifted:
    """A card of the system was moved to a position."""

    seat: int
    card: str
    at: int
    kind: Literal["shifted"] = "shifted"


@dataclass(slots=True)
class Guarded:
    """A sector will be spared so many points of damage in the coming spin."""

    seat: int
    whom: int
    n: int
    kind: Literal["guarded"] = "guarded"


@dataclass(slots=True)
class Refitted:
    """Crew was moved to another ship."""

    seat: int
    card: str
    host: str
    kind: Literal["refitted"] = "refitted"


@dataclass(slots=True)
class Enhanced:
    """A tactic was played on a ship."""

    seat: int
    card: str
    host: str
    kind: Literal["enhanced"] = "enhanced"


@dataclass(slots=True)
class Pulled:
    """A ship or crew was pulled from the system for nothing."""

    seat: int
    card: str
    kind: Literal["pulled"] = "pulled"


@dataclass(slots=True)
class Raided:
    """A seat raided another; the sector's defense took `blocked` points of it."""

    seat: int
    whom: int
    points: int
    blocked: int
    kind: Literal["raided"] = "raided"


@dataclass(slots=True)
class Stole:
    """A token was taken from another seat."""

    seat: int
    whom: int
    kind: Literal["stole"] = "stole"


@dataclass(slots=True)
class Taxed:
    """The next purchase of another seat costs `n` more."""

    seat: int
    whom: int
    n: int
    kind: Literal["taxed"] = "taxed"


@dataclass(slots=True)
class Shadowed:
    """A seat has this turn what the dearest ship of another gives."""

    seat: int
    whom: int
    card: str
    kind: Literal["shadowed"] = "shadowed"


@dataclass(slots=True)
class Ordered:
    """A seat left an order for damage; which, it alone knows."""

    seat: int
    kind: Literal["ordered"] = "ordered"


@dataclass(slots=True)
class Showed:
    """A seat showed its hand to the table, or hid what it draws from now on."""

    seat: int
    hand: bool
    cards: Cards
    kind: Literal["showed"] = "showed"
