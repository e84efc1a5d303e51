"""Updates the calls of a role: seats taken, and no *Join* once the game has begun."""

from __future__ import annotations

from bot.features.calls.role import RoleCalls
from bot.features.calls.switch import SWITCH
from bot.guilds.settings import Place
from bot.interactions.base import Base


class Visits:
    """Edits the calls of a server that switched them on."""

    name = SWITCH.name

    def __init__(self, base: Base) -> None:
        self._calls = RoleCalls(base)

    async def visit(self, guild: int, place: Place) -> None:
        """Edit the calls whose lobbies changed. Raises StoreError."""
        await self._calls.refresh(guild, place)
