"""The public challenge: one message per day in the chosen channel, edited all day."""

from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

from bot.delivery.unasked import UnaskedMessage
from bot.features.challenge.days import before, game_of
from bot.features.challenge.deed import crew_ranking, end_of, games_on, main_ranking, several
from bot.features.challenge.panel import RANKING, SWITCH, bulletin, past_bulletin
from bot.features.challenge.standings import Standings
from bot.guilds.settings import Place
from bot.interactions.base import Base
from bot.language.speech import Speech, title
from bot.presentation.panel import Panel
from bot.runtime.durations import day_of
from bot.store.records import Daily

PODIUM: Final = 3
WEEK: Final = 7
"""Days without a player after which a server gets no more messages."""
Known = tuple[object, ...]
"""Everything that the content of a day's message depends on, to detect changes."""


class DayResults(NamedTuple):
    """A day's results on a server, each part with the best first.

    `podium` has the best results of the day's game, `crews` those of crews in it, `others` the best
    result of each other game. `quit` says that all who ended the day's game resigned, `under_way`
    that a table of several still plays it.
    """

    podium: tuple[Daily, ...]
    crews: tuple[Daily, ...]
    quit: bool
    others: tuple[Daily, ...]
    under_way: bool


class Visits:
    """Posts the challenge on servers that switched it on."""

    name = SWITCH.name

    def __init__(self, base: Base) -> None:
        self._store, self._now, self._unasked = base.store, base.now, base.unasked
        self._languages = base.renderer.languages
        self._standings = Standings(base.service, base.members)
        self._made: dict[int, tuple[Known, Panel]] = {}

    async def visit(self, guild: int, place: Place) -> None:
        """Post or update today's message, unless nobody has played here for `WEEK` days.

        The message of an earlier day gets its results in place of the buttons that start the game.
        Raises StoreError.
        """
        today = day_of(self._now())
        standing = await self._store.posting(guild, self.name)
        last = max(await self._store.last_daily(guild) or "", day_of(place.since))
        ceased = last < before(today, WEEK)
        if standing is not None and standing.message and standing.occasion != today:
            past = await self._past(guild, standing.occasion, quiet=ceased)
            await self._unasked.close(standing, past)
        if ceased:
            return
        quiet = last == before(today, WEEK)
        panel, mark = await self._panel(guild, today, quiet=quiet), f":{RANKING}:{today}"
        wanted = UnaskedMessage(guild, self.name, today, place.channel, mark, panel)
        await self._unasked.keep(wanted)

    async def _panel(self, guild: int, today: str, *, quiet: bool) -> Panel:
        """The message of `today`; rebuilt only if its content changed.

        `quiet` makes it say that it is the last one unless somebody plays.
        """
        game, eve = game_of(today), before(today)
        best = await self._store.dailies(today, main_ranking(game), guild)
        ended = await self._ended(eve, guild)
        over = len(best) + len(await self._crews(today, guild))
        tried = await self._store.daily_starts(today, game, guild)
        locale = self._languages.of_server(guild)
        told = (*ended.podium, *ended.crews, *ended.others)
        rows = [await self._store.match(one.match_id) for one in told]
        editions = tuple([row and row.edition for row in rows])  # their courses are found later
        known = (today, quiet, tuple(best), over, ended, editions, tried, locale)
        standing = self._made.get(guild)
        if standing is None or standing[0] != known:
            speech = Speech(locale)
            first = _finishers(best)[:1]
            lines = await self._standings.lines(first, today, speech, courses=False)
            leader = [_without_place(one) for one in lines]
            yesterday = await self._results(ended, today, speech)
            starts = await self._store.daily_starts(eve, game_of(eve))
            ends = end_of(self._now())
            panel = bulletin(today, ends, (tried, over), leader, yesterday, starts, speech)
            standing = self._made[guild] = known, _told_last(panel, speech, quiet=quiet)
        return standing[1]

    async def _past(self, guild: int, of: str, *, quiet: bool) -> Panel:
        """The message of a day that is over; `quiet` makes it say that it is the last one."""
        speech, ended = Speech(self._languages.of_server(guild)), await self._ended(of, guild)
        results = await self._results(ended, day_of(self._now()), speech)
        return _told_last(past_bulletin(of, results, speech), speech, quiet=quiet)

    async def _ended(self, of: str, guild: int) -> DayResults:
        game = game_of(of)
        all_ended = await self._store.dailies(of, main_ranking(game), guild)
        others = [
            _finishers(await self._store.dailies(of, main_ranking(other), guild))[:1]
            for other in games_on(of)
            if other != game
        ]
        podium = _finishers(all_ended)[:PODIUM]
        return DayResults(
            tuple(podium),
            tuple(await self._crews(of, guild)),
            bool(all_ended) and not podium,
            tuple(chain.from_iterable(others)),
            several(game) and await self._store.daily_starts_under_way(of, game, guild) > 0,
        )

    async def _results(self, ended: DayResults, today: str, speech: Speech) -> list[str]:
        """The lines of a day's results; none if nobody ended a game."""
        lines = await self._standings.lines(ended.podium, today, speech)
        if ended.quit and not ended.crews:
            lines = [speech.say("challenge-nobody-finished")]
        if ended.under_way:
            lines.append(f"-# {speech.say('bulletin-still-playing')}")
        for one in await self._standings.lines(ended.crews, today, speech):
            lines.append(speech.say("bulletin-crew", how=_without_place(one)))
        for other in ended.others:
            (line,) = await self._standings.lines([other], today, speech)
            game, how = title(other.game), _without_place(line)
            lines.append(speech.say("bulletin-other", game=game, how=how))
        return lines

    async def _crews(self, of: str, guild: int) -> list[Daily]:
        """The results of a server's crews in the day's game; none if that is for several."""
        game = game_of(of)
        return [] if several(game) else await self._store.dailies(of, crew_ranking(game), guild)


def _finishers(best: Sequence[Daily]) -> list[Daily]:
    """The results of games that were not resigned."""
    return [one for one in best if one.score is not None]


def _told_last(panel: Panel, speech: Speech, *, quiet: bool) -> Panel:
    """The panel; if `quiet`, with a line that no other message follows until somebody plays."""
    told = (*panel.text, f"-# {speech.say('bulletin-last')}") if quiet else panel.text
    return panel._replace(text=told)


def _without_place(line: str) -> str:
    """A line of a ranking without its number."""
    return line.partition(" ")[2]
