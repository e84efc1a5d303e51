"""Clicks on the simulated Discord, for counting, each up to the last message it causes.

Deals are the same each time, because secrets are numbers in order.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

from bot.app import create_bot
from bot.discord_io import answer
from bot.runtime import workers
from bot.runtime.config import Settings
from bot.table.table import Table
from engine.core.choices import Leaf, walk
from tests.bot.journeys.black_abyss import play as abyss
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.player import Player
from tests.bot.journeys.tables import table as tables
from tests.patience import PATIENCE
from tests.simulation import Simulation

Counted = Callable[[], AbstractContextManager[object]]
"""The context that counts while a click is made."""
Click = Callable[[Simulation, Counted], Awaitable[None]]


class Drawing(ThreadPoolExecutor):
    """A drawing thread that several bots use one after the other; its calls are not counted."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Do nothing, as the next bot uses this thread too."""

    def end(self) -> None:
        """Stop the thread."""
        super().shutdown()


@contextmanager
def clicking() -> Iterator[Callable[[str, Counted], None]]:
    """A function that prepares one of the `CLICKS`, then makes it within `counted`.

    Interactions are never deferred, however busy the machine is.
    """
    drawing = Drawing(1)
    with (
        patch.object(workers, "ProcessPoolExecutor", lambda *_, **__: drawing),
        patch.object(answer, "DEFER_AFTER", PATIENCE),
    ):
        try:
            yield lambda name, counted: asyncio.run(_clicked(CLICKS[name], counted))
        finally:
            drawing.end()


async def _clicked(click: Click, counted: Counted) -> None:
    with tempfile.TemporaryDirectory() as folder, _numbered_secrets():
        settings = Settings(database=Path(folder) / "airlock.db", icons=False)
        simulation = await Simulation.start(
            lambda wait: create_bot(settings, wait=wait, now=wait.now)
        )
        try:
            await click(simulation, counted)
        finally:
            await simulation.stop()


@contextmanager
def _numbered_secrets() -> Iterator[None]:
    numbers = count(1)
    with patch("secrets.token_hex", lambda length: f"{next(numbers):0{2 * length}x}"):
        yield


async def _solo(simulation: Simulation, counted: Counted) -> None:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open("dyla")
    await ada.do(ada.press(ada.plays_on))
    click = ada.press(ada.best_play)
    with counted():
        await ada.do(click)


async def _turn(simulation: Simulation, counted: Counted) -> None:
    members = (simulation.ada, simulation.bo)
    now = await tables.begin(simulation, *members, game="dark_miss_down")
    while (path := _ends_turn(now)) is None:
        await tables.act(simulation, *members)
        now = await tables.table(simulation)
    member = members[now.missing[0]]
    panel = await tables.press(simulation, member, tables.board(simulation), "hand")
    control, values = towards(panel, path, ())
    click = simulation.press(member, panel, control, values=values)
    with counted():
        await simulation.deliver(click)


def _ends_turn(now: Table) -> str | None:
    """The path of an action that ends the turn, if there is one."""
    match, (seat, *_) = now.match, now.missing
    for path, node in walk(match.game.choices(match.state, seat)):
        after = match.play(seat, node.action).match if isinstance(node, Leaf) else match
        if seat not in after.game.missing(after.state):
            return "/".join(path)
    return None


async def _ballot(simulation: Simulation, counted: Counted) -> None:
    await abyss.begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await abyss.jump(simulation, 6, "tribunal")
    panel, cast = await abyss.empty_ballot(simulation, simulation.bo)
    click = simulation.press(simulation.bo, panel, cast)
    with counted():
        await simulation.deliver(click)
    assert any((await abyss.table(simulation)).match.state.ballot.cast), "the ballot was not cast"


CLICKS: dict[str, Click] = {
    "a click in a solo game": _solo,
    "a turn that passes": _turn,
    "a ballot that is cast": _ballot,
}
