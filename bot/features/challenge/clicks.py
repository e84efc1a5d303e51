"""Clicks on the challenge: its rankings, and whether the member's streak is shown."""

from __future__ import annotations

from bot.discord_io.answer import Answer
from bot.features.challenge.days import game_of
from bot.features.challenge.panel import HIDE, RANKED, RANKING, SHOW, Reach, View, viewed
from bot.features.challenge.ranking import Ranking
from bot.features.challenge.standings import STREAK
from bot.interactions.context import Base
from bot.interactions.verbs import On, Who, on
from bot.presentation.custom_ids import CustomId


class Clicks:
    """Shows rankings privately."""

    def __init__(self, base: Base) -> None:
        self._members, self._ranking = base.members, Ranking(base)

    @on(RANKING, On.POSTING, who=Who.ANYBODY)
    async def ranking(self, answer: Answer, where: CustomId) -> None:
        """The ranking of the message's day. Raises Refused, NotOurs."""
        day = viewed(f"{Reach.HERE}.{where.argument}..")[0].day
        await self._ranking.show(answer, View(Reach.HERE, day, game_of(day)))

    @on(RANKED, On.ASIDE, who=Who.ANYBODY)
    async def ranked(self, answer: Answer, where: CustomId) -> None:
        """Another view of the ranking, or the streak shown or hidden. Raises NotOurs."""
        view, deed = viewed(where.argument)
        if deed in (SHOW, HIDE):
            await self._members.wish(answer.user, STREAK, deed == SHOW)
        await answer.edit(await self._ranking.made(answer, view))
