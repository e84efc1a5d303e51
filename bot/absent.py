"""Plays for seats whose owner is an agent, or is not there."""

from __future__ import annotations

from bot.service import Service
from bot.store import records
from bot.thinking import Thinking


class Absent:
    """Handles the timers by which seats play themselves."""

    def __init__(self, service: Service, thinking: Thinking) -> None:
        self._service, self._thinking = service, thinking

    async def move(self, timer: records.Timer) -> None:
        """An agent's move. Raises TimerGone if it was made by somebody else."""
        await self._service.act_for(
            timer, records.By.AGENT, lambda table: self._thinking.choose(table, timer.seat)
        )
