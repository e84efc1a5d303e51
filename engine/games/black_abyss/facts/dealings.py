"""War, peace, passage, private talks, and the tribunal's votes."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind


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
class Picked:
    """The leader picked which of two resolutions will be put; its own face says which."""

    seat: int
    law: str = ""


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
    """The tribunal seat was filled for so many terms in a row, or stayed empty (-1).

    `votes` are those for whoever took it, of all `cast`; 0 where they were not recorded yet.
    """

    seat: int
    terms: int
    votes: int = 0
    cast: int = 0
