"""The state of a running table beside the game itself.

Stored with the table's settings, by seat numbers, never by persons: it survives changes of hands,
and contains nothing that must be deleted with a person's data.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, model_validator

from bot.runtime import features

T = TypeVar("T")

UNNAMED: Final = -1
"""Stands for a seat that may not be named."""


class Ask(StrEnum):
    """What the members of a table may agree on; a break nobody else need agree to."""

    PAUSE = "pause"
    BREAK = "break"
    RESUME = "resume"
    UNDO = "undo"
    REPLACE = "replace"
    END = "end"


VOTES: Final = frozenset({Ask.REPLACE, Ask.END})
"""Proposals about an absent seat, carried by more than half of the others; the rest need all.

Absent members never agree: see `proposals`.
"""


class Verdict(StrEnum):
    """How a proposal ended; void if its subject is gone."""

    CARRIED = "carried"
    DECLINED = "declined"
    LAPSED = "lapsed"
    VOID = "void"


class Proposal(BaseModel):
    """A proposal of the seat `by`, about a seat or a revision (`about`).

    `number` is the table's edition at that time.
    """

    model_config = ConfigDict(frozen=True)

    ask: Ask
    by: int
    about: int
    number: int
    agreed: tuple[int, ...]
    against: tuple[int, ...] = ()


class Offer(BaseModel):
    """A seat that the member of seat `by` offered to somebody, who may take it until `until`.

    `number` is the table's edition at that time. The recipient is stored with their own data.
    """

    model_config = ConfigDict(frozen=True)

    seat: int
    by: int
    number: int
    until: float


class Premove(BaseModel):
    """A move in words, and the language they are in.

    `action` is what the words meant, as JSON, `turn` and `moment` when it is to be made, `bearing`
    what it hung on when it was prepared, as the game has it (`Standing`).
    """

    model_config = ConfigDict(frozen=True)

    text: str
    locale: str
    bearing: str = ""
    action: str = ""
    turn: int = 0
    moment: str = ""


class Made(NamedTuple):
    """A prepared move that was made, and the revision of the match that it led to."""

    move: Premove
    revision: int


class PreparedMoves(BaseModel):
    """The moves that a seat has prepared, in their order.

    `seen` is what was known of others (`Standing.sighted`). What was `left_out`, in words, as it
    could not be made, is still to be told.
    """

    model_config = ConfigDict(frozen=True)

    moves: tuple[Premove, ...]
    seen: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _read_chain(cls, stored: Any) -> Any:
        """What was stored as a first move with those to be made after it."""
        if not isinstance(stored, dict) or "text" not in stored:
            return stored
        first = {key: value for key, value in stored.items() if key != "then"}
        return {"moves": (first, *stored.get("then", ()))}


class Holiday(BaseModel):
    """How long holidays have stopped a seat's clock in this game: past ones in `used`.

    The current one runs from `since` to `until`; if they are equal, there is none.
    """

    model_config = ConfigDict(frozen=True)

    used: float = 0.0
    since: float = 0.0
    until: float = 0.0


class SeatTime(BaseModel):
    """What the clock of a seat has counted: how much of its bank is `spent`.

    The clock that was started last goes by the `zone` of a city. `left` is what it had left when
    the seat acted while the clock ran on: nobody may notice that before it stops.
    """

    model_config = ConfigDict(frozen=True)

    spent: float = 0.0
    zone: str = ""
    left: float | None = None


class Kept(Generic[T]):
    """What a feature stores with a table, under a `name`; `empty` without data.

    `seen` if everybody may notice its changes.
    """

    def __init__(self, name: str, kind: Any, empty: T, *, seen: bool) -> None:
        self.name, self.seen, self._empty = name, seen, empty
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    def of(self, state: TableState) -> T:
        """The feature's data in a state."""
        return (state.model_extra or {}).get(self.name) or self._empty

    def read(self, stored: object) -> T:
        """The stored data, parsed."""
        return self._adapter.validate_python(stored)


def kept() -> tuple[Kept[Any], ...]:
    """The data of all features."""
    return features.added("deed", Kept)


class TableState(BaseModel):
    """What stands between the members of a table.

    `missed` has the deadlines each seat missed in a row, `late` the seats whose time ran out since
    a member acted last, `left` the seconds that seats have left while the game is paused. `lost`
    says that the game is paused because its channel is, `agreed_pause` that all members agreed to
    the pause that stands: any other ends by anybody's word. `holidays` have held clocks of seats,
    `breaks` are the seats that took the one break a game they may, and the pause that stands is
    such a one if it is `on_break`; `times` is what these clocks have counted,
    `taken_back` says how often in a row a seat took back what it had done. `prepared` has the moves
    that seats mean to make at their next turn, which nobody else may learn, `made` those of the
    present turn that were made, in case they are taken back. `lapsed` is a proposal
    that not enough agreed to in time, until a member acts.
    `offers` are the seats that can be taken. `alarmed` are the alarms of the game, by key, that
    have stood: nobody is called twice for one. `occasions` has what each seat was last called for,
    where the game has a name for it. `hints` are those asked for: which seat asked, and at what
    revision. `lesson` has the actions of whoever is taught: a mark of the position each was done
    at, its turn, and the tutorial's steps that it did. What else there is features keep, each under
    a name of its own (`Kept`).
    """

    model_config = ConfigDict(frozen=True, extra="allow")

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
    proposal: Proposal | None = None
    lapsed: Proposal | None = None
    prepared: dict[int, PreparedMoves] = {}
    made: dict[int, tuple[Made, ...]] = {}
    offers: tuple[Offer, ...] = ()
    hints: tuple[tuple[int, int], ...] = ()
    alarmed: tuple[str, ...] = ()
    occasions: dict[int, str] = {}
    lesson: tuple[tuple[str, int, tuple[int, ...]], ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _read_kept(cls, stored: dict[str, Any]) -> dict[str, Any]:
        """Features parse their own data; that of a removed feature is stored unchanged."""
        if not stored:
            return stored
        there = (one for one in kept() if stored.get(one.name))
        return {**stored, **{one.name: one.read(stored[one.name]) for one in there}}
