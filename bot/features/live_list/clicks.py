"""The list's own button: a member's games, privately."""

from __future__ import annotations

from bot.discord_io.answer import Answer
from bot.features.live_list.panel import LISTED
from bot.interactions.context import Base
from bot.interactions.private.lists import Listing
from bot.interactions.verbs import On, Who, on
from bot.presentation.custom_ids import CustomId


class Clicks:
    """Leads from the list to one's own games."""

    def __init__(self, base: Base) -> None:
        self._listing = Listing(base.service)

    @on(LISTED, On.POSTING, who=Who.ANYBODY)
    async def mine(self, answer: Answer, _: CustomId) -> None:
        """The member's games, those that wait for them first."""
        await self._listing.games(answer)
