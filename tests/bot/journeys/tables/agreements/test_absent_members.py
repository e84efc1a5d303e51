"""Absent members agree to nothing: no undo of a random event, no pause, no end."""

import json

from bot.store.records import By, Status
from bot.table.clocks.pace import PAUSE_MOST
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.clocks.test_deadlines import due
from tests.bot.journeys.tables.table import DAY, act, begin, board, posts, press, table
from tests.simulation import Simulation, custom_ids, text_of

TURNS = 20


async def test_an_undo_of_a_random_event_is_refused_while_the_opponent_is_away(
    simulation: Simulation,
) -> None:
    ada, store = simulation.ada, context_of(simulation).service.store
    first = await begin(simulation, ada, simulation.bo, game="dark_miss_down", pace="live")
    (seat,) = first.missing
    here, away = (ada, simulation.bo) if seat == 0 else (simulation.bo, ada)
    for _ in range(TURNS):
        await act(simulation, here)
        record = await store.actions(first.id)
        if json.loads(record[-1].events)["reveals"]:
            break
    await give_to_autopilot(simulation, 1 - seat)
    state = (await table(simulation)).match.state
    answer = await refusal(simulation, here, "table undo")
    assert "not everyone is here. Players who are away" in answer
    assert (await table(simulation)).match.state == state
    assert By.UNDO not in {one.by for one in await store.actions(first.id)}
    menu = await press(simulation, here, board(simulation), "table")
    assert not [one for one in custom_ids(menu.components) if ":undo:" in one]
    assert (await table(simulation)).row.seats[1 - seat].user == away.id


async def test_a_member_cannot_pause_alone_while_the_others_are_away(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="live")
    await give_to_autopilot(simulation, 1)
    answer = await refusal(simulation, simulation.ada, "table pause")
    assert answer.startswith("Too few players are here to decide that")
    assert not (await table(simulation)).paused


async def test_one_of_three_cannot_end_the_game_of_two_who_are_away(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="live")
    await give_to_autopilot(simulation, 1)
    await give_to_autopilot(simulation, 2)
    answer = await refusal(simulation, simulation.ada, "table end", seat="2. Bo")
    assert answer.startswith("Too few players are here to decide that")
    assert (await table(simulation)).row.status is Status.RUNNING


async def test_any_member_can_end_a_pause_that_not_all_agreed_to(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="live")
    await give_to_autopilot(simulation, 2)
    await enter(simulation, simulation.ada, "table pause")
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await press(simulation, simulation.bo, vote, "aye")
    assert "or as soon as anyone at the table resumes it" in text_of(board(simulation))
    answer = await enter(simulation, simulation.bo, "table resume")
    assert "The game goes on. Everyone has the time they had left." in text_of(answer)
    assert not (await table(simulation)).paused
    assert await due(simulation, Timers.PAUSE) == {}


async def test_an_agreed_pause_ends_after_its_limit(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await enter(simulation, simulation.ada, "table pause")
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await press(simulation, simulation.bo, vote, "aye")
    ends = round(context_of(simulation).service.now() + PAUSE_MOST)
    assert f"It resumes <t:{ends}:R>, or earlier if everyone agrees." in posts(simulation)
    for _ in range(3):  # three proposals lapse
        await enter(simulation, simulation.ada, "table resume")
        await simulation.pass_time(DAY + 60)
        assert (await table(simulation)).paused
    await simulation.pass_time(PAUSE_MOST - 3 * DAY)
    assert not (await table(simulation)).paused
    assert set(await due(simulation, Timers.DEADLINE)) == {0, 1}


async def test_present_members_can_replace_an_absent_one_during_a_pause(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="live")
    await give_to_autopilot(simulation, 2)
    await enter(simulation, simulation.ada, "table pause")
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await press(simulation, simulation.bo, vote, "aye")
    for command in ("table replace", "table end"):
        answer = await enter(simulation, simulation.ada, command, seat="3. Cleo")
        assert "The others have a day to vote" in text_of(answer)
        vote = await press(simulation, simulation.bo, board(simulation), "vote")
        await press(simulation, simulation.bo, vote, "nay")
    assert (await table(simulation)).paused


async def test_a_proposal_that_needs_nobody_else_says_what_it_did(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="live")
    await give_to_autopilot(simulation, 1)
    answer = await enter(simulation, simulation.ada, "table replace", seat="2. Bo")
    assert "An AI now plays in place of Bo." in text_of(answer)
