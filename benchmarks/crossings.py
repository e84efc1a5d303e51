"""How often one click goes from module to module, and between which most.

Counted are calls, properties and constructors included, from one module of `bot` to another one, on
the simulated Discord, from the click to the last message that follows from it. What says words
(`bot.language`) is not counted, as that depends on the cards, and a coroutine or generator is
counted when it begins, not each time it goes on. However busy the machine is, counts differ by the
cards that are dealt alone.

Counted like that, the hall of 61 files before there were rooms had 129 crossings for a solo click,
426 for a turn that passes and 347 for a ballot (122, 545 and 371 were measured of it elsewhere).
Calls into the engine and inside it are not counted: they are the game's.
"""

from __future__ import annotations

import asyncio
import inspect
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from bot.app import create_bot
from bot.runtime.config import Settings
from bot.table.table import Table
from engine.core.choices import Leaf, walk
from tests.bot.journeys.black_abyss import play as abyss
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.player import Player
from tests.bot.journeys.tables import table as tables
from tests.simulation import Simulation

BOT = "bot."
APART = ("bot.playground", "bot.language")
GOES_ON = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
"""What can stop and go on."""
MOST = 5
"""Pairs of modules that are named of each click."""

Pairs = Counter[tuple[str, str]]
Click = Callable[[Simulation], Awaitable[Pairs]]


def run(runs: int) -> Iterator[str]:  # noqa: ARG001
    """The report on crossings; one run of each click, as runs differ by little."""
    for name, click in CLICKS.items():
        pairs = asyncio.run(_clicked(click))
        yield f"  {name:24} {pairs.total():6,} crossings"
        for (there, here), count in pairs.most_common(MOST):
            yield f"    {count:6,} {there} > {here}"


async def _clicked(click: Click) -> Pairs:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "airlock.db")
        simulation = await Simulation.start(
            lambda wait: create_bot(settings, wait=wait, now=wait.now)
        )
        try:
            return await click(simulation)
        finally:
            await simulation.stop()


@contextmanager
def _counted() -> Iterator[Pairs]:
    pairs: Pairs = Counter()
    begun: set[FrameType] = set()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame.f_back is None:
            return
        here = frame.f_globals.get("__name__", "")
        there = frame.f_back.f_globals.get("__name__", "")
        if here == there or not (_counts(here) and there.startswith(BOT)):
            return
        if frame.f_code.co_flags & GOES_ON:
            if frame in begun:
                return
            begun.add(frame)
        pairs[there, here] += 1

    sys.setprofile(count)
    try:
        yield pairs
    finally:
        sys.setprofile(None)


def _counts(module: str) -> bool:
    return module.startswith(BOT) and not module.startswith(APART)


async def _solo(simulation: Simulation) -> Pairs:
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.open("dyla")
    await ada.do(ada.press(ada.plays_on))
    click = ada.press(ada.plays_on)
    with _counted() as pairs:
        await ada.do(click)
    return pairs


async def _turn(simulation: Simulation) -> Pairs:
    members = (simulation.ada, simulation.bo)
    now = await tables.begin(simulation, *members, game="dark_miss_down")
    while (path := _ends_turn(now)) is None:
        await tables.act(simulation, *members)
        now = await tables.table(simulation)
    member = members[now.missing[0]]
    panel = await tables.press(simulation, member, tables.board(simulation), "hand")
    control, values = towards(panel, path, ())
    click = simulation.press(member, panel, control, values=values)
    with _counted() as pairs:
        await simulation.deliver(click)
    return pairs


def _ends_turn(now: Table) -> str | None:
    """The path of an action after which it is another's turn, if there is one."""
    match, (seat, *_) = now.match, now.missing
    for path, node in walk(match.game.choices(match.state, seat)):
        after = match.play(seat, node.action).match if isinstance(node, Leaf) else match
        if seat not in after.game.missing(after.state):
            return "/".join(path)
    return None


async def _ballot(simulation: Simulation) -> Pairs:
    await abyss.begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await abyss.jump(simulation, 6, "tribunal")
    panel, cast = await abyss.empty_ballot(simulation, simulation.bo)
    click = simulation.press(simulation.bo, panel, cast)
    with _counted() as pairs:
        await simulation.deliver(click)
    return pairs


CLICKS: dict[str, Click] = {
    "a click in a solo game": _solo,
    "a turn that passes": _turn,
    "a ballot that is cast": _ballot,
}
