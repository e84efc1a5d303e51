"""Clicks on the challenge: its rankings, the member's friends, and whether to show a streak."""

from bot.discord_io.answer import Answer
from bot.features.challenge import friends
from bot.features.challenge.days import game_of
from bot.features.challenge.deed import MARK
from bot.features.challenge.panel import (
    DROP,
    HIDE,
    NAME,
    PLAY,
    RANKED,
    RANKING,
    SHOW,
    Reach,
    parse_view,
)
from bot.features.challenge.ranking import Ranking
from bot.features.challenge.standings import STREAK
from bot.interactions.click import Click
from bot.interactions.context import OpeningBase
from bot.interactions.opening.wanted import GameRequest
from bot.interactions.verbs import On, Who, on
from bot.presentation.custom_ids import NotOurs
from bot.runtime.durations import day_of
from engine.core.words import Words


class Clicks:
    """Shows rankings privately, and handles their buttons."""

    def __init__(self, base: OpeningBase) -> None:
        self._store, self._members, self._now = base.store, base.members, base.now
        self._ranking, self._openings = Ranking(base), base.openings

    @on(RANKING, On.POSTING, On.HELP, On.BOARD, who=Who.ANYBODY)
    async def ranking(self, click: Click) -> None:
        """Show the ranking of the day that the button names, or of today.

        Raises Refused if the day has no challenge, NotOurs if the argument is no date.
        """
        day = click.argument or day_of(self._now())
        await self._ranking.show(click.answer, parse_view(f"{Reach.HERE}.{day}..")[0])

    @on(RANKED, On.ASIDE, who=Who.ANYBODY)
    async def show_ranking(self, click: Click) -> None:
        """Handle a control below a ranking, and show the ranking again.

        The control shows another ranking, starts the game, adds or removes a friend, or sets
        whether others see the member's streak. Raises Refused, or NotOurs for any other argument.
        """
        answer, done = click.answer, None
        view, deed = parse_view(click.argument)
        if deed == PLAY:
            wanted = view.game or game_of(view.day)
            await self._openings.play(answer, GameRequest(wanted, {}, MARK))
            return
        if deed in (SHOW, HIDE):
            await self._members.wish(answer.user, STREAK, deed == SHOW)
        elif deed in (NAME, DROP):
            done = await self._befriend(answer, deed)
        await answer.edit(await self._ranking.render(answer, view, done))

    async def _befriend(self, answer: Answer, deed: str) -> Words:
        """Add or remove the chosen member as a friend; returns the sentence that says so.

        Raises Refused, or NotOurs if no member was chosen.
        """
        if not answer.value.isdecimal():
            raise NotOurs(answer.value)
        if deed == DROP:
            return await friends.drop(self._store, answer.user, int(answer.value))
        person = answer.chose_person(answer.value)
        return await friends.name(self._store, answer.user, int(answer.value), person=person)
