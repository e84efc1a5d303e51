"""The bot is removed from a server and invited again: its games wait, and then continue."""

import pytest

from bot.lobby.lobbies import LOBBY_LIFE
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import say
from tests.bot.journeys.player import Player, context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.table import DAY, act, begin, board, boards, table
from tests.simulation import Simulation, custom_ids, text_of


@pytest.fixture
async def running(simulation: Simulation) -> Player:
    """A table of Beacons with a running clock, and Cleo's game of Dyla in the lounge."""
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    cleo = Player(simulation, simulation.cleo, simulation.lounge)
    await cleo.open("dyla")
    await cleo.do(cleo.press(cleo.plays_on))
    await simulation.pass_time(3600)
    return cleo


async def time_left(simulation: Simulation) -> list[float]:
    """The remaining times of the table's clocks."""
    now = context_of(simulation).service.now()
    return [when - now for when in (await due(simulation, Timers.DEADLINE)).values()]


async def test_games_of_a_left_server_wait_without_requests(running: Player) -> None:
    simulation = running.simulation
    service = context_of(simulation).service
    move = running.plays_on
    await service.play(move.match_id, running.member.id, move.decision, move.argument)
    before = await entries(simulation)

    with simulation.requests() as sent:
        await simulation.throw_out()
        service.wake()
        await simulation.pass_time(10 * DAY)

    assert sent == []
    assert await entries(simulation) == before
    assert await service.store.next_notice() is None
    assert await service.store.next_timer() is None
    now = await table(simulation)
    assert now.paused
    assert not any(seat.autopilot for seat in now.row.seats)


async def test_a_move_by_direct_message_is_refused_while_the_bot_is_off_the_server(
    running: Player,
) -> None:
    simulation = running.simulation
    hand = simulation.messages_of(simulation.ada)[-1]
    pick = next(one for one in custom_ids(hand.components) if ":pick:" in one)
    before = await entries(simulation)
    await simulation.throw_out()

    await simulation.deliver(simulation.press(simulation.ada, hand, pick, values=["spark"]))

    assert await entries(simulation) == before
    assert "can't write in its channel" in text_of(simulation.messages_of(simulation.ada)[-1])


async def test_members_of_a_left_server_do_not_count_as_gone(running: Player) -> None:
    simulation = running.simulation
    service, now = context_of(simulation).service, await table(simulation)
    await simulation.throw_out()

    late = say(now.row, 1, "word-remind", service.now())
    await service.store.commit([late])
    service.wake()
    await simulation.env.settle()

    assert await service.store.next_notice() is None
    assert not any(seat.autopilot for seat in (await table(simulation)).row.seats)


async def test_every_game_resumes_with_one_board_and_its_remaining_time(running: Player) -> None:
    simulation = running.simulation
    left = await time_left(simulation)
    service, move = context_of(simulation).service, running.plays_on
    await service.play(move.match_id, running.member.id, move.decision, move.argument)
    await simulation.throw_out()
    await simulation.pass_time(10 * DAY)

    await simulation.invite_back()
    await simulation.pass_time(60)

    assert await entries(simulation) == []
    assert [round(one / 120) for one in await time_left(simulation)] == [
        round((one - 60) / 120) for one in left
    ]
    for channel in (simulation.games, simulation.lounge):
        assert len(boards(simulation, channel)) == 1
    assert "paused" not in text_of(board(simulation))
    assert running.plays_on.decision == 2, "what was played before is shown"
    await running.do(running.press(running.plays_on))
    assert (await running.table()).match.revision == 3
    await act(simulation, simulation.ada, simulation.bo)
    assert len(await entries(simulation)) == 2
    assert len(boards(simulation)) == 1


async def test_servers_left_and_joined_while_disconnected_are_reconciled(
    running: Player,
) -> None:
    simulation = running.simulation
    left = await time_left(simulation)
    await simulation.env.bot.close()
    await simulation.throw_out()
    with simulation.requests() as sent:
        await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
        await simulation.pass_time(10 * DAY)
    written = [one for one in sent if one.path.startswith("/channels/")]
    assert written == []
    assert (await table(simulation)).paused

    await simulation.env.bot.close()
    await simulation.invite_back()
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    await simulation.pass_time(60)

    assert [round(one / 120) for one in await time_left(simulation)] == [
        round((one - 60) / 120) for one in left
    ]
    for channel in (simulation.games, simulation.lounge):
        assert len(boards(simulation, channel)) == 1


async def test_a_members_pause_survives_and_a_lobby_closes_silently(
    simulation: Simulation,
) -> None:
    begun = await begin(simulation, simulation.ada, simulation.bo)
    await context_of(simulation).seats.pause(begun.id)
    await simulation.bo.slash(simulation.lounge, "play", game="beacons")
    await simulation.throw_out()

    with simulation.requests() as sent:
        await simulation.pass_time(LOBBY_LIFE + DAY)
    await simulation.invite_back()

    assert sent == []
    assert (await table(simulation)).paused
    lobby = simulation.sees(simulation.bo, simulation.lounge)[-1]
    join = next(one for one in custom_ids(lobby.components) if ":join:" in one)
    await simulation.deliver(simulation.press(simulation.dan, lobby, join))
    told = simulation.sees(simulation.dan, simulation.lounge)[-1]
    assert text_of(told) == "This table is no longer looking for players."
    assert await context_of(simulation).service.store.match_in_channel(simulation.lounge.id) is None


async def test_a_move_by_direct_message_is_accepted_after_the_bot_is_back(running: Player) -> None:
    simulation = running.simulation
    await simulation.throw_out()
    await simulation.pass_time(DAY)
    await simulation.invite_back()

    told = [text_of(one) for one in simulation.messages_of(simulation.bo)]

    assert "your turn" in told[-1], "the turn is told again, with the way to the board"


async def test_an_old_board_is_deleted_when_the_bot_is_back(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo)
    simulation.forbid(simulation.games, view_channel=True)
    await simulation.ada.slash(simulation.games, "board")
    assert len(boards(simulation)) == 2
    await simulation.throw_out()
    with simulation.requests() as sent:
        await simulation.pass_time(3600)
    assert sent == []
    await simulation.invite_back()
    simulation.permit(simulation.games)

    await simulation.pass_time(3600)

    assert len(boards(simulation)) == 1
