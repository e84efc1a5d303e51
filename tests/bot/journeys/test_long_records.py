"""A long record is read in small pieces, and never parsed by the event loop."""

import json
import threading
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.play import record as history
from bot.play import undo
from bot.play.data_requests import game_export
from bot.play.undo import possible_undo
from bot.presentation.history import log as game_log
from bot.store.records import Action
from bot.table.refusals import Refused
from engine.matches.record import Record
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import Player, context_of
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.simulation import Simulation, text_of

PIECE = 4
"""Entries per piece in these tests, so that short records have several."""
TURNS = 4


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of entries in each request to the store."""
    monkeypatch.setattr(history, "PIECE", PIECE)
    monkeypatch.setattr(undo, "REACH", PIECE)
    return []


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which entries of records are parsed."""
    seen: set[str] = set()

    def watched(work: Any) -> Any:
        def parse(*given: Any) -> Any:
            seen.add(threading.current_thread().name)
            return work(*given)

        return parse

    for module, name in (
        (game_log, "events_in"),
        (game_export, "facts_for"),
        (history, "_entries"),
    ):
        monkeypatch.setattr(module, name, watched(getattr(module, name)))
    monkeypatch.setattr(undo, "in_effect", watched(undo.in_effect))
    return seen


async def played(simulation: Simulation, read: list[int]) -> Player:
    """Ada in a game of Dyla with some entries, some of them undone."""
    ada = Player(simulation, simulation.ada, simulation.games, Random(5))
    await ada.open("dyla")
    service = context_of(simulation).service
    for number in count():
        await ada.click()
        table = await ada.table()
        if table.match.state.turn == TURNS:
            break
        if number % 3 == 2:
            back = await service.can_take_back(table.id, simulation.ada.id)
            await service.take_back(table.id, simulation.ada.id, back.to)
    store, whole = service.store, service.store.actions

    async def counted(match_id: str, after: int = 0, limit: int | None = None) -> Sequence[Action]:
        found = await whole(match_id, after, limit)
        read.append(len(found))
        return found

    store.actions = counted  # type: ignore[method-assign,assignment]
    return ada


@pytest.mark.threads
async def test_log_chart_and_exports_are_made_piece_by_piece_in_threads(
    simulation: Simulation, read: list[int], threads: set[str]
) -> None:
    ada = await played(simulation, read)
    entries = (await ada.table()).match.revision
    for command in ("table log", "table chart", "table export"):
        read.clear()
        threads.clear()
        await enter(simulation, simulation.ada, command)
        assert sum(read) == entries
        assert max(read) == PIECE
        assert threads
        assert threading.main_thread().name not in threads


async def test_the_log_does_not_depend_on_the_size_of_pieces(
    simulation: Simulation, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await played(simulation, read)
    table, store = await ada.table(), context_of(simulation).service.store
    said = []
    for size in (1, PIECE, 1000):
        monkeypatch.setattr(history, "PIECE", size)
        log = await game_log.read(store, table, 0, table.speech("en"))
        said.append((log.lines(), log.last_turn(0)))
    assert said[0] == said[1] == said[2]
    assert any(line.text.startswith("~~") for line in said[0][0])
    told = json.loads(await game_export.record_for(store, table.row, 0))["told"]
    assert {one["taken_back"] for one in told} == {True, False}


async def test_a_record_read_in_pieces_is_exported_whole(
    simulation: Simulation, read: list[int]
) -> None:
    ada = await played(simulation, read)
    await ada.give_up()
    data = file_of(simulation, await enter(simulation, simulation.ada, "table export"))
    entries = Record.model_validate_json(data).entries
    record = await context_of(simulation).service.store.actions((await ada.table()).id)
    assert [one.action for one in entries] == [json.loads(one.action) for one in record]


@pytest.mark.threads
async def test_an_undo_reads_only_the_part_of_the_record_it_needs(
    simulation: Simulation, read: list[int], threads: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await played(simulation, read)
    table, store = await ada.table(), context_of(simulation).service.store
    threads.clear()
    await simulation.ada.slash(simulation.games, "table undo")
    assert "would undo" in text_of(ada.told[-1]).lower()
    assert sum(read) < table.match.revision
    assert threads
    assert threading.main_thread().name not in threads

    found = []
    for reach in (1, PIECE, 1000):
        monkeypatch.setattr(undo, "REACH", reach)
        found.append(await possible_undo(store, table, 0))
    assert found[0] == found[1] == found[2]


async def test_a_refused_undo_does_not_read_the_whole_record(
    simulation: Simulation, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await played(simulation, read)
    table, store = await ada.table(), context_of(simulation).service.store
    oldest = 0
    while await store.snapshot(table.id, oldest) is None:
        oldest += 1
    assert oldest > 1, "the first turn is still to be taken back"
    monkeypatch.setattr(undo, "REACH", table.match.revision - oldest + 1)
    read.clear()
    with pytest.raises(Refused) as refused:
        await possible_undo(store, table, 1)
    assert refused.value.why.id == "undo-too-far"
    assert read == [table.match.revision - oldest + 1]

    monkeypatch.setattr(undo, "REACH", 1)
    read.clear()
    with pytest.raises(Refused):
        await possible_undo(store, table, 1)
    assert read[:2] == [1, 3], "twice as far each time"
