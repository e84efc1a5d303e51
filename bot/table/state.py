"""What stands between the members of a running table, beside the game itself.

Kept with the table's settings, in numbers of seats and never of persons, so that it outlives a
change of who sits there and holds nothing that must be forgotten with somebody.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pydantic import BaseModel, ConfigDict

UNNAMED: Final = -1
"""Stands for a seat that may not be named."""


class Ask(StrEnum):
    """What the members of a table may agree on."""

    PAUSE = "pause"
    RESUME = "resume"
    UNDO = "undo"
    REPLACE = "replace"
    END = "end"


VOTES: Final = frozenset({Ask.REPLACE, Ask.END})
"""What more than half of the others decide about an absent seat; the rest takes all who are there.

But absent members agree to nothing: `proposals` says what cannot be decided without them.
"""


class Verdict(StrEnum):
    """How a proposal was settled; void if its subject is gone."""

    CARRIED = "carried"
    DECLINED = "declined"
    LAPSED = "lapsed"
    VOID = "void"


class Proposal(BaseModel):
    """Something the seat `by` asked for: about which seat, or back to which revision (`about`).

    `number` is the edition of the table that it was asked at.
    """

    model_config = ConfigDict(frozen=True)

    ask: Ask
    by: int
    about: int
    number: int
    agreed: tuple[int, ...]
    against: tuple[int, ...] = ()


class Offer(BaseModel):
    """A seat that the member of the seat `by` has offered to somebody, who may take it until then.

    `number` is the edition of the table that it was offered at. Who may take it is kept with them.
    """

    model_config = ConfigDict(frozen=True)

    seat: int
    by: int
    number: int
    until: float


class Plan(BaseModel):
    """Moves that the seat `by` proposes to another `seat`: their paths of what may be proposed.

    `text` is what they are called, in the language of whoever proposed them; `reason` the last part
    of the id of the words that say why. `number` is the edition of the table at that time.
    """

    model_config = ConfigDict(frozen=True)

    number: int
    by: int
    seat: int
    paths: tuple[str, ...]
    text: str
    reason: str


class Poll(BaseModel):
    """What the seat `by` asks everybody in a turn of the game: what to do `about` something.

    `about` is the id of what it is about in the game's reference, "" for the turn itself; `options`
    are in the language of whoever asks, `votes` the option that a seat is for, by its place.
    `number` is the edition of the table that it was asked at.
    """

    model_config = ConfigDict(frozen=True)

    number: int
    by: int
    turn: int
    about: str
    options: tuple[str, ...]
    votes: dict[int, int] = {}


class Premove(BaseModel):
    """A move in words, the language they are in, and the moves to be made after it.

    `bearing` is what it hung on when it was prepared, as the game has it (`Standing.bearing`).
    """

    model_config = ConfigDict(frozen=True)

    text: str
    locale: str
    bearing: str = ""
    then: tuple[Premove, ...] = ()


class Passing(BaseModel):
    """A seat's turns pass until something is there that is not among the `seen`.

    `until` is what the game watches for; "" where its `turn` counts.
    """

    model_config = ConfigDict(frozen=True)

    until: str
    turn: int = 0
    seen: tuple[str, ...] = ()


class Holiday(BaseModel):
    """How long holidays have held the clock of a seat in this game, those that are over: `used`.

    One holds it `since` a moment, and `until` another; if they are the same, none does.
    """

    model_config = ConfigDict(frozen=True)

    used: float = 0.0
    since: float = 0.0
    until: float = 0.0


class TableState(BaseModel):
    """What stands between the members of a table.

    `missed` has the deadlines each seat missed in a row, `late` the seats whose time ran out since
    a member acted last, `left` the seconds that seats have left while the game is paused. `lost`
    says that the game is paused because its channel is, `agreed_pause` that all members agreed to
    the pause that stands: any other ends by anybody's word. `holidays` have held clocks of seats,
    `taken_back` says how often in a row a seat took back what it had done. `prepared` has the moves
    that seats mean to make at their next turn, which nobody else may learn, `passing` those whose
    turns pass. `lapsed` is a proposal that not enough agreed to in time, until a member acts.
    `offers` are the seats that can be taken. `alarmed` are the alarms of the game, by key, that
    have stood: nobody is called twice for one. `occasions` has what each seat was last called for,
    where the game has a name for it. `hints` are those asked for: which seat asked, and at what
    revision. `plans` are moves proposed to others, and the `poll` is what all are asked. `lesson`
    has the actions of whoever is taught: a mark of the position each was done at, its turn, and
    the tutorial's steps that it did.
    """

    model_config = ConfigDict(frozen=True)

    missed: dict[int, int] = {}
    late: tuple[int, ...] = ()
    left: dict[int, float] = {}
    lost: bool = False
    agreed_pause: bool = False
    holidays: dict[int, Holiday] = {}
    taken_back: dict[int, int] = {}
    proposal: Proposal | None = None
    lapsed: Proposal | None = None
    prepared: dict[int, Premove] = {}
    passing: dict[int, Passing] = {}
    offers: tuple[Offer, ...] = ()
    hints: tuple[tuple[int, int], ...] = ()
    alarmed: tuple[str, ...] = ()
    occasions: dict[int, str] = {}
    plans: tuple[Plan, ...] = ()
    poll: Poll | None = None
    lesson: tuple[tuple[str, int, tuple[int, ...]], ...] = ()
