"""The state of a running table besides the game itself.

It is stored with the table's settings, by seat numbers and never by persons. So it survives changes
of hands, and contains nothing to delete with a member's data.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, TypeAdapter, model_validator

from bot.runtime import features

T = TypeVar("T")

UNNAMED: Final = -1
"""In place of a seat that may not be named."""


class Ask(StrEnum):
    """What members may propose at a table. A break is the only one that needs no consent."""

    PAUSE = "pause"
    BREAK = "break"
    RESUME = "resume"
    PACE = "pace"
    UNDO = "undo"
    REPLACE = "replace"
    END = "end"


VOTES: Final = frozenset({Ask.REPLACE, Ask.END})
"""Proposals about an absent member. More than half of the others carry them.

All others need all present members; `proposals.has_passed` has the exceptions. Absent members never
agree.
"""


class Verdict(StrEnum):
    """How a proposal ended; void if its subject no longer exists."""

    CARRIED = "carried"
    DECLINED = "declined"
    LAPSED = "lapsed"
    VOID = "void"


class Proposal(BaseModel, frozen=True):
    """A proposal of the seat `by`.

    `about` is a seat for `VOTES`, a revision for an undo, an index in `PACES` for a pace. `number`
    is the table's edition when the proposal was made, and identifies it. `agreed` and `against` are
    the seats that have voted.
    """

    ask: Ask
    by: int
    about: int
    number: int
    agreed: tuple[int, ...]
    against: tuple[int, ...] = ()


class Offer(BaseModel, frozen=True):
    """A seat that the member of seat `by` offered to one member, until `until` (unix seconds).

    `number` is the table's edition when the offer was made, and identifies it. Who received it is
    stored in that member's settings.
    """

    seat: int
    by: int
    number: int
    until: float


class Premove(BaseModel, frozen=True):
    """A prepared move: the words (`text`) for it in the language `locale`, and its action as JSON.

    `turn` (of the game) and `moment` identify the decision for which it was prepared, `bearing` has
    the circumstances on which it depended then; see `Standing`.
    """

    text: str
    locale: str
    bearing: str = ""
    action: str = ""
    turn: int = 0
    moment: str = ""


class Made(NamedTuple):
    """A prepared move that was played, and the revision it led to."""

    move: Premove
    revision: int


class PreparedMoves(BaseModel, frozen=True):
    """A seat's prepared moves, in order.

    `seen` are the threats known when they were prepared (`Standing.sightings`). `left_out` are the
    moves dropped as impossible, in words, until the member has been told.
    """

    moves: tuple[Premove, ...]
    seen: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


class Holiday(BaseModel, frozen=True):
    """How long holidays have stopped a seat's clock in this game.

    `used` are the seconds of past holidays. The last one lasts or lasted from `since` to `until`
    (unix seconds); if they are equal, there was none.
    """

    used: float = 0.0
    since: float = 0.0
    until: float = 0.0


class SeatTime(BaseModel, frozen=True):
    """What a seat's clock has used in this game.

    `spent`: seconds of its bank. `zone`: the time zone in which it runs; "" for UTC. `left`: the
    seconds left when the seat acted while its clock runs on, as in a secret ballot; they are secret
    until the clock stops.
    """

    spent: float = 0.0
    zone: str = ""
    left: float | None = None


class Kept(Generic[T]):
    """What a feature stores with a table: a value of the type `kind`, under a `name`.

    `empty` is the value if nothing is stored. `seen` says that everybody may notice its changes.
    """

    def __init__(self, name: str, kind: Any, empty: T, *, seen: bool) -> None:
        self.name, self.seen, self._empty = name, seen, empty
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    def of(self, state: TableState) -> T:
        """The feature's data in a table's state."""
        return (state.model_extra or {}).get(self.name) or self._empty

    def read(self, stored: object) -> T:
        """The feature's data from its stored JSON value. Raises pydantic's ValidationError."""
        return self._adapter.validate_python(stored)


def feature_data() -> tuple[Kept[Any], ...]:
    """What each feature stores with a table, if anything."""
    return features.contributions("deed", Kept)


class TableState(BaseModel, frozen=True, extra="allow"):
    """The state of a table besides its game. Features store theirs under their names (`Kept`).

    `missed`: consecutive missed deadlines, by seat.
    `late`: seats whose time ran out since a member last acted; `UNNAMED` for a secret one.
    `left`: the seconds that seats have left while the game is paused, by seat.
    `lost`: the game is paused because its board has no channel, or its rules are missing.
    `agreed_pause`: all members agreed to the current pause. Anybody can end other pauses.
    `breaks`: seats that took their one break, in order; `on_break`: the current pause is the break
    of the last of them.
    `holidays`: holidays in this game, by seat.
    `times`: what the seats' clocks have used, by seat.
    `taken_back`: consecutive undos, by seat.
    `handed`: changes of its holder since the last action, by seat.
    `proposal`: the open proposal; `lapsed`: one that expired, until a member acts.
    `prepared`: prepared moves, by seat; they are secret.
    `made`: prepared moves played this turn, by seat, to restore after an undo.
    `offers`: seats offered to one member; `for_all`: seats that anybody can take, as their members
    offer them or AIs took them over.
    `alarmed`: the keys of alarms to which members were alerted.
    `occasions`: the occasion for which each seat was last called, by seat.
    `lesson`: a learner's actions, each as (hash of the position before, turn, steps done).
    `aboard`: by seat, the members of its group besides the holder, by their `Leaver.number`.
    """

    missed: dict[int, int] = {}
    late: tuple[int, ...] = ()
    left: dict[int, float] = {}
    lost: bool = False
    agreed_pause: bool = False
    breaks: tuple[int, ...] = ()
    on_break: bool = False
    holidays: dict[int, Holiday] = {}
    times: dict[int, SeatTime] = {}
    taken_back: dict[int, int] = {}
    handed: dict[int, int] = {}
    proposal: Proposal | None = None
    lapsed: Proposal | None = None
    prepared: dict[int, PreparedMoves] = {}
    made: dict[int, tuple[Made, ...]] = {}
    offers: tuple[Offer, ...] = ()
    for_all: tuple[int, ...] = ()
    aboard: dict[int, tuple[int, ...]] = {}
    alarmed: tuple[str, ...] = ()
    occasions: dict[int, str] = {}
    lesson: tuple[tuple[str, int, tuple[int, ...]], ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _read_kept(cls, stored: dict[str, Any]) -> dict[str, Any]:
        """Let features parse their data. That of an unknown feature is kept unchanged."""
        if not stored:
            return stored
        there = (one for one in feature_data() if stored.get(one.name))
        return {**stored, **{one.name: one.read(stored[one.name]) for one in there}}
