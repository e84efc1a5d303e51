"""Rows for tests of the store: a duel, its seats, actions, notices."""

from dataclasses import replace
from typing import Any

from bot.store.changes import AddAction, AddMatch, AddNotice, PutSnapshot, SetDecisions
from bot.store.protocol import Store
from bot.store.records import Action, By, MatchRow, NoticeRow, Seat, Snapshot, Status

ADA, BEN = 71, 72
GUILD, CHANNEL = 9001, 500


def ada(number: int = 0, **fields: Any) -> Seat:
    """Ada's seat."""
    return replace(Seat(number, ADA, None, "Ada"), **fields)


def ben(number: int = 1, **fields: Any) -> Seat:
    """Ben's seat."""
    return replace(Seat(number, BEN, None, "Ben"), **fields)


def duel(name: str = "duel", **fields: Any) -> MatchRow:
    """A running match of two in the first channel."""
    match = MatchRow(
        id=name,
        game="dark_miss_down",
        ruleset="1",
        options='{"short": true}',
        size=2,
        guild=GUILD,
        channel=CHANNEL,
        status=Status.RUNNING,
        host=ADA,
        settings='{"clock": "daily"}',
        seed_hash="5eed",
        seats=(ada(), ben()),
        created=1000.0,
        updated=1000.5,
    )
    return replace(match, **fields)


def move(revision: int, match_id: str = "duel", **fields: Any) -> Action:
    """Ada's action number `revision`."""
    action = Action(match_id, revision, 0, By.PLAYER, f'"a{revision}"', "[]", 1000.0 + revision)
    return action._replace(**fields)


def turn(revision: int, match_id: str = "duel", interaction: int | None = None) -> tuple[Any, ...]:
    """All changes that are committed with an action."""
    return (
        AddAction(move(revision, match_id, interaction=interaction), edition=0),
        PutSnapshot(Snapshot(match_id, revision, b"{}" * revision)),
        SetDecisions(match_id, ((0, revision),)),
        AddNotice(board(f"{match_id}-{revision}", match_id=match_id, key=f"board:{match_id}")),
    )


def board(name: str = "first", **fields: Any) -> NoticeRow:
    """The notice of a board."""
    notice = NoticeRow(name, "board", '{"text": "hi"}', f"nonce-{name}", 1000.0, 1000.0)
    return notice._replace(**fields)


async def sit_down(store: Store, *matches: MatchRow) -> None:
    """Store these matches, by default the duel."""
    await store.commit([AddMatch(match) for match in matches or (duel(),)])
