"""What happened, in the past tense.

Places are names of hexes ("C4"), land tiles names with their slot ("C4-3"); things are content ids.
"""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind


@kind
class Founded:
    """A home world was placed."""

    seat: int
    place: str
    race: str


@kind
class CycleBegan:
    """A cycle began."""

    cycle: int
    seat: int


@kind
class Produced:
    """A seat collected its income."""

    seat: int
    food: int
    energy: int
    minerals: int


@kind
class WarDeclared:
    """A seat declared war."""

    seat: int
    other: int


@kind
class Bargained:
    """An offer was made, withdrawn, accepted or declined, or (of a whispered one) agreed upon.

    Or notice was given that passage ends, or it lapsed.
    """

    seat: int
    other: int
    what: int
    how: Literal["offered", "withdrawn", "accepted", "declined", "agreed", "notice", "lapsed"]
    whispered: bool = False


@kind
class Talked:
    """A seat wished to bargain with another in private, both agreed to, or one ended it."""

    seat: int
    other: int
    how: Literal["wished", "opened", "ended", "refused"]


@kind
class Moved:
    """Ships moved: each by its class and number."""

    seat: int
    ships: tuple[tuple[str, int], ...]
    start: str
    place: str
    jumped: bool = False


@kind
class TurnedUp:
    """A hex was turned up (by nobody: -1)."""

    seat: int
    place: str
    tile: str


@kind
class Surveyed:
    """A land tile was explored."""

    seat: int
    place: str
    terrain: str
    good: str
    bonus: str


@kind
class Carried:
    """Marines or goods were taken aboard, or marines landed."""

    seat: int
    place: str
    count: int
    what: str
    how: Literal["aboard", "landed"]


@kind
class Recalled:
    """Marines that may stay on a planet of `other` no longer were carried to `home` ("": nowhere).

    Those for whom there was no colony of their own were disbanded.
    """

    seat: int
    other: int
    place: str
    count: int
    home: str


@kind
class Marched:
    """Marines marched; `lost` and `slain` if they fought."""

    seat: int
    place: str
    count: int
    other: int = -1
    lost: int = 0
    slain: int = 0


@kind
class Taken:
    """A building was captured or razed by marines."""

    seat: int
    other: int
    place: str
    building: str
    razed: bool


@kind
class Settled:
    """A colony was founded."""

    seat: int
    place: str


@kind
class BattleBegan:
    """A battle began (-1: monsters)."""

    place: str
    seat: int
    other: int


@kind
class Commanded:
    """A side leaves its battle to a standing order: told when both have decided."""

    seat: int
    order: str


@kind
class Led:
    """A side leads its ships in a battle itself."""

    seat: int


@kind
class Missed:
    """A shot or bomb that a side aimed itself missed."""

    seat: int
    hull: str
    ship: int
    by: str


@kind
class Struck:
    """A ship (its number in its class) was hit; `by` is the tile or danger that did it."""

    seat: int
    hull: str
    ship: int
    by: str
    how: Literal["hit", "glanced", "destroyed"]


@kind
class Bombed:
    """A bomb that a side aimed itself at what a seat has on a planet hit or missed."""

    seat: int
    place: str
    by: str
    hit: bool


@kind
class Lost:
    """A building (or a marine) was lost to a bomb or an event."""

    seat: int
    place: str
    building: str
    by: str


@kind
class Withdrew:
    """A side left a battle."""

    seat: int
    place: str
    fled: bool


@kind
class BattleEnded:
    """A battle ended after so many rounds."""

    place: str
    rounds: int


@kind
class Felled:
    """A keeper was defeated."""

    seat: int
    wild: str


@kind
class Idled:
    """A building stopped working for want of a habitat."""

    seat: int
    place: str
    building: str


@kind
class Researched:
    """A technology level was bought or found."""

    seat: int
    tech: str
    level: int


@kind
class SecretBegun:
    """A seat began to unravel the Secret of Life."""

    seat: int
    tech: str


@kind
class Bought:
    """Something was bought or placed; `how` says which trade it was."""

    seat: int
    what: str
    place: str
    how: Literal["ship", "tile", "stripped", "repair", "building", "bulldozed", "marine"]


@kind
class Sold:
    """Goods were cashed in."""

    seat: int
    place: str
    goods: int
    amount: int
    resource: str


@kind
class Shared:
    """A seat got its share of what another sold at its trade house."""

    seat: int
    other: int
    place: str
    amount: int
    resource: str


@kind
class TookBack:
    """The latest entry of a purchase was taken back: what it was, where, of which ship if any."""

    seat: int
    how: str = ""
    what: str = ""
    place: str = ""
    ship: int = 0


@kind
class Passed:
    """A seat ended its part of a phase."""

    seat: int
    phase: str


@kind
class EventDrawn:
    """An event card was drawn."""

    event: str


@kind
class Prowled:
    """A monster appeared or roamed."""

    wild: str
    place: str
    appeared: bool


@kind
class Changed:
    """Resources changed by an event or a find."""

    seat: int
    food: int
    energy: int
    minerals: int


@kind
class Put:
    """A resolution was put to the vote."""

    law: str


@kind
class Nominated:
    """These are the candidates for the seat."""

    seats: tuple[int, ...]


@kind
class BallotsIn:
    """So many ballots of so many are in; the face of whoever voted says that it was them."""

    count: int
    of: int
    mine: bool = False


@kind
class Voted:
    """One seat's ballot, opened: laws for, against, and the candidate (-1: nobody)."""

    seat: int
    weight: int
    laws: tuple[str, ...]
    against: tuple[str, ...]
    candidate: int


@kind
class Decided:
    """A resolution was decided."""

    law: str
    votes: int
    against: int
    passed: bool


@kind
class Seated:
    """The tribunal seat was filled for so many terms in a row, or stayed empty (-1)."""

    seat: int
    terms: int


@kind
class Eliminated:
    """A seat is out of the game."""

    seat: int


@kind
class Ended:
    """The game ended."""

    how: str
    winners: tuple[int, ...]


Fact = (
    Founded | CycleBegan | Produced | WarDeclared | Bargained | Talked | Moved | TurnedUp
    | Surveyed | Carried | Recalled | Marched | Taken | Settled | BattleBegan | Commanded | Led
    | Missed | Struck | Bombed | Lost | Withdrew | BattleEnded | Felled | Idled | Researched
    | SecretBegun | Bought | Sold | Shared | TookBack | Passed | EventDrawn | Prowled | Changed
    | Put | Nominated | BallotsIn | Voted | Decided | Seated | Eliminated | Ended
)  # fmt: skip
