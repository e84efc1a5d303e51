"""A process that ends at the worst moment loses no move and leaves no second board."""

import asyncio
from collections.abc import Sequence

import pytest
from structlog.testing import capture_logs

from bot.app import Airlock
from bot.play.opening.start import Seating
from bot.store import changes
from bot.table.notices import BOARD, GRACE, board_notice
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation, text_of

SOON = GRACE + 20
"""Seconds after which unfinished deliveries are completed."""


async def test_buttons_survive_a_restart_in_mid_game(ada: Player) -> None:
    await ada.do(ada.press(ada.plays_on))
    board = ada.board

    await ada.simulation.restart()

    assert len(await ada.do(ada.press(ada.plays_on))) == 1
    assert ada.board.id == board.id
    assert (await ada.table()).match.revision == 2


@pytest.mark.parametrize("minutes", [4, 9])
async def test_a_restart_loses_no_time_even_after_a_long_idle_period(
    ada: Player, minutes: int
) -> None:
    await ada.simulation.pass_time(minutes * 60 + 55)

    with capture_logs() as said:
        await ada.simulation.restart()

    assert not [line for line in said if line["event"] == "time_lost"]


async def test_events_that_arrive_while_the_bot_stops_are_ignored_without_errors(
    simulation: Simulation,
) -> None:
    bot = simulation.bot
    assert isinstance(bot, Airlock)
    bot._at_work = False  # as before it was ready for the first time
    await bot.close()

    with capture_logs() as said:
        await bot.on_connect()
        await bot.on_ready()
        await asyncio.sleep(0)

    assert not bot._at_work
    assert not [line for line in said if line["log_level"] == "error"]


async def test_a_stored_move_that_was_not_shown_is_shown_after_the_restart(ada: Player) -> None:
    board, before = ada.board, text_of(ada.board)
    move = ada.plays_on
    await context_of(ada.simulation).service.play(move.match_id, ada.member.id, 0, move.argument)
    await ada.simulation.restart()
    assert text_of(ada.board) == before

    with ada.simulation.requests() as sent:
        await ada.simulation.pass_time(SOON)
        await ada.simulation.pass_time(SOON)

    assert [request.method for request in sent] == ["PATCH"]
    assert ada.board.id == board.id
    assert ada.plays_on.decision == 1
    await ada.do(ada.press(ada.plays_on))
    assert (await ada.table()).match.revision == 2


async def test_a_stored_start_that_was_not_shown_is_posted_once_after_the_restart(
    simulation: Simulation,
) -> None:
    bo = Player(simulation, simulation.bo, simulation.games)
    opened = Seating("dyla", {}, simulation.guild.id, bo.channel.id, bo.member.id, "Bo", 1)
    await context_of(simulation).service.start(opened)
    await simulation.restart()
    assert not bo.boards

    await simulation.pass_time(SOON)
    await simulation.pass_time(SOON)

    await bo.do(bo.press(bo.plays_on))
    assert (await bo.table()).match.revision == 1


async def test_a_first_board_posted_but_not_stored_is_found_after_the_restart(ada: Player) -> None:
    board, table = ada.board, await ada.table()
    context = context_of(ada.simulation)
    late = board_notice(table.row, table.row.created)
    await context.service.store.commit([changes.DropMessage(table.id, BOARD), late])
    await ada.simulation.restart()

    await ada.simulation.pass_time(SOON)

    assert ada.board.id == board.id
    known = await context_of(ada.simulation).service.store.messages(table.id)
    assert known[BOARD].message == board.id


async def test_a_board_is_posted_in_a_channel_whose_history_the_bot_cannot_read(
    simulation: Simulation,
) -> None:
    bo = Player(simulation, simulation.bo, simulation.games)
    opened = Seating("dyla", {}, simulation.guild.id, bo.channel.id, bo.member.id, "Bo", 1)
    await context_of(simulation).service.start(opened)
    simulation.forbid(simulation.games, read_message_history=True)
    await simulation.restart()

    await simulation.pass_time(SOON)

    assert bo.board


async def test_a_click_while_the_bot_stops_is_played_and_answered_or_refused(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = context_of(ada.simulation).service.store
    commit, stopping = store.commit, asyncio.Event()

    async def slow(wanted: Sequence[changes.Change]) -> None:
        stopping.set()
        await commit(wanted)

    monkeypatch.setattr(store, "commit", slow)
    ada.simulation.env.backend.emit("INTERACTION_CREATE", ada.press(ada.plays_on).payload)
    await stopping.wait()
    await ada.simulation.restart()
    await ada.simulation.pass_time(SOON)

    table = await ada.table()
    assert ada.plays_on.decision == table.match.decisions[0]
    assert len(await store_actions(ada)) == table.match.revision


async def store_actions(player: Player) -> list[object]:
    """The record of the player's game."""
    table = await player.table()
    return list(await context_of(player.simulation).service.store.actions(table.id))
