"""A lobby shows how fast members answer and how many games they finish, if they allow it."""

import json
from dataclasses import replace

from bot.store.changes import AddResult
from engine.core.chance import Chance
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.bot.journeys.tables.table import (
    DAY,
    begin,
    board,
    open_lobby,
    pause_a_week,
    press,
    table,
)
from tests.simulation import Simulation, custom_ids, text_of

HOUR = 3_600.0
GAME = "dark_miss_down"


async def move(simulation: Simulation) -> None:
    """Let the awaited member play until another member is awaited."""
    now = await table(simulation)
    service, seat = context_of(simulation).service, now.missing[0]
    while now.missing == (seat,):
        action = now.match.game.guide(now.match.state, seat, Chance("7" * 64))
        await service.do(now.id, now.row.seats[seat].user or 0, action)
        now = await table(simulation)


async def one_game(simulation: Simulation) -> None:
    """Play a game in which Ada and Bo answer after five hours, once after a week; then Bo quits."""
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, pace="daily")
    await move(simulation)
    panel = await press(simulation, simulation.ada, board(simulation), "table")
    await pause_a_week(simulation, simulation.ada, panel)
    await simulation.pass_time(7 * DAY + 60)
    for _ in range(3):
        await simulation.pass_time(5 * HOUR)
        await move(simulation)
    await context_of(simulation).seats.leave(
        (await table(simulation)).id, simulation.bo.id, ends=True
    )
    await simulation.pass_time(60)


async def more_of_it(simulation: Simulation, games: int) -> None:
    """Store more results like those of the played game."""
    store = context_of(simulation).service.store
    played = await store.results_of(simulation.ada.id)
    named = {f"{one.match_id}{number}" for one in played for number in range(games)}
    for name in sorted(named):
        again = [replace(one, match_id=name) for one in played if name.startswith(one.match_id)]
        await store.commit([AddResult(one) for one in again])


async def lobby(simulation: Simulation) -> str:
    """The line about Ada in a lobby that she opens; closes the lobby."""
    shown = await open_lobby(simulation, GAME)
    (line,) = [one for one in text_of(shown).split("\n") if one.startswith("1. Ada")]
    await press(simulation, simulation.ada, shown, "leave")
    return line


async def allow(simulation: Simulation) -> str:
    """Let Ada allow lobbies to show her habits; returns her settings' text."""
    own = await enter(simulation, simulation.ada, "your settings")
    (menu,) = [one for one in custom_ids(own.components) if one.endswith("me:habits")]
    await simulation.deliver(simulation.press(simulation.ada, own, menu, values=["yes"]))
    return text_of(simulation.sees(simulation.ada, simulation.games)[-1])


async def test_habits_stand_beside_a_name_after_five_games(
    simulation: Simulation,
) -> None:
    said = await allow(simulation)
    assert "Lobbies show how soon you answer and how many games you finish" in said
    await one_game(simulation)
    await more_of_it(simulation, 3)
    assert await lobby(simulation) == "1. Ada (host)", "four games say nothing"
    await more_of_it(simulation, 1)
    expected = "1. Ada (host) · answers in about 5 h, finished 7 of 7"
    assert await lobby(simulation) == expected, "a break is no answer"

    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="daily")
    await context_of(simulation).seats.leave((await table(simulation)).id, simulation.ada.id)
    await context_of(simulation).seats.end((await table(simulation)).id)
    assert (await lobby(simulation)).endswith("finished 7 of 8")
    answer = await enter(simulation, simulation.ada, "your data export")
    told = json.loads(file_of(simulation, answer))
    assert told["settings"]["habits"] is True
    assert told["results"][0]["details"]["answer"] == 5 * HOUR


async def test_habits_are_shown_only_with_permission(simulation: Simulation) -> None:
    own = text_of(await enter(simulation, simulation.ada, "your settings"))
    assert "Others can't see how soon you answer" in own
    assert "I remind you before your time runs out." in own
