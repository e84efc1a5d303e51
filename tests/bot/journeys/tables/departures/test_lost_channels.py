"""The bot cannot write in a channel: a few tries, an announced pause, and a later resume."""

from bot.delivery.outbox import TRIES
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.larger_tables import moves
from tests.bot.journeys.player import begin_alone, context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.table import (
    DAY,
    act,
    begin,
    board,
    boards,
    choose,
    press,
    table,
    writes,
)
from tests.simulation import Simulation, custom_ids, text_of

LOST = "I can't write in the channel of your"


def close(simulation: Simulation) -> None:
    """Revoke the bot's permission to see the first channel and write in it."""
    simulation.forbid(simulation.games, view_channel=True, send_messages=True)


async def lose(simulation: Simulation) -> None:
    """Revoke it between two moves of a game of Beacons; the second move notices."""
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await simulation.pass_time(3600)
    close(simulation)
    await act(simulation, simulation.bo, simulation.ada)
    await simulation.pass_time(60)


async def test_after_three_forbidden_boards_the_game_is_paused(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    close(simulation)
    with simulation.requests() as sent:
        await act(simulation, simulation.ada, simulation.bo)
        await simulation.pass_time(60)
        played = await entries(simulation)
        await simulation.pass_time(10 * DAY)

    assert len(writes(sent, simulation.games)) == TRIES
    assert (await table(simulation)).paused
    assert await entries(simulation) == played
    assert await due(simulation, Timers.DEADLINE) == {}
    told = [text_of(one) for one in simulation.messages_of(simulation.ada)]
    assert len([one for one in told if LOST in one]) == 1
    assert not any(LOST in text_of(one) for one in simulation.messages_of(simulation.bo))


async def test_the_next_click_resumes_the_game_once_the_permission_is_back(
    simulation: Simulation,
) -> None:
    await lose(simulation)
    await simulation.pass_time(10 * DAY)
    simulation.permit(simulation.games)

    answer = await press(simulation, simulation.ada, board(simulation), "hand")

    assert "paused" not in text_of(answer)
    now = await table(simulation)
    assert not now.paused
    (standing,) = boards(simulation)
    assert f"turn {now.match.state.turn} " in text_of(standing)
    assert standing is simulation.sees(simulation.dan, simulation.games)[-1]
    clock, ends = context_of(simulation).service.now(), await due(simulation, Timers.DEADLINE)
    assert list(ends) == list(now.missing)
    assert all(DAY - 60 < when - clock <= DAY for when in ends.values()), "ten days cost nobody"
    called = [one for one in simulation.messages_of(simulation.bo) if moves(one)]
    assert 1 in now.missing
    assert str(standing.id) in str(called[-1].components), "the turn was told with the way there"


async def test_a_member_with_closed_messages_is_told_at_the_next_click(
    simulation: Simulation,
) -> None:
    await choose(simulation, simulation.ada, told_closed=True)
    simulation.close_messages(simulation.ada)
    await lose(simulation)
    played = await entries(simulation)

    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    assert "paused: I couldn't write in its channel" in text_of(panel)
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    assert "Resume" in str(menu.components)
    await simulation.ada.slash(simulation.games, "move", move="pass")
    refused = simulation.sees(simulation.ada, simulation.games)[-1]
    assert "Let me view it, send messages and attach files there" in text_of(refused)
    assert await entries(simulation) == played
    assert (await table(simulation)).paused


async def test_a_hand_opened_in_direct_messages_resumes_the_game(
    simulation: Simulation,
) -> None:
    await lose(simulation)
    member, hand = next(
        (member, one)
        for member in (simulation.ada, simulation.bo)
        for one in reversed(simulation.messages_of(member))
        if ":play:" in str(one.components) or ":pick:" in str(one.components)
    )
    simulation.permit(simulation.games)

    verb = "pick" if ":pick:" in str(hand.components) else "play"
    wanted = next(one for one in custom_ids(hand.components) if f":{verb}:" in one)
    await simulation.deliver(simulation.press(member, hand, wanted, values=["x"]))

    assert not (await table(simulation)).paused
    assert len(boards(simulation)) == 1


async def test_a_solo_player_is_told_and_can_continue(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "dyla")
    close(simulation)
    with simulation.requests() as sent:
        await ada.type()
        await simulation.pass_time(DAY)

    assert len(writes(sent, simulation.games)) == TRIES
    assert (await ada.table()).paused
    told = [text_of(one) for one in simulation.messages_of(simulation.ada)]
    assert len([one for one in told if LOST in one]) == 1

    await ada.do(ada.press(ada.plays_on))
    assert not (await ada.table()).paused
    assert ada.plays_on.decision == 1, "the click was outdated: the board is brought up to date"
    await ada.do(ada.press(ada.plays_on))
    assert (await ada.table()).match.revision == 2
    await simulation.pass_time(DAY)
    assert not (await ada.table()).paused


async def test_a_solo_game_of_a_lost_channel_continues_there_or_where_it_is_moved(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "dyla")
    close(simulation)
    await ada.type()
    await simulation.pass_time(DAY)
    await ada.type()
    assert "Let me view it" in text_of(ada.told[-1])
    assert (await ada.table()).match.revision == 1
    simulation.permit(simulation.games)

    await simulation.ada.slash(simulation.games, "board")
    await simulation.pass_time(60)

    assert not (await ada.table()).paused
    assert ada.plays_on.decision == 1
    assert len(boards(simulation)) == 1
    await simulation.ada.slash(simulation.lounge, "table move")
    await simulation.pass_time(60)
    assert boards(simulation) == []
    assert len(boards(simulation, simulation.lounge)) == 1


async def test_a_game_paused_by_its_members_stays_paused(simulation: Simulation) -> None:
    before = await begin(simulation, simulation.ada, agents=1)
    close(simulation)
    await simulation.ada.slash(simulation.games, "table pause")
    await simulation.pass_time(DAY)
    simulation.permit(simulation.games)

    await simulation.ada.slash(simulation.games, "hand")

    assert (await context_of(simulation).service.tables.load(before.id)).paused
