"""Shows a day's ranking privately: of a server, of friends, or of all servers."""

from collections.abc import Iterable, Sequence

from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import server_of
from bot.features.challenge.deed import (
    check_day,
    crew_ranking,
    end_of,
    games_on,
    main_ranking,
    several,
)
from bot.features.challenge.friends import circle
from bot.features.challenge.panel import Reach, View, ranking, start_button
from bot.features.challenge.standings import Standings
from bot.interactions.base import Base
from bot.interactions.private.game_lists import ROOM, link_to
from bot.language.speech import Speech, title
from bot.presentation import features
from bot.presentation.panel import Panel
from bot.runtime.durations import day_of
from bot.store.records import NO_SERVER, Daily, Status
from engine.core.words import Words

RANKED = 10


class Ranking:
    """Shows the ranking of a day in a private answer."""

    def __init__(self, base: Base) -> None:
        self._store, self._now = base.store, base.now
        self._standings = Standings(base.service, base.members)

    async def show(self, answer: Answer, view: View, done: Words | None = None) -> None:
        """Post the ranking of `render` as a private answer. Raises Refused like `render`."""
        await answer.post(await self.render(answer, view, done), private=True)

    async def render(self, answer: Answer, view: View, done: Words | None = None) -> Panel:
        """The panel of a ranking, with the sentence on what the member has just `done`, if any.

        In direct messages, the ranking of all servers replaces that of a server. Raises Refused if
        the day has no challenge.
        """
        check_day(view.day, self._now())
        guild = server_of(answer.interaction)
        if guild is None and view.reach is Reach.HERE:
            view = view._replace(reach=Reach.ALL)
        speech, now, user = answer.speech, self._now(), answer.user
        lines: list[str] = []
        begun = {one.game: one for one in await self._store.dailies_of(user) if one.day == view.day}
        running = await self._links_to_running(begun.values())
        away = {game for game, link in running.items() if guild is not None and not link}
        games = (view.game,) if view.game else games_on(view.day)
        for game in games:
            courses = game in begun or view.day != day_of(now)
            mine = speech.say("challenge-running-away" if game in away else "challenge-running")
            lines += await self._of_game(
                view,
                game,
                guild or NO_SERVER,
                user,
                speech,
                courses=courses,
                running=mine if game in running else "",
            )
        text = [speech.fit_lines(lines, 2 * ROOM)]
        text += features.contributions().legend(text[0], speech)
        named = await self._store.friends_of(user) if view.reach is Reach.FRIENDS else {}
        if view.day == day_of(now):
            text.append(f"-# {speech.say('challenge-ends', when=f'<t:{end_of(now)}:R>')}")
        streak = await self._standings.streak(user, day_of(now))
        text.append(f"-# {speech.say('challenge-own-streak', days=streak)}")
        text += [f"**{speech(done)}**"] if done else []
        shown = await self._standings.wishes_streak(user) if streak else None
        reaches = [one for one in Reach if one is not Reach.HERE or guild is not None]
        starts = [
            start_button(view, game, speech, begun=True, link=link)
            for game, link in running.items()
            if game not in away and view.game in ("", game)
        ]
        if view.day == day_of(now):
            starts += [
                start_button(view, game, speech)
                for game in games
                if game not in begun and (guild is not None or not several(game))
            ]
        return ranking(view, reaches, text, named, shown, day_of(now), starts, speech)

    async def _links_to_running(self, begun: Iterable[Daily]) -> dict[str, str]:
        """By game, the address of the board of each start that is not over; "" without a server."""
        rows = [await self._store.match(one.match_id) for one in begun]
        return {
            row.game: await link_to(self._store, row)
            for row in rows
            if row is not None and row.status is not Status.OVER
        }

    async def _of_game(
        self,
        view: View,
        game: str,
        guild: int,
        user: int,
        speech: Speech,
        *,
        courses: bool,
        running: str,
    ) -> list[str]:
        """The lines of a game's ranking.

        `courses` adds how each game went, in signs; today only for members who have begun it
        themselves. `running` is the line that says that the member's own game is not over; "" if
        it is.
        """
        here = guild if view.reach is Reach.HERE else None
        best = await self._store.dailies(view.day, main_ranking(game), here)
        if view.reach is Reach.FRIENDS:
            friends = await circle(self._store, user)
            best = [one for one in best if friends & await self._members(one, game)]
        everywhere = await self._store.daily_starts(view.day, game)
        ranked = await self._lines(view.reach, best[:RANKED], user, speech, courses=courses)
        together: list[str] = []
        if view.reach is not Reach.FRIENDS and not several(game):
            led = await self._store.dailies(view.day, crew_ranking(game), here)
            together = await self._lines(view.reach, led[:RANKED], guild, speech, courses=courses)
        today = view.day == day_of(self._now())
        none = "challenge-nobody" if today else "challenge-nobody-finished"
        nobody = [] if ranked or together or running else [speech.say(none)]
        lines = [f"**{speech(title(game))}**", *ranked, *nobody, *([running] if running else [])]
        if len(best) > RANKED:
            lines.append(f"-# {speech.say('list-more', count=len(best) - RANKED)}")
        if everywhere > len(best):
            lines.append(f"-# {speech.say('challenge-everywhere', count=everywhere)}")
        heading = [f"**{speech.say('challenge-crews')}**"] if together else []
        later = [] if courses or nobody else [f"-# {speech.say('challenge-courses-later')}"]
        return [*lines, *heading, *together, *later]

    async def _members(self, one: Daily, game: str) -> set[int]:
        """The user ids of the members who share a result: all of a table of several."""
        row = await self._store.match(one.match_id) if several(game) else None
        seats = () if row is None else row.seats
        return {one.user, *(seat.user for seat in seats if seat.user is not None)}

    async def _lines(
        self, reach: Reach, best: Sequence[Daily], user: int, speech: Speech, *, courses: bool
    ) -> list[str]:
        if reach is Reach.ALL:
            return await self._standings.nameless(best, user, speech, courses=courses)
        return await self._standings.lines(best, day_of(self._now()), speech, courses=courses)
