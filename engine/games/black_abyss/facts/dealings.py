"""Facts of war, peace, passage, private talks, and votes."""

from typing import Literal

from engine.games.black_abyss.facts.fact import Fact


class WarDeclared(Fact):
    """A seat declared war."""

    seat: int
    other: int


class Bargained(Fact):
    """`seat` made, withdrew, accepted or declined an offer of peace (0) or passage (1).

    Of the other values of `how`, "agreed" means that an offer made in private talks was accepted,
    "notice" that passage will end, and "lapsed" that it has ended. `whispered` marks what only the
    two seats learn.
    """

    seat: int
    other: int
    what: int
    how: Literal["offered", "withdrawn", "accepted", "declined", "agreed", "notice", "lapsed"]
    whispered: bool = False


class Talked(Fact):
    """`seat` asked `other` for private talks, agreed to them, ended them, or declined."""

    seat: int
    other: int
    how: Literal["wished", "opened", "ended", "refused"]


class Picked(Fact):
    """The leader picked one of two resolutions; only the leader knows which."""

    seat: int
    law: str = ""


class Put(Fact):
    """A resolution was put to the vote."""

    law: str


class Nominated(Fact):
    """The candidates for the tribunal seat are known."""

    seats: tuple[int, ...]


class BallotsIn(Fact):
    """How many ballots are cast; `mine` tells a seat that its own is."""

    count: int
    of: int
    mine: bool = False


class Voted(Fact):
    """A seat's ballot was opened: laws for and against, and candidate (-1: nobody)."""

    seat: int
    weight: int
    laws: tuple[str, ...]
    against: tuple[str, ...]
    candidate: int


class Decided(Fact):
    """A resolution was decided: it is in force if it passed, and else not.

    `in_force` tells whether it was in force before.
    """

    law: str
    votes: int
    against: int
    passed: bool
    in_force: bool = False


class Seated(Fact):
    """The tribunal elected a seat (-1: nobody) for its `terms`th term in a row.

    The winner got `votes` of `cast` votes; both are 0 in old records.
    """

    seat: int
    terms: int
    votes: int = 0
    cast: int = 0
