"""What happened, told in the past tense. Cards go by their ids; a face says less by `None`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.games.dark_wall_destiny.state import Ending

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
    """A card landed on an attack vector and attacked."""

    card: str
    at: int
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
class Settled:
    """A seat has chosen what to discard; only it knows what."""

    seat: int
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


@dataclass(slots=True)
class Ended:
    """The game ended."""

    how: Ending
    kind: Literal["ended"] = "ended"


Fact = Annotated[
    Chosen
    | TookTurn
    | Played
    | Seeded
    | Used
    | Acquired
    | Saved
    | Drew
    | Reshuffled
    | EndedTurn
    | Banked
    | Looked
    | Scanned
    | Buried
    | Recalled
    | Discounted
    | Shifted
    | Guarded
    | Refitted
    | Enhanced
    | Pulled
    | Halted
    | Replaced
    | Spun
    | Burned
    | TurnedUp
    | Entered
    | Returned
    | DeckOpened
    | Attacked
    | WasHit
    | Besieged
    | Damaged
    | Repaired
    | Raided
    | Stole
    | Taxed
    | Shadowed
    | Settled
    | Discarded
    | LostToken
    | Exposed
    | Advanced
    | Ordered
    | Showed
    | Ended,
    Field(discriminator="kind"),
]
