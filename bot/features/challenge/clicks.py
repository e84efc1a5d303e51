"""Clicks on the challenge: a day's ranking, and whether the member's streak is shown."""

from __future__ import annotations

from datetime import date

from bot.discord_io.answer import Answer
from bot.features.challenge.days import game_of
from bot.features.challenge.deed import day_of, games
from bot.features.challenge.panel import RANKING, STREAK_SHOWN
from bot.features.challenge.ranking import Ranking
from bot.features.challenge.standings import STREAK
from bot.interactions.context import Base
from bot.interactions.verbs import On, Who, on
from bot.presentation.custom_ids import CustomId, NotOurs


class Clicks:
    """Shows rankings privately."""

    def __init__(self, base: Base) -> None:
        self._members, self._now, self._ranking = base.members, base.now, Ranking(base)

    @on(RANKING, On.POSTING, who=Who.ANYBODY)
    async def ranking(self, answer: Answer, where: CustomId) -> None:
        """The ranking of the message's day. Raises Refused."""
        try:
            day = date.fromisoformat(where.argument).isoformat()
        except ValueError:
            raise NotOurs(where.argument) from None
        await self._ranking.show(answer, day, (game_of(day),))

    @on(STREAK_SHOWN, On.ASIDE, who=Who.ANYBODY)
    async def streak(self, answer: Answer, where: CustomId) -> None:
        """Show the member's streak in rankings, or hide it."""
        await self._members.wish(answer.user, STREAK, bool(where.argument))
        await answer.edit(await self._ranking.made(answer, day_of(self._now()), games()))
