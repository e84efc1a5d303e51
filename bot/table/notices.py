"""What must reach Discord, as values: the service commits them with what made them necessary.

A notice says what is told, `read` and `written` alone know it as JSON. Its row's name is made of
what it tells and its nonce of the name, so that the same notice is never stored, and never posted,
twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Literal, get_args

from bot.store import changes, records
from bot.table.state import Proposal
from engine.core.codec import Codec
from engine.core.errors import Malformed

GRACE = 20.0
"""Seconds a click has to show its own result before the outbox does it."""
REST = 60.0
"""Debounce of a hand, in seconds: changes within them are shown by one edit."""
EXCUSE = "excuse"
"""The role of the message that says why a board cannot be shown."""
LAST = "word-last"
"""What is said to whom alone a phase for all still waits for."""
NONCE = 25
"""Characters of a nonce."""


class NoticeKind(StrEnum):
    """What is delivered: news, boards, turns, secrets, words.

    Those of one moment go in the order of their names.
    """

    ALARMED = "alarmed"
    ANNOUNCED = "announced"
    BALLOT = "ballot"
    BOARD = "board"
    FRESH = "fresh"
    GATHERED = "gathered"
    HAND = "hand"
    OLD = "old"
    PASSED = "passed"
    SETTLED = "settled"
    TURN = "turn"
    WHISPERED = "whispered"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Alarmed:
    """Alarms of the game, by key, that threaten a seat: its member is called once for each."""

    kind: ClassVar[Literal[NoticeKind.ALARMED]] = NoticeKind.ALARMED
    seat: int
    alarms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Announced:
    """Facts, the engine's events in JSON, that are told in the channel on their own."""

    kind: ClassVar[Literal[NoticeKind.ANNOUNCED]] = NoticeKind.ANNOUNCED
    facts: str


@dataclass(frozen=True, slots=True)
class Ballot:
    """Ask a seat to vote on a proposal."""

    kind: ClassVar[Literal[NoticeKind.BALLOT]] = NoticeKind.BALLOT
    seat: int


@dataclass(frozen=True, slots=True)
class Board:
    """The board brought up to date where it stands."""

    kind: ClassVar[Literal[NoticeKind.BOARD]] = NoticeKind.BOARD


@dataclass(frozen=True, slots=True)
class Fresh:
    """The board posted anew at the bottom."""

    kind: ClassVar[Literal[NoticeKind.FRESH]] = NoticeKind.FRESH


@dataclass(frozen=True, slots=True)
class Gathered:
    """The headlines of an action, by its revision, on a topic: appended to earlier ones."""

    kind: ClassVar[Literal[NoticeKind.GATHERED]] = NoticeKind.GATHERED
    topic: str
    revision: int


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand of a seat brought up to date where it was sent, at this `revision` or before."""

    kind: ClassVar[Literal[NoticeKind.HAND]] = NoticeKind.HAND
    seat: int
    revision: int | None = None


@dataclass(frozen=True, slots=True)
class Old:
    """An obsolete message to delete."""

    kind: ClassVar[Literal[NoticeKind.OLD]] = NoticeKind.OLD
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A hand without choices, to close with the sentence `say`.

    Its `seat` is its member's still, or has passed to somebody else (None).
    """

    kind: ClassVar[Literal[NoticeKind.PASSED]] = NoticeKind.PASSED
    channel: int
    message: int
    say: str = "hand-passed"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Settled:
    """A proposal that ended, `carried`, `declined`, `lapsed` or `void`: its ballots say so."""

    kind: ClassVar[Literal[NoticeKind.SETTLED]] = NoticeKind.SETTLED
    proposal: Proposal
    how: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn, told to its member once."""

    kind: ClassVar[Literal[NoticeKind.TURN]] = NoticeKind.TURN
    seat: int


@dataclass(frozen=True, slots=True)
class Whispered:
    """Facts, the engine's events in JSON, for one seat alone; nobody else learns of any."""

    kind: ClassVar[Literal[NoticeKind.WHISPERED]] = NoticeKind.WHISPERED
    seat: int
    facts: str


@dataclass(frozen=True, slots=True)
class Word:
    """One sentence, the message id `say`, for the member of a seat or (None) for everybody.

    Its arguments are `given`, or `named` by their seats. Unless `public`, it goes by DM alone.
    """

    kind: ClassVar[Literal[NoticeKind.WORD]] = NoticeKind.WORD
    seat: int | None
    say: str
    public: bool
    named: Mapping[str, int]
    given: Mapping[str, str | int]


Notice = (
    Alarmed
    | Announced
    | Ballot
    | Board
    | Fresh
    | Gathered
    | Hand
    | Old
    | Passed
    | Settled
    | Turn
    | Whispered
    | Word
)

CODECS: Final[Mapping[str, Codec[Notice]]] = {
    form.kind: Codec(form, f"notice called {form.kind}") for form in get_args(Notice)
}


def written(notice: Notice) -> str:
    """A notice as a row keeps it beside its kind."""
    return CODECS[notice.kind].dump(notice).decode()


def read(row: records.NoticeRow) -> Notice:
    """The notice that a row keeps. Raises Malformed, also for a kind of a newer version."""
    if row.kind not in CODECS:
        raise Malformed(f"There are no notices called {row.kind!r}.")
    return CODECS[row.kind].load(row.payload)


def board_notice(
    row: records.MatchRow, now: float, pause: float = 0.0, *, clicked: bool = True
) -> changes.AddNotice:
    """The refresh of a board, `pause` seconds from now.

    In solo games a click that made it necessary has the first try.
    """
    return for_now(row, Board(), now, now + (GRACE if clicked and row.size == 1 else pause))


def fresh_board(row: records.MatchRow, now: float) -> changes.AddNotice:
    """The board posted anew at the bottom."""
    return for_now(row, Fresh(), now, now)


def asked_board(row: records.MatchRow, interaction: int, now: float) -> changes.AddNotice:
    """The board reposted because a member asked; their command tries first."""
    key = f"{NoticeKind.FRESH}:{row.id}"
    return made(row, Fresh(), f"f{interaction}", key, now, now + GRACE)


def old_board(row: records.MatchRow, shown: records.Posted, now: float) -> changes.AddNotice:
    """A board that stands elsewhere now, to be taken away."""
    old = Old(shown.channel, shown.message)
    return made(row, old, f"o{old.message}", f"{old.kind}:{old.message}", now, now)


def old_message(row: records.MatchRow, shown: records.Posted, now: float) -> changes.AddNotice:
    """A message that another takes the place of, to be taken away when all else has been done."""
    old = Old(shown.channel, shown.message)
    return made(row, old, f"o{old.message}", f"{old.kind}:{old.message}", now, now + GRACE)


def hand_notice(row: records.MatchRow, seat: int, now: float) -> changes.AddNotice:
    """The direct message with a seat's hand, brought up to date when things have come to rest.

    The end of a game is such a rest.
    """
    rest = 0.0 if row.status is records.Status.OVER else REST
    return for_now(row, Hand(seat, row.revision), now, now + rest)


def hand_role(user: int) -> str:
    """The role of the message that shows a member's hand."""
    return f"hand:{user}"


def offer_role(by: int, to: int, number: int) -> str:
    """The role of the message that tells a member of a seat that another one offers."""
    return f"offer:{by}:{to}:{number}"


def is_offer_of(role: str, user: int) -> bool:
    """Whether a message tells of an offer that a member made or got."""
    return role.startswith("offer:") and str(user) in role.split(":")[1:3]


def passed_hand(row: records.MatchRow, shown: records.Posted, now: float) -> changes.AddNotice:
    """A hand whose member has the seat no more, to be closed."""
    return _closed_hand(row, Passed(shown.channel, shown.message), now)


def ended_hand(
    row: records.MatchRow, seat: int, shown: records.Posted, sentence: str, now: float
) -> changes.AddNotice:
    """A hand whose turn is over without its member, to be closed with a sentence that says why."""
    return _closed_hand(row, Passed(shown.channel, shown.message, sentence, seat), now)


def _closed_hand(row: records.MatchRow, passed: Passed, now: float) -> changes.AddNotice:
    return made(row, passed, f"p{passed.message}", f"{passed.kind}:{passed.message}", now, now)


def announcement(row: records.MatchRow, facts: bytes, now: float) -> changes.AddNotice:
    """Facts, in JSON, that are told in the channel on their own: one message a revision."""
    name = f"a{row.id}.{row.revision}.{row.edition}"
    key = f"{NoticeKind.ANNOUNCED}:{row.id}:{row.revision}"
    return made(row, Announced(facts.decode()), name, key, now, now)


def gathering(row: records.MatchRow, topic: str, now: float) -> changes.AddNotice:
    """What the newest action told on a topic."""
    key = f"{NoticeKind.GATHERED}:{row.id}:{topic}:{row.revision}"
    name = f"g{hashlib.sha256(f'{key}:{row.edition}'.encode()).hexdigest()[: NONCE - 1]}"
    return made(row, Gathered(topic, row.revision), name, key, now, now)


def alarm_notice(
    row: records.MatchRow, seat: int, alarms: tuple[str, ...], now: float
) -> changes.AddNotice:
    """Alarms that a member is called for, each of its own revision."""
    name = f"al{row.id}.{row.revision}.{row.edition}.{seat}"
    key = f"{NoticeKind.ALARMED}:{row.id}:{row.revision}:{seat}"
    return made(row, Alarmed(seat, alarms), name, key, now, now)


def ballot_notice(row: records.MatchRow, seat: int, now: float) -> changes.AddNotice:
    """Ask a seat to vote on a proposal."""
    return for_now(row, Ballot(seat), now, now)


def settled_notice(
    row: records.MatchRow, proposal: Proposal, how: str, now: float
) -> changes.AddNotice:
    """The end of a proposal, told where it was asked."""
    name = f"s{row.id}.{proposal.number}.{how}"
    key = f"{NoticeKind.SETTLED}:{row.id}:{proposal.number}"
    return made(row, Settled(proposal, how), name, key, now, now)


def turn_notice(row: records.MatchRow, seat: int, now: float) -> changes.AddNotice:
    """A seat's turn, which its member is told."""
    return for_now(row, Turn(seat), now, now)


def whisper(row: records.MatchRow, seat: int, facts: bytes, now: float) -> changes.AddNotice:
    """Facts, in JSON, that are told to one seat alone; nobody else learns that anything was."""
    name = f"s{row.id}.{row.revision}.{row.edition}.{seat}"
    key = f"{NoticeKind.WHISPERED}:{row.id}:{row.revision}:{seat}"
    return made(row, Whispered(seat, facts.decode()), name, key, now, now)


def say(
    row: records.MatchRow,
    seat: int | None,
    sentence: str,
    now: float,
    *,
    public: bool = True,
    named: Mapping[str, int] | None = None,
    rest: float = 0.0,
    **given: str | int,
) -> changes.AddNotice:
    """One sentence for the member of a seat, or (None) for everybody, `rest` seconds from now.

    It goes by DM or by a mention, as the member likes; only by DM unless it may be `public`.
    `named` are the arguments that are names of seats.
    """
    word = Word(seat, sentence, public, dict(named or {}), given)
    key = f"{word.kind}:{row.id}:{'' if seat is None else seat}:{sentence}"
    mark = hashlib.sha256(f"{key}:{row.revision}:{row.edition}:{now}".encode()).hexdigest()
    return made(row, word, f"w{mark[: NONCE - 1]}", key, now, now + rest)


def for_now(
    row: records.MatchRow,
    notice: Ballot | Board | Fresh | Hand | Turn,
    now: float,
    not_before: float,
) -> changes.AddNotice:
    """A notice of this state of the table; each state, revision and edition, needs it once."""
    seat = "" if isinstance(notice, Board | Fresh) else f"{notice.seat}"
    key = f"{notice.kind}:{row.id}:{seat}".removesuffix(":")
    name = f"{notice.kind[0]}{row.id}.{row.revision}.{row.edition}.{seat}"
    return made(row, notice, name, key, now, not_before)


def made(
    row: records.MatchRow, notice: Notice, name: str, key: str, now: float, not_before: float
) -> changes.AddNotice:
    """The row of a notice, of this name, in place of an earlier one with the same `key`."""
    return changes.AddNotice(
        records.NoticeRow(
            id=name,
            kind=notice.kind,
            payload=written(notice),
            nonce=name[:NONCE],
            created=now,
            not_before=not_before,
            match_id=row.id,
            key=key,
        )
    )
