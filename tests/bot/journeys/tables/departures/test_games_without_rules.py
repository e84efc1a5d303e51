"""After an upgrade that removed a ruleset, its games wait, can be read, and can be ended."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.presentation.custom_ids import Verb
from bot.store import changes
from bot.store.records import MatchRow, Status
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due
from tests.bot.journeys.tables.table import DAY, act, begin, boards, press, public, quits, table
from tests.simulation import Simulation, labels_of, text_of

WAITS = "it needs rules that this version of me doesn't have"
END = "End this game"


@pytest.fixture
async def older(simulation: Simulation) -> MatchRow:
    """A running game of Dark Miss Down under a ruleset that this version does not have."""
    pair = (simulation.ada, simulation.bo)
    now = await begin(simulation, *pair, pace="daily", game="dark_miss_down")
    await act(simulation, *pair)
    return await with_ruleset(simulation, now.id, "0")


async def with_ruleset(simulation: Simulation, match_id: str, ruleset: str) -> MatchRow:
    """The game after an upgrade or rollback to a version with another ruleset."""
    store = context_of(simulation).service.store
    row = await stored(simulation, match_id)
    await store.commit([changes.PutTable(replace(row, ruleset=ruleset))])
    await simulation.restart()
    return await stored(simulation, match_id)


async def stored(simulation: Simulation, match_id: str) -> MatchRow:
    row = await context_of(simulation).service.store.match(match_id)
    assert row is not None
    return row


def offers(simulation: Simulation) -> list[str]:
    """The channel's messages about games without rules."""
    return [text_of(one) for one in public(simulation) if END in labels_of(one)]


async def attached(simulation: Simulation, command: str) -> tuple[str, bytes]:
    """The text and file of an answer."""
    answer = await enter(simulation, simulation.ada, command)
    (file,) = answer.attachments
    data = simulation.env.backend.cdn.get(file["url"])
    assert data is not None
    return text_of(answer), data


async def test_a_game_without_rules_has_no_clock_and_its_board_says_so_once(
    simulation: Simulation, older: MatchRow
) -> None:
    (board,) = boards(simulation)
    (said,) = offers(simulation)
    assert WAITS in said
    assert older.status is Status.PAUSED
    await simulation.pass_time(3 * DAY)
    await simulation.restart()

    assert offers(simulation) == [said]
    assert [one.id for one in boards(simulation)] == [board.id]
    assert await stored(simulation, older.id) == older


@pytest.mark.usefixtures("older")
async def test_of_a_game_without_rules_only_log_and_export_work(
    simulation: Simulation,
) -> None:
    said, log = await attached(simulation, "table log")
    assert "This is its record" in said
    lines = log.decode().splitlines()
    assert lines[0].startswith("1. ")
    assert any("Ada" in line or "Bo" in line for line in lines)
    _, export = await attached(simulation, "table export")
    record: dict[str, Any] = json.loads(export)
    assert (record["game"], record["ruleset"], record["seat"]) == ("dark_miss_down", 0, 0)
    assert record["told"]
    hand = await enter(simulation, simulation.ada, "hand")
    assert "This game of Dark Miss Down needs rules" in text_of(hand)
    assert labels_of(hand) == ["Board"]


async def test_a_member_can_end_a_game_without_rules_and_export_it_whole(
    simulation: Simulation, older: MatchRow
) -> None:
    (offer,) = [one for one in public(simulation) if END in labels_of(one)]
    question = await press(simulation, simulation.bo, offer, Verb.ASK_LEAVE)
    await press(simulation, simulation.bo, question, Verb.LEAVE_END)
    await simulation.pass_time(60)

    assert (await stored(simulation, older.id)).status is Status.OVER
    assert offers(simulation) == []
    assert len(boards(simulation)) == 1
    _, export = await attached(simulation, "table export")
    assert len(json.loads(export)["entries"]) == older.revision


async def test_a_game_resumes_with_its_clock_once_its_rules_are_back(
    simulation: Simulation, older: MatchRow
) -> None:
    await with_ruleset(simulation, older.id, "1")
    await simulation.ada.slash(simulation.games, "board")
    await simulation.pass_time(60)

    assert not (await table(simulation)).paused
    assert offers(simulation) == []
    assert len(boards(simulation)) == 1
    assert len(await due(simulation, Timers.DEADLINE)) == 1


@pytest.mark.threads
async def test_check_lists_games_without_rules_by_server_and_asks_before_starting(
    simulation: Simulation,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    now = await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    store = context_of(simulation).service.store
    await store.commit([changes.PutTable(replace(now.row, ruleset="0"))])
    await simulation.env.bot.close()
    monkeypatch.setenv("AIRLOCK_TOKEN", "MTAx.secret.token")
    monkeypatch.setenv("AIRLOCK_DATABASE", str(tmp_path / "airlock.db"))
    assert await asyncio.to_thread(main, ["check"]) == 1
    assert capsys.readouterr().err == (
        f"Server {simulation.guild.id} plays 1 game of dark_miss_down under ruleset 0, which this"
        " version does not have.\nSuch games wait, can be read and can be ended at their boards."
        " To have them finished first, start the version before. Go on with this version all the"
        " same?\n"
    )

    await simulation.restart()
    assert len(offers(simulation)) == 1
    assert await asyncio.to_thread(main, ["check"]) == 0, "what waits already was agreed to"


async def test_a_game_without_rules_keeps_its_tables_language_after_a_member_leaves(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await simulation.bo.slash(simulation.games, "your settings", language="de")
    now = await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    await quits(simulation, simulation.ada)
    await with_ruleset(simulation, now.id, "0")
    (said,) = offers(simulation)
    assert WAITS in said
