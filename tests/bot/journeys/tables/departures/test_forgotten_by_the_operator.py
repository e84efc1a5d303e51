"""`airlock forget`: the operator deletes a member's data."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.departures.forgetting import forget, values_naming
from tests.bot.journeys.tables.endings.test_what_is_kept import played_out
from tests.bot.journeys.tables.table import (
    begin,
    board,
    choose,
    open_lobby,
    press,
    table,
    until,
)
from tests.simulation import Simulation, text_of

NOBODY = 80351110224678912


pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.threads
async def test_a_forgotten_member_is_named_nowhere_and_an_ai_plays_on(
    simulation: Simulation, capsys: pytest.CaptureFixture[str]
) -> None:
    bo = simulation.bo
    over = await played_out(simulation, simulation.ada, bo)
    running = await begin(simulation, bo, simulation.ada, simulation.cleo)
    assert await forget(simulation, str(bo.id), "--yes") == 0
    told = capsys.readouterr()
    assert f"{bo.id} takes or took part in 2 games and lobbies here." in told.err
    assert f"Nothing here names {bo.id} any more" in told.out
    store = context_of(simulation).service.store
    assert await store.matches_of(bo.id) == []
    assert await store.results_of(bo.id) == []
    finished = await store.match(over)
    assert finished is not None
    assert [seat.name for seat in finished.seats] == ["Ada", ""]
    after = await context_of(simulation).service.tables.load(running.id)
    assert (after.row.seats[0].user, after.row.host) == (None, simulation.ada.id)

    async def an_ai_stands_in() -> bool:
        return f"{after.row.seats[0].name} has" in text_of(board(simulation))

    await until(simulation, an_ai_stands_in)
    assert "Bo has" not in text_of(board(simulation))


@pytest.mark.threads
async def test_nothing_in_the_database_names_a_forgotten_member_who_did_everything(
    simulation: Simulation, database: Path
) -> None:
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    named = str(bo.id), "Bo"
    await played_out(simulation, ada, bo)
    await begin(simulation, bo, ada, cleo)
    await choose(simulation, bo, ranked=False)
    await simulation.bot.close()
    before = {table for table, _ in values_naming(database, *named)}
    assert before >= {"seats", "results", "member_settings"}
    assert await asyncio.to_thread(main, ["forget", str(bo.id), "--yes"]) == 0
    assert values_naming(database, *named) == set()
    assert str(bo.id).encode() not in database.read_bytes()


@pytest.mark.threads
async def test_a_lobby_continues_without_a_forgotten_member(simulation: Simulation) -> None:
    lobby = await open_lobby(simulation, "beacons")
    await press(simulation, simulation.bo, lobby, "join")
    assert await forget(simulation, str(simulation.bo.id), "--yes") == 0
    await press(simulation, simulation.cleo, lobby, "join")
    assert "Cleo" in text_of(lobby)
    assert "Bo" not in text_of(lobby)


@pytest.mark.threads
async def test_nothing_is_deleted_unless_the_operator_confirms(
    simulation: Simulation, capsys: pytest.CaptureFixture[str]
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    assert await forget(simulation, str(simulation.bo.id)) == 1
    assert "Nothing was deleted. Add --yes" in capsys.readouterr().err
    assert (await table(simulation)).row.seats[1].user == simulation.bo.id


@pytest.mark.parametrize("wrong", ["Bo", "0", "-5", str(2**63), "12.5"])
def test_an_invalid_id_is_refused_in_one_sentence(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["forget", "--yes", "--", wrong]) == 2
    assert f"{wrong} is no id of a Discord account" in capsys.readouterr().err


def test_a_database_in_use_is_refused_and_nothing_changes(
    simulation: Simulation, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulation.bot
    assert main(["forget", str(NOBODY), "--yes"]) == 1
    assert "Another Airlock is using" in capsys.readouterr().err
