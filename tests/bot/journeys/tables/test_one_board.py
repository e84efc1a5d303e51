"""A table has exactly one live board, whatever happened to the previous one."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.delivery.old_messages import FORBIDDEN_PAUSE
from bot.delivery.outbox import LEASE
from bot.store import changes
from bot.store.errors import NotSaved
from bot.store.records import NoticeRow
from bot.table.notices import GRACE, Fresh, Hand, table_notice
from tests.bot.journeys.player import begin_alone, context_of
from tests.bot.journeys.tables.table import (
    DAY,
    act,
    begin,
    boards,
    choose,
    public,
    table,
    writes,
)
from tests.simulation import Simulation, text_of

HOUR = 3600.0
SOON = LEASE + GRACE
"""Seconds after which unfinished deliveries are completed."""


@pytest.fixture
async def duel(simulation: Simulation) -> Simulation:
    """A table of Dark Miss Down; members to act are mentioned."""
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    await choose(simulation, simulation.ada, notify="channel")
    await choose(simulation, simulation.bo, notify="channel")
    return simulation


async def members(simulation: Simulation) -> tuple[MemberActor, MemberActor]:
    """The member to act, and the one who waits."""
    both = (simulation.ada, simulation.bo)
    first = (await table(simulation)).missing[0]
    return both[first], both[1 - first]


async def pass_on(simulation: Simulation) -> None:
    """Let the member to act play until it is the other's turn."""
    first, _ = await members(simulation)
    while (await members(simulation))[0] is first:
        await act(simulation, first)


async def is_live(simulation: Simulation) -> Message:
    """The only board; it must be current, and its buttons must work."""
    (standing,) = boards(simulation)
    now = await table(simulation)
    assert re.search(rf"(turn|round) {now.match.state.turn} ", text_of(standing))
    noted = (await context_of(simulation).service.store.messages(now.id))["board"]
    assert noted.message == standing.id
    left = await context_of(simulation).service.store.notices(now.id)
    assert {one.kind for one in left} <= {Hand.kind}, "a hand is at rest for a minute first"
    return standing


def pings(simulation: Simulation, member: MemberActor) -> list[int]:
    """The ids of the channel's messages that mention a member."""
    return [
        one.id for one in public(simulation) if f"<@{member.id}>, it's your turn" in text_of(one)
    ]


def fail_to_note(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process die after posting a board and before storing its place."""
    store = context_of(simulation).service.store
    commit, notices, dead = store.commit, store.notices, list[bool]()

    async def write(wanted: Sequence[changes.Change]) -> None:
        notes = [one.message.role for one in wanted if isinstance(one, changes.PutMessage)]
        dead.extend([True] * notes.count("board"))
        if dead:
            raise NotSaved("the process is gone")
        await commit(wanted)

    async def read(match_id: str) -> list[NoticeRow]:
        if dead:
            raise NotSaved("the process is gone")
        return await notices(match_id)

    monkeypatch.setattr(store, "commit", write)
    monkeypatch.setattr(store, "notices", read)


async def test_a_passed_turn_leaves_one_board_that_mentions_the_next_player(
    duel: Simulation,
) -> None:
    before = await is_live(duel)
    _, second = await members(duel)

    await pass_on(duel)

    board = await is_live(duel)
    assert board.id != before.id
    assert before.id not in [one.id for one in public(duel)]
    assert pings(duel, second)[-1:] == [board.id]


async def test_a_board_queued_before_a_crash_is_posted_once(duel: Simulation) -> None:
    _, second = await members(duel)
    told = len(pings(duel, second))
    await context_of(duel).outbox.stop()
    await pass_on(duel)
    await duel.restart()

    await duel.pass_time(SOON)
    await duel.pass_time(SOON)

    board = await is_live(duel)
    assert pings(duel, second)[told:] == [board.id]


async def test_a_posted_board_that_was_not_stored_is_found_and_not_reposted(
    duel: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, second = await members(duel)
    fail_to_note(duel, monkeypatch)
    await pass_on(duel)
    posted = boards(duel)[-1]
    assert pings(duel, second) == [posted.id]
    await duel.restart()

    await duel.pass_time(SOON)
    await duel.pass_time(SOON)

    assert (await is_live(duel)).id == posted.id
    assert pings(duel, second) == [posted.id], "nobody is told twice"


async def test_a_posted_board_that_was_not_stored_is_replaced_after_newer_events(
    duel: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as failing:
        fail_to_note(duel, failing)
        await pass_on(duel)
    await duel.restart()
    await act(duel, duel.ada, duel.bo)

    await duel.pass_time(SOON)
    await duel.pass_time(SOON)

    await is_live(duel)


async def test_a_requested_board_that_was_not_stored_is_found(
    duel: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_to_note(duel, monkeypatch)
    await duel.ada.slash(duel.games, "board")
    assert len(boards(duel)) == 2
    newest = boards(duel)[-1]
    await duel.restart()

    await duel.pass_time(SOON)

    assert (await is_live(duel)).id == newest.id


async def test_an_old_board_that_could_not_be_deleted_is_deleted_after_the_restart(
    duel: Simulation,
) -> None:
    place = f"/channels/{duel.games.id}/messages/*"
    duel.env.inject_error("DELETE", place, status=500, times=1)
    await pass_on(duel)
    assert len(boards(duel)) == 2
    await duel.restart()

    await duel.pass_time(SOON)

    await is_live(duel)


async def test_an_old_board_that_cannot_be_deleted_loses_its_buttons(duel: Simulation) -> None:
    old = await is_live(duel)
    place = f"/channels/{duel.games.id}/messages/*"
    duel.env.inject_error("DELETE", place, status=403, code=50013, times=None)

    await pass_on(duel)

    await is_live(duel)
    (left,) = [one for one in public(duel) if one.id == old.id]
    assert text_of(left) == "The board is further down now."


BROKEN: dict[str, dict[str, Any] | None] = {
    "deleted": None,
    "too old to edit": {"status": 429, "code": 30046},
    "in an archived thread": {"status": 400, "code": 50083},
}


async def break_board(simulation: Simulation, old: Message, how: str) -> None:
    """Make a board impossible to edit."""
    fault = BROKEN[how]
    if fault is None:
        await simulation.delete(old)
        return
    place = f"/channels/{old.channel_id}/messages/{old.id}"
    simulation.env.inject_error("PATCH", place, times=None, **fault)


@pytest.mark.parametrize("how", BROKEN)
async def test_a_board_that_cannot_be_edited_is_replaced_during_and_after_a_turn(
    duel: Simulation, how: str
) -> None:
    old = await is_live(duel)
    await break_board(duel, old, how)
    first, _ = await members(duel)
    await act(duel, first)
    new = await is_live(duel)
    assert new.id != old.id
    await break_board(duel, new, how)

    await pass_on(duel)

    assert (await is_live(duel)).id not in (old.id, new.id)


@pytest.mark.parametrize("how", BROKEN)
async def test_an_update_replaces_a_board_that_cannot_be_edited(duel: Simulation, how: str) -> None:
    old = await is_live(duel)
    await break_board(duel, old, how)
    service = context_of(duel).service

    await service.store.commit([table_notice((await table(duel)).row, Fresh(), service.now())])
    service.wake()
    await duel.env.settle()

    assert (await is_live(duel)).id != old.id


@pytest.mark.parametrize("how", BROKEN)
async def test_a_solo_board_that_cannot_be_edited_is_replaced(
    simulation: Simulation, how: str
) -> None:
    ada = await begin_alone(simulation, "dyla")
    old = ada.board
    await break_board(simulation, old, how)

    await ada.type()

    assert (await is_live(simulation)).id != old.id
    await ada.do(ada.press(ada.plays_on))
    assert (await ada.table()).match.revision == 2
    assert len(boards(simulation)) == 1


async def test_a_requested_solo_board_that_was_not_stored_is_found(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await begin_alone(simulation, "dyla")
    fail_to_note(simulation, monkeypatch)
    await simulation.ada.slash(simulation.games, "board")
    newest = boards(simulation)[-1]
    await simulation.restart()

    await simulation.pass_time(SOON)

    assert (await is_live(simulation)).id == newest.id
    await ada.do(ada.press(ada.plays_on))
    assert (await ada.table()).match.revision == 1


async def test_an_old_board_in_a_forbidden_channel_is_deleted_once_permissions_return(
    duel: Simulation,
) -> None:
    old = await is_live(duel)
    match_id = (await table(duel)).id
    duel.forbid(duel.games, view_channel=True)
    await duel.ada.slash(duel.games, "board")
    assert len(boards(duel)) == 2, "the command needs no right"
    with duel.requests() as sent:
        await duel.pass_time(HOUR)
    assert writes(sent, duel.games) == []
    await duel.restart()
    await context_of(duel).seats.leave(match_id, duel.ada.id, ends=True)
    await duel.pass_time(HOUR)
    assert old.id in [one.id for one in boards(duel)]
    duel.permit(duel.games)

    await duel.pass_time(FORBIDDEN_PAUSE)

    assert old.id not in [one.id for one in public(duel)]
    assert len(boards(duel)) == 1


async def test_an_old_board_that_cannot_be_deleted_now_is_deleted_with_the_next_one(
    duel: Simulation,
) -> None:
    old = await is_live(duel)
    for method in ("DELETE", "PATCH"):
        place = f"/channels/{duel.games.id}/messages/{old.id}"
        duel.env.inject_error(method, place, status=403, code=50013, times=None)
    await pass_on(duel)
    await duel.pass_time(DAY)
    assert old.id in [one.id for one in boards(duel)]
    duel.heal()

    await duel.ada.slash(duel.games, "board")

    await is_live(duel)
