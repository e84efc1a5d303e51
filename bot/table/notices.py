"""What must reach Discord, as values: the service commits them with what made them necessary.

A notice's name is made of what it tells and its nonce of the name, so that the same notice is
never stored, and never posted, twice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from enum import StrEnum

from bot.store import changes, records

GRACE = 20.0
"""Seconds a click has to show its own result before the outbox does it."""
REST = 60.0
"""Seconds a hand is left as it is after an action: what happens in them is shown by one edit."""
NONCE = 25
"""Characters of a nonce."""


class NoticeKind(StrEnum):
    """What is delivered: news, boards, turns, secrets, words.

    A board is brought up to date, or posted anew at the bottom; an old one is taken away. A ballot
    asks a seat, and is told how it was settled; a hand is brought up to date where it was sent, or
    closed when its seat has passed to somebody else.
    Those of one moment go in the order of their names.
    """

    ANNOUNCED = "announced"
    BALLOT = "ballot"
    BOARD = "board"
    FRESH = "fresh"
    HAND = "hand"
    OLD = "old"
    PASSED = "passed"
    SETTLED = "settled"
    TURN = "turn"
    WHISPERED = "whispered"
    WORD = "word"


def board_notice(row: records.MatchRow, now: float) -> changes.AddNotice:
    """The refresh of a board: in solo games the click that made it necessary has the first try."""
    return for_now(row, NoticeKind.BOARD, now, now + GRACE if row.size == 1 else now)


def fresh_board(row: records.MatchRow, now: float) -> changes.AddNotice:
    """The board posted anew at the bottom."""
    return for_now(row, NoticeKind.FRESH, now, now)


def asked_board(row: records.MatchRow, interaction: int, now: float) -> changes.AddNotice:
    """The board posted anew because a member asks, who has the first try."""
    key = f"{NoticeKind.FRESH}:{row.id}"
    return made(row, NoticeKind.FRESH, f"f{interaction}", {}, key, now, now + GRACE)


def old_board(row: records.MatchRow, shown: records.Posted, now: float) -> changes.AddNotice:
    """A board that stands elsewhere now, to be taken away."""
    place = {"channel": shown.channel, "message": shown.message}
    key = f"{NoticeKind.OLD}:{shown.message}"
    return made(row, NoticeKind.OLD, f"o{shown.message}", place, key, now, now)


def hand_notice(row: records.MatchRow, seat: int, now: float) -> changes.AddNotice:
    """The direct message with a seat's hand, brought up to date when things have come to rest.

    The end of a game is such a rest.
    """
    rest = 0.0 if row.status is records.Status.OVER else REST
    return for_now(row, NoticeKind.HAND, now, now + rest, seat)


def hand_role(user: int) -> str:
    """The role of the message that shows a member's hand."""
    return f"hand:{user}"


def passed_hand(row: records.MatchRow, shown: records.Posted, now: float) -> changes.AddNotice:
    """A hand whose member has the seat no more, to be closed."""
    place = {"channel": shown.channel, "message": shown.message}
    key = f"{NoticeKind.PASSED}:{shown.message}"
    return made(row, NoticeKind.PASSED, f"p{shown.message}", place, key, now, now)


def announced(row: records.MatchRow, facts: bytes, now: float) -> changes.AddNotice:
    """Facts, in JSON, that are told in the channel on their own: one message a revision."""
    name = f"a{row.id}.{row.revision}.{row.edition}"
    key = f"{NoticeKind.ANNOUNCED}:{row.id}:{row.revision}"
    return made(row, NoticeKind.ANNOUNCED, name, {"facts": facts.decode()}, key, now, now)


def ballot_notice(row: records.MatchRow, seat: int, now: float) -> changes.AddNotice:
    """The question to a seat whether it agrees with what is proposed."""
    return for_now(row, NoticeKind.BALLOT, now, now, seat)


def whispered(row: records.MatchRow, seat: int, facts: bytes, now: float) -> changes.AddNotice:
    """Facts, in JSON, that are told to one seat alone; nobody else learns that anything was."""
    name = f"s{row.id}.{row.revision}.{row.edition}.{seat}"
    key = f"{NoticeKind.WHISPERED}:{row.id}:{row.revision}:{seat}"
    payload = {"seat": seat, "facts": facts.decode()}
    return made(row, NoticeKind.WHISPERED, name, payload, key, now, now)


def word(
    row: records.MatchRow,
    seat: int | None,
    say: str,
    now: float,
    *,
    public: bool = True,
    named: Mapping[str, int] | None = None,
    **given: str | int,
) -> changes.AddNotice:
    """One sentence for the member of a seat, or (None) for everybody in the channel.

    It goes by DM or by a mention, as the member likes; only by DM unless it may be `public`.
    `named` are the arguments that are names of seats.
    """
    payload = {
        "seat": seat,
        "say": say,
        "public": public,
        "named": dict(named or {}),
        "given": given,
    }
    key = f"{NoticeKind.WORD}:{row.id}:{'' if seat is None else seat}:{say}"
    mark = hashlib.sha256(f"{key}:{row.revision}:{row.edition}:{now}".encode()).hexdigest()
    return made(row, NoticeKind.WORD, f"w{mark[: NONCE - 1]}", payload, key, now, now)


def for_now(
    row: records.MatchRow, kind: NoticeKind, now: float, not_before: float, seat: int | None = None
) -> changes.AddNotice:
    """A notice of this state of the table; each state, revision and edition, needs it once."""
    key = f"{kind}:{row.id}" if seat is None else f"{kind}:{row.id}:{seat}"
    name = f"{kind[0]}{row.id}.{row.revision}.{row.edition}.{'' if seat is None else seat}"
    return made(row, kind, name, {} if seat is None else {"seat": seat}, key, now, not_before)


def made(
    row: records.MatchRow,
    kind: NoticeKind,
    name: str,
    payload: object,
    key: str,
    now: float,
    not_before: float,
) -> changes.AddNotice:
    """A notice of this name, in place of an earlier one with the same `key`."""
    return changes.AddNotice(
        records.NoticeRow(
            id=name,
            kind=kind,
            payload=json.dumps(payload),
            nonce=name[:NONCE],
            created=now,
            not_before=not_before,
            match_id=row.id,
            key=key,
        )
    )
