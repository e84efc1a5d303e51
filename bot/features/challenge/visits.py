"""The public challenge: one message per day in the chosen channel, edited all day."""

from collections.abc import Sequence
from typing import Final

from bot.delivery.unasked import Wanted
from bot.features.challenge.days import before, game_of
from bot.features.challenge.deed import crew_ranking, end_of, main_ranking, several
from bot.features.challenge.panel import RANKING, SWITCH, bulletin
from bot.features.challenge.standings import Standings
from bot.guilds.settings import Place
from bot.interactions.base import Base
from bot.language.speech import Speech
from bot.presentation.panel import Panel
from bot.runtime.durations import day_of
from bot.store.records import Daily

PODIUM: Final = 3
WEEK: Final = 7
"""Days without a player after which a server gets no more messages."""
Known = tuple[object, ...]
"""Everything that the content of a day's message depends on."""


class Visits:
    """Posts the challenge on servers that switched it on."""

    name = SWITCH.name

    def __init__(self, base: Base) -> None:
        self._store, self._now, self._unasked = base.store, base.now, base.unasked
        self._languages = base.renderer.languages
        self._standings = Standings(base.service, base.members)
        self._made: dict[int, tuple[Known, Panel]] = {}

    async def visit(self, guild: int, place: Place) -> None:
        """Post or update today's message, unless nobody plays here. Raises StoreError."""
        today = day_of(self._now())
        last = max(await self._store.last_daily(guild) or "", day_of(place.since))
        if last < before(today, WEEK):
            return
        quiet = last == before(today, WEEK)
        panel, mark = await self._panel(guild, today, quiet=quiet), f":{RANKING}:{today}"
        wanted = Wanted(guild, self.name, today, place.channel, mark, panel)
        await self._unasked.keep(wanted)

    async def _panel(self, guild: int, today: str, *, quiet: bool) -> Panel:
        """The day's message; rebuilt only if its content changed.

        `quiet` if it is the last one, unless somebody plays today.
        """
        game, eve = game_of(today), before(today)
        best = await self._store.dailies(today, main_ranking(game), guild)
        ended = await self._store.dailies(eve, main_ranking(game_of(eve)), guild)
        podium, crew = _finishers(ended)[:PODIUM], await self._crews(eve, guild)
        over = len(best) + len(await self._crews(today, guild))
        tried = await self._store.daily_starts(today, game, guild)
        locale = self._languages.of_server(guild)
        rows = [await self._store.match(one.match_id) for one in (*podium, *crew)]
        editions = tuple([row and row.edition for row in rows])  # their courses are found later
        known = (
            today,
            quiet,
            tuple(best),
            over,
            tuple(ended),
            tuple(crew),
            editions,
            tried,
            locale,
        )
        standing = self._made.get(guild)
        if standing is None or standing[0] != known:
            speech = Speech(locale)
            leader = await self._standings.lines(_finishers(best)[:1], today, speech, courses=False)
            lines = await self._standings.lines(podium, today, speech)
            if ended and not (podium or crew):
                lines = [speech.say("challenge-nobody-finished")]
            if several(last := game_of(eve)) and await self._store.daily_starts_under_way(
                eve, last, guild
            ):
                lines.append(f"-# {speech.say('bulletin-still-playing')}")
            led = await self._standings.lines(crew, today, speech)
            everywhere = await self._store.daily_starts(eve, game_of(eve))
            panel = bulletin(
                today,
                end_of(self._now()),
                (tried, over),
                leader,
                (lines, [_of_crew(one, speech) for one in led], everywhere),
                speech,
            )
            if quiet:
                panel = panel._replace(text=(*panel.text, f"-# {speech.say('bulletin-last')}"))
            standing = self._made[guild] = known, panel
        return standing[1]

    async def _crews(self, of: str, guild: int) -> list[Daily]:
        """The day's results of the server's crews; none for a game for several."""
        game = game_of(of)
        return [] if several(game) else await self._store.dailies(of, crew_ranking(game), guild)


def _finishers(best: Sequence[Daily]) -> list[Daily]:
    """The results of those who did not quit."""
    return [one for one in best if one.score is not None]


def _of_crew(line: str, speech: Speech) -> str:
    """A line of a ranking as the result of the server's crew."""
    return speech.say("bulletin-crew", how=line.partition(" ")[2])
