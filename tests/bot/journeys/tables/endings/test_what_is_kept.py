"""Exports, and the deletion of a member's data."""

import json
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.play.data_requests import member_export
from bot.store.changes import PutTable
from engine.core.chance import commitment
from engine.matches.record import Record, verify
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of, row_here
from tests.bot.journeys.tables.table import (
    act,
    begin,
    board,
    lay,
    open_lobby,
    posts,
    press,
    table,
    until,
)
from tests.bot.journeys.tables.turns.test_prepared_moves import two
from tests.simulation import Simulation, custom_ids, labels_of, text_of


def file_of(simulation: Simulation, message: Message) -> bytes:
    """The only file of a message."""
    (attachment,) = message.attachments
    data = simulation.env.backend.cdn.get(attachment["url"])
    assert data is not None
    return data


async def played_out(simulation: Simulation, *members: MemberActor) -> str:
    """Play a game of Beacons to its end; returns its id."""
    now = await begin(simulation, *members)
    await play_out(simulation, now.id, *members)
    return now.id


async def play_out(simulation: Simulation, match_id: str, *members: MemberActor) -> None:
    """Let members make the first offered move until their game is over."""
    tables = context_of(simulation).service.tables
    while not (now := await tables.load(match_id)).over:
        user = now.row.seats[now.missing[0]].user
        await act(simulation, *(one for one in members if one.id == user))


async def test_the_export_of_a_finished_game_passes_verification(simulation: Simulation) -> None:
    match = await played_out(simulation, simulation.ada, simulation.bo)
    answer = await enter(simulation, simulation.bo, "table export")
    record = Record.model_validate_json(file_of(simulation, answer))
    row = await context_of(simulation).service.store.match(match)
    assert row is not None
    assert commitment(row.secret or "") == row.seed_hash
    assert verify(record, row.seed_hash) is None


async def test_an_export_before_the_end_contains_only_what_the_member_knows(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.ada)
    mine = json.loads(file_of(simulation, await enter(simulation, simulation.ada, "table export")))
    other = json.loads(file_of(simulation, await enter(simulation, simulation.bo, "table export")))
    state = (await table(simulation)).match.state
    assert mine["told"][0]["facts"][0]["cards"] == list(state.players[0].bid)
    assert other["told"][0]["facts"][0] == {"seat": None, "cards": None, "kind": "laid"}
    assert state.chance.seed not in json.dumps([mine, other])
    assert "entries" not in other


@pytest.mark.threads
async def test_a_members_export_is_complete_and_written_off_the_loop(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, threads = member_export._text, set[int]()

    def noted(value: object, depth: int = 1) -> str:
        if depth > 1:  # long lists
            threads.add(threading.get_ident())
        return written(value, depth)

    monkeypatch.setattr(member_export, "_text", noted)
    match = await played_out(simulation, simulation.ada, simulation.bo)
    data = json.loads(
        file_of(simulation, await enter(simulation, simulation.bo, "your data export"))
    )
    assert [one["match_id"] for one in data["tables"]] == [match]
    assert [one["match_id"] for one in data["results"]] == [match]
    assert data["tables"][0]["moves"]
    assert str(simulation.ada.id) not in json.dumps(data)
    assert threads
    assert threading.get_ident() not in threads


async def test_a_member_who_keeps_their_data_loses_nothing(simulation: Simulation) -> None:
    running = await begin(simulation, simulation.bo, simulation.ada)
    question = await enter(simulation, simulation.bo, "your data delete")
    keep = custom_ids(question.components)[labels_of(question).index("Keep my data")]
    await simulation.deliver(simulation.press(simulation.bo, question, keep))
    assert text_of(question) == "Nothing has changed."
    assert (await table(simulation)).seat_of(simulation.bo.id) is not None
    assert (await table(simulation)).id == running.id


async def test_a_member_who_deletes_their_data_is_named_nowhere(
    simulation: Simulation,
) -> None:
    over = await played_out(simulation, simulation.ada, simulation.bo)
    running = await begin(simulation, simulation.bo, simulation.ada, simulation.cleo)
    question = await enter(simulation, simulation.bo, "your data delete")
    answer = await press(simulation, simulation.bo, question, "forget")
    assert "Nothing I keep names you" in text_of(answer)
    store = context_of(simulation).service.store
    assert await store.matches_of(simulation.bo.id) == []
    assert await store.matches_of(simulation.bo.id, over=True) == []
    assert await store.results_of(simulation.bo.id) == []
    finished = await store.match(over)
    assert finished is not None
    assert [seat.name for seat in finished.seats] == ["Ada", ""]
    after = await context_of(simulation).service.tables.load(running.id)
    assert after.row.seats[0].user is None
    assert after.row.host == simulation.ada.id
    agent = after.row.seats[0].name

    async def stands_in() -> bool:
        return f"{agent} has 0 points." in text_of(board(simulation))

    await until(simulation, stands_in)
    assert "Bo has" not in text_of(board(simulation))


async def test_a_prepared_move_is_exported_to_its_member_only(simulation: Simulation) -> None:
    first, second = await two(simulation)
    offered = await second.autocomplete(simulation.games, "move", "move", "")
    move = next(one["name"] for one in offered if one["name"].startswith("Discard"))
    await enter(simulation, second, "move", move=move)
    for member, kept in ((first, []), (second, [move])):
        answer = await enter(simulation, member, "your data export")
        (shown,) = json.loads(file_of(simulation, answer))["tables"]
        assert shown["prepared"] == kept


async def test_a_game_that_cannot_be_resumed_does_not_prevent_deleting_data(
    simulation: Simulation,
) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    service = context_of(simulation).service
    row = await row_here(simulation)
    await service.store.commit([PutTable(replace(row, ruleset="99"))])
    service.tables.forget(row.id)
    question = await enter(simulation, simulation.bo, "your data delete")
    answer = await press(simulation, simulation.bo, question, "forget")
    assert "Nothing I keep names you" in text_of(answer)
    assert await service.store.matches_of(simulation.bo.id) == []
    assert await service.store.match_in_channel(simulation.games.id) is None


async def test_proposals_of_a_forgotten_member_name_nobody(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await enter(simulation, simulation.ada, "table pause")
    ballot = simulation.messages_of(simulation.bo)[-1]
    question = await enter(simulation, simulation.ada, "your data delete")
    await press(simulation, simulation.ada, question, "forget")
    said = text_of(ballot).removeprefix("### Beacons\n")
    assert said.startswith("That vote is over.")


async def test_a_forgotten_member_is_named_in_no_lobby(simulation: Simulation) -> None:
    shared = await open_lobby(simulation, "beacons")
    await press(simulation, simulation.bo, shared, "join")
    await simulation.bo.slash(simulation.lounge, "play", game="beacons")
    alone = simulation.sees(simulation.dan, simulation.lounge)[-1]
    question = await enter(simulation, simulation.bo, "your data delete")
    await press(simulation, simulation.bo, question, "forget")
    for shown in (shared, alone):
        assert "Bo" not in text_of(shown)
    assert "1. Ada (host)" in text_of(shared)
    assert "this table is closed" in text_of(alone)


async def test_a_seat_offer_is_deleted_with_the_data_of_its_author_or_recipient(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    for by in (simulation.ada, simulation.bo):
        await by.slash(simulation.games, "table give", member=simulation.dan)
    assert [line for line in posts(simulation).splitlines() if "offers you" in line]
    await forgotten(simulation, simulation.bo)
    assert "Bo offers you" not in posts(simulation)
    assert "Ada offers you" in posts(simulation)
    await forgotten(simulation, simulation.dan)
    assert "offers you" not in posts(simulation)


async def forgotten(simulation: Simulation, member: MemberActor) -> None:
    question = await enter(simulation, member, "your data delete")
    assert "such as boards of past games, keep your name" in text_of(question)
    await press(simulation, member, question, "forget")


async def test_the_database_files_contain_no_name_of_a_forgotten_member(
    simulation: Simulation, tmp_path: Path
) -> None:
    simulation.rename(simulation.bo, "Bolingbroke")
    running = await begin(simulation, simulation.bo, simulation.ada, simulation.cleo)
    await act(simulation, simulation.bo, simulation.ada, simulation.cleo)
    await simulation.bo.slash(simulation.games, "table give", member=simulation.dan)
    files = [tmp_path / "airlock.db", tmp_path / "airlock.db-wal"]
    assert any(b"Bolingbroke" in file.read_bytes() for file in files)
    question = await enter(simulation, simulation.bo, "your data delete")
    await press(simulation, simulation.bo, question, "forget")
    await simulation.env.settle()
    assert not any(b"Bolingbroke" in file.read_bytes() for file in files)
    assert (await context_of(simulation).service.tables.load(running.id)).row.size == 3
