"""The simulated server, and what the tests' own tools guarantee."""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import repeat
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.playground import simcord_hooks
from bot.playground.session import Session
from bot.playground.simcord_hooks import (
    TURNS,
    BotWait,
    forget_history,
    sleep_until_idle,
    wait_for_results,
)
from tests.patience import PATIENCE
from tests.playground.small_bot import make_small_bot
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_a_second_run_has_the_same_room_ids_and_new_interaction_ids() -> None:
    rooms, interactions = [], []
    for _ in range(2):
        session = Session(make_small_bot, port=1)
        await session.start()
        result = await session.world.members[1].slash(session.world.channels[0], "play", game="x")
        rooms.append([place.channel.id for place in session.places()])
        interactions.append(result._interaction.id)
        await session.close()
    assert rooms[0] == rooms[1]
    assert interactions[0] < interactions[1]


async def test_commands_exist_though_the_bot_skips_registering_them() -> None:
    def forgetful(wait: BotWait) -> commands.Bot:
        bot = make_small_bot(wait)

        async def connect() -> None:
            """Register nothing."""

        bot.setup_hook = connect  # type: ignore[method-assign]
        return bot

    session = Session(forgetful, port=1)
    await session.start()
    assert "play" in session.world.members[0].available_commands(session.world.channels[0])
    await session.close()


async def test_a_step_continues_after_a_threads_result_though_no_task_ended() -> None:
    never, first = asyncio.get_running_loop().create_future(), asyncio.FIRST_COMPLETED
    waiting = asyncio.create_task(wait_for_results([never], return_when=first))
    await asyncio.sleep(0)
    assert await asyncio.to_thread(abs, -1) == 1
    assert await asyncio.wait_for(waiting, PATIENCE) == (set(), {never})


async def test_a_step_checks_the_work_when_no_callback_is_ready() -> None:
    async def work() -> None:
        for _ in range(TURNS - 2):
            await asyncio.sleep(0)

    working = asyncio.create_task(work())
    await sleep_until_idle(0)
    assert working.done()


async def test_work_without_end_does_not_keep_a_step_from_checking() -> None:
    async def never_idle() -> None:
        for _ in repeat(None):
            await asyncio.sleep(0)

    working = asyncio.create_task(never_idle())
    await asyncio.wait_for(sleep_until_idle(0), PATIENCE)
    working.cancel()


async def test_overlapping_steps_handle_a_result_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, given = asyncio.get_running_loop(), list[object]()
    hand_over = loop.call_soon_threadsafe

    def counted(call: Callable[..., object], *more: Any, context: Any = None) -> asyncio.Handle:
        given.append(call)
        return hand_over(call, *more, context=context)

    monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
    steps = deque[tuple[asyncio.Future[None], asyncio.Task[object]]]()
    for _ in range(20):  # each begins while the one before is under way
        ended = loop.create_future()
        waits = wait_for_results([ended], return_when=asyncio.FIRST_COMPLETED)
        steps.append((ended, asyncio.create_task(waits)))
        await asyncio.sleep(0)
        if len(steps) > 1:
            before, step = steps.popleft()
            before.set_result(None)
            await step
    steps[0][0].set_result(None)
    await steps[0][1]
    loop.call_soon_threadsafe(loop.time)
    assert len(given) == 1


async def test_a_wait_for_a_message_ends_only_by_the_simulated_clock(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    env, asked = simulation.env, list[object]()
    strip = simcord_hooks._strip_fallbacks

    def counted(state: Any, pending: list[asyncio.Task[Any]]) -> None:
        asked.extend(pending)
        strip(state, pending)

    monkeypatch.setattr(simcord_hooks, "_strip_fallbacks", counted)
    with env._bot_scope():
        for_message = env.bot.wait_for("message", timeout=PATIENCE)
        waiting = asyncio.get_running_loop().create_task(for_message)
    await env.settle()
    fallbacks = [one.real_handle for one in env._work.callbacks if one.real_handle is not None]
    assert fallbacks
    assert all(one.cancelled() for one in fallbacks)
    assert asked == [waiting]
    await env.settle()
    assert asked == [waiting], "a step asks about waits whose timers are stripped"
    await env.advance_time(PATIENCE)
    with pytest.raises(TimeoutError):
        await waiting


async def test_pictures_that_no_message_shows_are_dropped(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    blobs = simulation.env.backend.cdn._blobs
    for _ in range(3):
        (board,) = simulation.sees(simulation.ada, simulation.games)
        await simulation.deliver(
            simulation.press(simulation.ada, board, custom_ids(board.components)[-4])
        )
    assert len(blobs) == 4
    assert forget_history(simulation.env)
    (board,) = simulation.sees(simulation.ada, simulation.games)
    assert list(blobs) == [board.attachments[0]["url"]]
    assert not forget_history(simulation.env)


async def test_a_board_has_its_text_and_labels(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    (board,) = simulation.sees(simulation.ada, simulation.games)
    assert text_of(board) == "Board 0. dyla"
    assert labels_of(board) == ["More", "Draw", "Whisper", "Fail"]


async def test_buttons_outlive_a_restart(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await simulation.restart()
    (board,) = simulation.sees(simulation.ada, simulation.games)
    press = simulation.press(simulation.ada, board, "step:0:draw")
    await simulation.deliver(press)
    assert press.answered
    assert "Board 1." in text_of(simulation.sees(simulation.ada, simulation.games)[0])


async def test_one_interaction_delivered_twice_is_answered_once(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    (board,) = simulation.sees(simulation.ada, simulation.games)
    press = simulation.press(simulation.ada, board, "step:0:draw")
    await simulation.deliver(press, press)
    simulation.errors.expect("40060")


async def test_a_forged_custom_id_reaches_the_bot_unchanged(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    (board,) = simulation.sees(simulation.ada, simulation.games)
    came: list[discord.Interaction[discord.Client]] = []

    @simulation.bot.event
    async def on_interaction(interaction: discord.Interaction[discord.Client]) -> None:
        came.append(interaction)

    await simulation.deliver(simulation.press(simulation.ada, board, "step:41:draw"))

    (forged,) = came
    assert "step:41:draw" in str(forged.data)
    assert forged.message is not None
    carried = [part.to_dict() for part in forged.message.components]
    assert custom_ids(carried) == custom_ids(board.components)


async def test_a_failing_button_fails_the_test_unless_expected(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    (board,) = simulation.sees(simulation.ada, simulation.games)
    await simulation.deliver(simulation.press(simulation.ada, board, "step:0:fail"))
    with pytest.raises(AssertionError, match="the button failed"):
        simulation.errors.check()
    simulation.errors.expect("the button failed")


async def test_closed_messages_and_lost_permissions_are_refused_as_discord_does(
    simulation: Simulation,
) -> None:
    bo, games = simulation.bo, simulation.games
    user = simulation.bot.get_user(bo.id) or await simulation.bot.fetch_user(bo.id)
    simulation.close_messages(bo)
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("hello")
    assert closed.value.code == 50007
    simulation.heal()
    await user.send("hello")
    assert [text_of(message) for message in simulation.messages_of(bo)] == ["hello"]

    channel = simulation.bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    simulation.forbid(games, send_messages=True)
    with pytest.raises(discord.Forbidden) as mute:
        await channel.send("hello")
    assert mute.value.code == 50013
    simulation.permit(games)
    with simulation.requests() as sent:
        await channel.send("hello")
    assert [request.method for request in sent] == ["POST"]


async def test_awaiting_a_coroutine_outside_the_bots_tasks_returns_its_result(
    simulation: Simulation,
) -> None:
    async def answer() -> int:
        return 42

    assert await simulation.wait(answer(), "nothing to declare") == 42


async def test_timers_follow_only_the_simulated_clock(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "alarm", seconds=3600)
    assert len(simulation.sees(simulation.ada, simulation.games)) == 1
    await simulation.pass_time(3600)
    assert text_of(simulation.sees(simulation.ada, simulation.games)[-1]) == (
        "3600 seconds are over."
    )
