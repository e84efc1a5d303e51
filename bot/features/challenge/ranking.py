"""A day's ranking as a private answer, with the member's own streak."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_io.answer import Answer
from bot.discord_io.layout import Rendered, message
from bot.features.challenge.deed import day_of, end_of
from bot.features.challenge.panel import streak_button
from bot.features.challenge.standings import Standings
from bot.interactions.context import Base
from bot.interactions.private.lists import ROOM, fitted
from bot.language.speech import Speech, title
from bot.presentation.panel import Panel
from bot.table.refusals import Refused
from engine.core.words import words

RANKED = 10


class Ranking:
    """Answers who did how well."""

    def __init__(self, base: Base) -> None:
        self._store, self._now = base.store, base.now
        self._standings = Standings(base.service, base.members)

    async def show(self, answer: Answer, day: str, games: Sequence[str]) -> None:
        """A day's ranking of these games on this server. Raises Refused."""
        await answer.post(await self.made(answer, day, games), private=True)

    async def made(self, answer: Answer, day: str, games: Sequence[str]) -> Rendered:
        """The ranking as a message. Raises Refused."""
        guild = answer.interaction.guild_id
        if guild is None:
            raise Refused(words("refused-dm"))
        speech, now = answer.speech, self._now()
        today = day_of(now)
        lines: list[str] = []
        for game in games:
            lines += await self._of_game(day, game, guild, speech)
        heading = speech.say("challenge-heading", day=day)
        text = [f"### {heading}", fitted(lines, 2 * ROOM, speech)]
        streak = await self._standings.streak(answer.user, today)
        button = streak_button(
            shown=await self._standings.wishes_streak(answer.user), speech=speech
        )
        if day == today:
            text.append(f"-# {speech.say('challenge-ends', when=f'<t:{end_of(now)}:R>')}")
        text.append(f"-# {speech.say('challenge-own-streak', days=streak)}")
        return message(Panel(tuple(text), ((button,),) if streak else ()))

    async def _of_game(self, day: str, game: str, guild: int, speech: Speech) -> list[str]:
        best = await self._store.dailies(day, game, guild)
        everywhere = await self._store.daily_starts(day, game)
        today = day_of(self._now())
        ranked = await self._standings.lines(best[:RANKED], today, speech)
        lines = [f"**{speech(title(game))}**", *(ranked or [speech.say("challenge-nobody")])]
        if len(best) > RANKED:
            lines.append(f"-# {speech.say('list-more', count=len(best) - RANKED)}")
        if everywhere > len(best):
            lines.append(f"-# {speech.say('challenge-everywhere', count=everywhere)}")
        return lines
