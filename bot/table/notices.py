"""Notices: messages that Discord must still get, committed with the change that causes them.

A notice is a value here, and a row in the store; only `read` and `payload_of` know its JSON form.
The row's id is derived from what the notice is about, and its nonce from the id. So the same notice
is stored and posted only once. Functions named for a notice return the change that adds its row.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, get_args

from bot.store import changes, records
from bot.table.state import Proposal
from engine.core.errors import Malformed
from engine.core.match import Codec

GRACE = 20.0
"""Seconds that a click has to show its own result before the outbox shows it."""
HAND_DEBOUNCE = 60.0
"""Debounce of a hand in seconds: one edit shows all changes within them."""
BOARD = "board"
"""The role of the message that shows the board, or a lobby."""
EXCUSE = "excuse"
"""The role of the message that says why a board cannot be shown."""
LAST = "word-last"
"""The message id that tells a member that a phase waits only for them."""
TOPIC = "topic:"
"""Prefix of the role of a message that collects the headlines on a topic."""
NONCE = 25
"""Length of a nonce."""


class _Notice:
    """A notice. The lower-case name of its class is its `kind` in the store.

    Notices of one change are delivered in the order of their ids, which begin with their `mark`: by
    default the first letter of the kind.
    """

    __slots__ = ()
    kind: ClassVar[str]
    mark: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__.lower()
        if "mark" not in vars(cls):
            cls.mark = cls.kind[0]


@dataclass(frozen=True, slots=True)
class Alarmed(_Notice):
    """Alert a seat's member to alarms of the game, given by their keys."""

    mark = "al"
    seat: int
    alarms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Announced(_Notice):
    """Post facts (the engine's events in JSON) as a message in the channel."""

    facts: str


@dataclass(frozen=True, slots=True)
class Ballot(_Notice):
    """Ask a seat to vote on a proposal."""

    seat: int


@dataclass(frozen=True, slots=True)
class Board(_Notice):
    """Update the board in place."""


@dataclass(frozen=True, slots=True)
class Fresh(_Notice):
    """Post the board anew at the bottom."""


@dataclass(frozen=True, slots=True)
class Gathered(_Notice):
    """Bring a topic's message up to date with the headlines of one revision."""

    topic: str
    revision: int


@dataclass(frozen=True, slots=True)
class Hand(_Notice):
    """Update the DM with a seat's hand, unless it shows a later revision than this."""

    seat: int
    revision: int | None = None


@dataclass(frozen=True, slots=True)
class News(_Notice):
    """Send a feature's message to a member, who need not have a seat.

    `of` is the key under which the feature delivers it.
    """

    of: str
    user: int


@dataclass(frozen=True, slots=True)
class Old(_Notice):
    """Delete an obsolete message."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Passed(_Notice):
    """Edit the DM with a hand one last time: only the sentence with id `say` and a link stay.

    `seat` is None if the seat has another holder now.
    """

    channel: int
    message: int
    say: str = "hand-passed"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Settled(_Notice):
    """Update the ballots of a proposal that ended `carried`, `declined`, `lapsed` or `void`."""

    proposal: Proposal
    how: str


@dataclass(frozen=True, slots=True)
class Turn(_Notice):
    """Notify a seat's member of their turn, once."""

    seat: int


@dataclass(frozen=True, slots=True)
class Whispered(_Notice):
    """Send facts (the engine's events in JSON) to one seat; nobody else may notice."""

    mark = "s"
    seat: int
    facts: str


@dataclass(frozen=True, slots=True)
class Word(_Notice):
    """Send the message with id `say` to a seat's member, or if `seat` is None to the channel.

    `given` are its arguments. `named` has further arguments that become the names of seats. If not
    `public`, it is sent only by DM.
    """

    seat: int | None
    say: str
    public: bool
    named: Mapping[str, int]
    given: Mapping[str, str | int]


AtTable = (
    Alarmed | Announced | Ballot | Gathered | Hand | Passed | Settled | Turn | Whispered | Word
)
"""The kinds of notices that are delivered with their table, except boards."""
Notice = AtTable | Board | Fresh | News | Old

CODECS: Final[Mapping[str, Codec[Notice]]] = {
    form.kind: Codec(form, f"notice called {form.kind}") for form in get_args(Notice)
}


def payload_of(notice: Notice) -> str:
    """The JSON of a notice, without its kind, as stored in its row."""
    return CODECS[notice.kind].dump(notice).decode()


def read(row: records.NoticeRow) -> Notice:
    """The notice of a row. Raises Malformed, also for kinds of a newer version."""
    if row.kind not in CODECS:
        raise Malformed(f"There are no notices called {row.kind!r}.")
    return CODECS[row.kind].load(row.payload)


def table_notice(
    row: records.MatchRow,
    notice: Alarmed | Announced | Ballot | Board | Fresh | Hand | Turn | Whispered,
    now: float,
    wait: float = 0.0,
) -> changes.AddNotice:
    """The change that adds a notice about a table, due in `wait` seconds.

    Its id has mark, revision, edition and seat. A newer one of its kind and seat replaces it,
    unless it tells what one action did.
    """
    told = f":{row.revision}" if isinstance(notice, Alarmed | Announced | Whispered) else ""
    seat = "" if isinstance(notice, Announced | Board | Fresh) else f"{notice.seat}"
    name = f"{row.id}.{row.revision}.{row.edition}.{seat}"
    return _add(row, notice, name, f"{row.id}{told}:{seat}".removesuffix(":"), now, wait)


def board_notice(
    row: records.MatchRow, now: float, pause: float = 0.0, *, clicked: bool = True
) -> changes.AddNotice:
    """A notice to update the board in `pause` seconds.

    If a click at a solo game caused the change, the answer to it updates the board, and the notice
    is due after `GRACE` in case that fails.
    """
    return table_notice(row, Board(), now, GRACE if clicked and row.size == 1 else pause)


def asked_board(row: records.MatchRow, interaction: int, now: float) -> changes.AddNotice:
    """A notice to post the board anew, due after `GRACE` if the answer to a command has failed."""
    return _add(row, Fresh(), f"{interaction}", row.id, now, GRACE)


def old_message(
    row: records.MatchRow, shown: records.PostedMessage, now: float, wait: float = GRACE
) -> changes.AddNotice:
    """A notice to delete an obsolete message in `wait` seconds.

    By default new messages come first. An old board is deleted at once, with a `wait` of 0.
    """
    message = f"{shown.message}"
    return _add(row, Old(shown.channel, shown.message), message, message, now, wait)


def without_message(
    row: records.MatchRow, shown: records.PostedMessage, now: float, wait: float = GRACE
) -> list[changes.Change]:
    """The changes that delete a message in `wait` seconds and forget its place."""
    return [changes.DropMessage(row.id, shown.role), old_message(row, shown, now, wait)]


def without_reminder(
    row: records.MatchRow, posted: Mapping[str, records.PostedMessage], seat: int, now: float
) -> list[changes.Change]:
    """The changes that delete the reminder of a seat's member; [] if none was sent.

    To be committed when the member moves or runs out of time, when the seat changes hands, in a
    pause, and when a new reminder or the next turn's DM replaces it.
    """
    sent = posted.get(reminder_role(seat))
    return [] if sent is None else without_message(row, sent, now)


def hand_notice(row: records.MatchRow, seat: int, now: float) -> changes.AddNotice:
    """A notice to update the DM with a seat's hand, debounced; at once if the game is over."""
    rest = 0.0 if row.status is records.Status.OVER else HAND_DEBOUNCE
    return table_notice(row, Hand(seat, row.revision), now, rest)


def hand_role(user: int) -> str:
    """The role of the DM with a member's hand."""
    return f"hand:{user}"


def reminder_role(seat: int) -> str:
    """The role of the DM (a reminder) that is obsolete once a seat's member has moved."""
    return f"reminder:{seat}"


def offer_role(by: int, to: int, number: int) -> str:
    """The role of the message about a seat that user `by` offered to user `to`."""
    return f"offer:{by}:{to}:{number}"


def is_offer_of(role: str, user: int) -> bool:
    """Whether a role is the role of an offer that the member made or received."""
    return role.startswith("offer:") and str(user) in role.split(":")[1:3]


def closed_hand(row: records.MatchRow, passed: Passed, now: float) -> changes.AddNotice:
    """A notice to replace the DM with a member's hand by a sentence (`Passed`)."""
    return _add(row, passed, f"{passed.message}", f"{passed.message}", now)


def topic_notice(row: records.MatchRow, topic: str, now: float) -> changes.AddNotice:
    """A notice to bring a topic's message up to date with the newest action."""
    about = f"{row.id}:{topic}:{row.revision}"
    name = _digest(f"{about}:{row.edition}")
    return _add(row, Gathered(topic, row.revision), name, about, now)


def news(
    row: records.MatchRow, of: str, user: int, now: float, occasion: str = ""
) -> changes.AddNotice:
    """A notice to send the message `of` a feature to a member, once per occasion."""
    about = f"{row.id}:{of}:{user}{occasion}"
    return _add(row, News(of, user), _digest(about), about, now)


def settled_notice(
    row: records.MatchRow, proposal: Proposal, how: str, now: float
) -> changes.AddNotice:
    """A notice to tell a proposal's result in the messages that asked for votes on it."""
    name, about = f"{row.id}.{proposal.number}.{how}", f"{row.id}:{proposal.number}"
    return _add(row, Settled(proposal, how), name, about, now)


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
    """A notice to send the message with id `sentence` to a seat's member, or (None) to the channel.

    It goes by DM or mention, as the member prefers; only by DM unless `public`. `given` are its
    arguments; `named` has further ones, given as seats, that become their names. It waits `rest`
    seconds, in which a newer notice of the same sentence replaces it (debounce).
    """
    word = Word(seat, sentence, public, dict(named or {}), given)
    about = f"{row.id}:{'' if seat is None else seat}:{sentence}"
    name = _digest(f"{about}:{row.revision}:{row.edition}:{now}")
    return _add(row, word, name, about, now, rest)


def _digest(text: str) -> str:
    """A name made of a text, which with a mark is as long as a nonce."""
    return hashlib.sha256(text.encode()).hexdigest()[: NONCE - 1]


def _add(
    row: records.MatchRow, notice: Notice, name: str, about: str, now: float, wait: float = 0.0
) -> changes.AddNotice:
    """The change that adds a notice, due in `wait` seconds; its id is its mark and the `name`.

    It replaces a pending notice of its kind that is `about` the same.
    """
    id_ = f"{notice.mark}{name}"
    return changes.AddNotice(
        records.NoticeRow(
            id=id_,
            kind=notice.kind,
            payload=payload_of(notice),
            nonce=id_[:NONCE],
            created=now,
            not_before=now + wait,
            match_id=row.id,
            key=f"{notice.kind}:{about}",
        )
    )
