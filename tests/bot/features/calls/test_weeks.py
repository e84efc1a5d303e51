"""Days in which members open tables and are called, while the bot dies and Discord fails.

Nobody is called twice for a table, and each queued call is delivered once everything works again.
"""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final

import pytest
from structlog.testing import capture_logs

from bot.features.calls.deed import AFTER, NEWS
from bot.features.calls.panel import STOP
from engine.core import registry
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import DAY
from tests.bot.weeks.conftest import days
from tests.bot.weeks.test_weeks import SURPRISES, WEEKS
from tests.bot.weeks.week import SOON, TABLES, WEEK, Week
from tests.simulation import Simulation, custom_ids

__all__ = ["days"]

WAKE: Final = DAY
"""Seconds after which neither quiet hours nor a retry delays a call."""


class WeekOfCalls(Week):
    """A week in which tables open, and all members but the first ask for calls."""

    def __init__(self, simulation: Simulation, seed: int, patch: pytest.MonkeyPatch) -> None:
        super().__init__(simulation, seed, patch)
        self._places = count(1 + len(TABLES))

    def _deeds(self) -> list[tuple[Callable[[], Awaitable[None]], int]]:
        return [*super()._deeds(), (self._open_lobby, 8), (self._open_and_die, 6)]

    async def _open(self) -> None:
        simulation, place = self._simulation, self._simulation.lounge
        for member in simulation.world.members[1:]:
            await member.slash(place, "your notify")
            page = simulation.sees(member, place)[-1]
            (menu,) = custom_ids(page.components)
            wished = simulation.press(member, page, menu, values=registry.names_for_several())
            await simulation.deliver(wished)
        await super()._open()

    async def _open_lobby(self) -> None:
        """Open a table whose calls are soon due."""
        member = self._luck.choice(self._members())
        place = self._simulation.guild.create_text_channel(f"table-{next(self._places)}")
        await self._simulation.env.settle()
        await member.slash(place, "play", game=self._luck.choice(registry.names_for_several()))
        if not self.process.ended:
            await self._pass(AFTER + SOON)

    async def _open_and_die(self) -> None:
        """Kill the process while a table opens or its calls are sent."""
        self.process.end_in(self._luck.randrange(30))
        await self._open_lobby()
        self.process.spare()

    async def _calm_down(self) -> None:
        await super()._calm_down()
        await self._simulation.pass_time(WAKE)


@pytest.mark.parametrize("seed", range((WEEKS + 1) // 2))
async def test_members_are_called_once_per_table_despite_failures(
    simulation: Simulation, seed: int, monkeypatch: pytest.MonkeyPatch, *, soaking: bool
) -> None:
    week = WeekOfCalls(simulation, seed, monkeypatch)
    with capture_logs() as logged:
        await week.run(WEEK if soaking else 3 * DAY)
    assert not [one for one in logged if one["event"] in SURPRISES]
    assert not await context_of(simulation).store.take_notices(
        context_of(simulation).service.now(), 0.0, 100
    )
    told = [
        one
        for member in simulation.world.members
        for shown in simulation.messages_of(member)
        for one in custom_ids(shown.components)
        if f":{STOP}" in one or f":{NEWS}:" in one
    ]
    assert len(told) > 3
