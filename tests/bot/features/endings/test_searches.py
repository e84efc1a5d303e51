"""A search for moments may take long: it is not lost, and no click goes unanswered."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.discord_io import answer
from bot.features.endings import search
from bot.features.endings.deed import MOMENTS, STORY
from bot.features.endings.due import AGAIN
from bot.features.endings.panel import SHARE, TURNED
from bot.play.agents import Agents
from bot.presentation.custom_ids import NO_SEAT, CustomId
from tests.bot.features.endings.test_endings import finished, story_of
from tests.bot.journeys.commands.test_lists import play_to_the_end
from tests.bot.journeys.player import Player, context_of
from tests.bot.journeys.tables.table import until
from tests.patience import PATIENCE
from tests.simulation import Simulation, custom_ids, text_of


class Worker:
    """A worker whose jobs wait while it is `busy`; `begun` lists the jobs it received."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[Callable[..., Any]] = []
        self.faults: list[Exception] = []
        self._free = asyncio.Event()
        self._free.set()
        work = Agents.work

        async def held(agents: Agents, function: Callable[..., Any], *given: Any) -> Any:
            self.begun.append(function)
            await agents._wait(self._free.wait(), "the worker is busy")
            if self.faults:
                raise self.faults.pop()
            return await work(agents, function, *given)

        monkeypatch.setattr(Agents, "work", held)

    @contextmanager
    def busy(self) -> Iterator[None]:
        self._free.clear()
        try:
            yield
        finally:
            self._free.set()

    async def has_begun(self) -> bool:
        return bool(self.searches)

    @property
    def searches(self) -> int:
        """The number of searches of a whole game that began."""
        return self.begun.count(search.turns)


@pytest.fixture
async def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    return Worker(monkeypatch)


async def over(simulation: Simulation, member: MemberActor | None = None) -> str:
    """The id of a solo game that a member, by default Ada, has just finished."""
    player = Player(simulation, member or simulation.ada, simulation.games)
    await player.open("planetary_defence")
    await play_to_the_end(simulation, player.member)
    return (await player.table()).id


async def shared(simulation: Simulation) -> Message:
    """The answer to Bo, who presses *Share* below the last board."""
    (button,) = [one for one in custom_ids(simulation.board.components) if f":{SHARE}:" in one]
    await simulation.deliver(simulation.press(simulation.bo, simulation.board, button))
    return simulation.sees(simulation.bo, simulation.games)[-1]


async def searched(simulation: Simulation, match: str) -> bool:
    """Whether the story is stored and its timer is gone."""
    service = context_of(simulation).service
    table, timers = await service.tables.load(match), await service.store.timers(match)
    return STORY.of(table.state) is not None and MOMENTS not in {one.kind for one in timers}


async def test_a_search_that_outlasts_its_timer_runs_once_and_is_stored(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        match = await over(simulation)
        for _ in range(3):
            await simulation.pass_time(AGAIN)
    await until(simulation, lambda: searched(simulation, match))
    assert worker.searches == 1


async def test_the_last_board_is_edited_as_soon_as_the_moments_are_found(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        await over(simulation)
        await simulation.pass_time(AGAIN)
        now = context_of(simulation).service.now()
    async with asyncio.timeout(PATIENCE):
        while "**Turning points**" not in text_of(simulation.board):
            await asyncio.sleep(0.05)
            await simulation.env.settle()
    assert context_of(simulation).service.now() == now


async def test_games_that_end_together_are_searched_one_after_the_other(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        ada, bo = await over(simulation, simulation.ada), await over(simulation, simulation.bo)
        for _ in range(3):
            await simulation.pass_time(AGAIN)
    await until(simulation, lambda: searched(simulation, ada))
    await until(simulation, lambda: searched(simulation, bo))
    assert worker.searches == 2


async def test_a_game_shared_before_its_search_began_is_searched_once(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        ada, bo = await over(simulation, simulation.ada), await over(simulation, simulation.bo)
        (button,) = [one for one in custom_ids(simulation.board.components) if f":{SHARE}:" in one]
        share = simulation.press(simulation.bo, simulation.board, button)
        await simulation.deliver(share)
    await until(simulation, lambda: searched(simulation, ada))
    await until(simulation, lambda: searched(simulation, bo))
    assert share.answered
    assert worker.searches == 2


async def test_a_member_who_shares_during_the_search_sees_the_preview_at_once_and_then_the_course(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        await over(simulation, simulation.ada)  # searched first
        match = await over(simulation, simulation.bo)
        said = await shared(simulation)
        assert text_of(said).startswith("Bo · **Planetary Defence System** · solo")
        assert "I'm still working out the chances" in text_of(said)
        assert not said.visible_to(simulation.dan.id)
    await until(simulation, lambda: searched(simulation, match))
    assert "chance of winning" in text_of(said).split("\n")[0]
    assert "working out" not in text_of(said)


async def test_a_member_who_shares_while_the_game_itself_is_searched_keeps_nobody_waiting(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        match = await over(simulation, simulation.bo)
        await until(simulation, worker.has_begun)
        said = await shared(simulation)
        waits = simulation.env._work.external_waits.values()  # the playground settles beside these
        assert "the same game is being searched" in waits
        assert "I'm still working out the chances" in text_of(said)
    await until(simulation, lambda: searched(simulation, match))
    assert "chance of winning" in text_of(said).split("\n")[0]
    assert worker.searches == 1


async def test_a_search_whose_worker_died_is_restarted(
    simulation: Simulation, worker: Worker
) -> None:
    worker.faults.append(BrokenProcessPool("the worker died"))
    match = await over(simulation)

    async def failed() -> bool:
        return not worker.faults

    await until(simulation, failed)
    assert not await searched(simulation, match)
    await simulation.pass_time(AGAIN)
    await until(simulation, lambda: searched(simulation, match))
    assert worker.searches == 2


async def test_a_request_for_moments_during_the_search_says_to_wait(
    simulation: Simulation, worker: Worker
) -> None:
    with worker.busy():
        match = await over(simulation)
        button = str(CustomId(match, NO_SEAT, 0, TURNED, "0"))
        click = simulation.press(simulation.ada, simulation.board, button)
        await simulation.deliver(click)
        assert click.answered
    await until(simulation, lambda: searched(simulation, match))


async def test_a_click_on_a_moment_while_the_worker_is_busy_is_deferred(
    simulation: Simulation, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await finished(simulation)
    (button,) = [one for one in custom_ids(player.board.components) if f":{TURNED}:" in one]
    click = simulation.press(simulation.ada, player.board, button)
    monkeypatch.setattr(answer, "DEFER_AFTER", 1.5)
    before = len(simulation.sees(simulation.ada, simulation.games))
    with worker.busy():
        await simulation.deliver(click)
        await simulation.pass_time(2.0)
        assert click.answered, "Discord waits for three seconds"
        assert len(simulation.sees(simulation.ada, simulation.games)) == before

    async def shown() -> bool:
        return len(simulation.sees(simulation.ada, simulation.games)) > before

    await until(simulation, shown)
    count = len((await story_of(player)).moments)
    assert f"Turning point 1 of {count}" in text_of(
        simulation.sees(simulation.ada, simulation.games)[-1]
    )
