"""The timer of a crew's decision, which plays the move with the most votes."""

from collections.abc import Mapping
from typing import Any

from bot.features.crew.deed import TIMER
from bot.features.crew.state import due
from bot.interactions.base import Base
from bot.play.selection import Outdated
from bot.store import changes, records
from bot.table.table import Table
from bot.timers.clock import Handle


class TimeUp:
    """Plays for crews whose time to decide is over."""

    def __init__(self, base: Base) -> None:
        self._service, self._publisher, self._panels = base.service, base.publisher, base.panels

    async def play(self, timer: records.Timer) -> None:
        """Timer: play the move with the most votes, and show the result.

        Raises TimerGone if another process did.
        """
        table = await self._service.tables.load(timer.match_id)
        if due(table, timer.seat) is None:
            await self._service.store.commit([changes.FireTimer(timer)])
            return
        played = await self._service.act_for(timer, records.By.PLAYER, _refuse_as_outdated)
        if played is not None:
            await self._publisher.show_now(played)
            await self._panels.refresh(timer.match_id)


async def _refuse_as_outdated(table: Table) -> Any:
    """Raises Outdated. It is called to choose a move if the votes are on a past decision."""
    raise Outdated(table)


def handlers(base: Base) -> Mapping[str, Handle]:
    """The handlers of a crew's timers."""
    return {TIMER: TimeUp(base).play}
