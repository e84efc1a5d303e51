"""The lines of a day's ranking: with names for a server or friends, without for all servers."""

from collections.abc import Sequence
from contextlib import suppress

from bot.features.challenge.days import streak
from bot.features.challenge.deed import FORMED
from bot.language.speech import Speech
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.opening.ways import led_by_group
from bot.presentation import features
from bot.presentation.panels.table_panel import result
from bot.store import records
from bot.store.errors import UnknownMatch
from bot.table.table import Table
from engine.core.errors import EngineError
from engine.core.words import Words, seat_name, words

STREAK = "streak"
"""The member's preference (`MemberSettings.wishes`) to show their streak to others."""
NAMED = 3
"""Maximum members of a crew named in one line."""
SHORTEST_STREAK = 2
"""The shortest streak that is shown to others, in days."""


class Standings:
    """Puts rankings into words."""

    def __init__(self, service: Service, members: Members) -> None:
        self._service, self._members = service, members

    async def lines(
        self, best: Sequence[records.Daily], today: str, speech: Speech, *, courses: bool = True
    ) -> list[str]:
        """A line for each of these results of one day and game, the best first.

        Each line has the names and, if other servers have results, the place among all servers.
        With `courses` it also has the course of the game in signs.
        """
        if not best:
            return []
        everywhere = await self._service.store.dailies(best[0].day, best[0].game)
        places = {one.user: place for place, one in enumerate(everywhere, 1)}
        beyond = any(one.guild != best[0].guild for one in everywhere)
        lines = []
        for number, one in enumerate(best, 1):
            parts = [await self._line(one, speech, courses=courses)]
            if beyond:
                parts.append(speech.say("challenge-place", place=places[one.user]))
            if days := await self._shown_streak(one.user, today):
                parts.append(speech.say("challenge-streak", days=days))
            lines.append(f"{number}. {' · '.join(parts)}")
        return lines

    async def nameless(
        self, best: Sequence[records.Daily], user: int, speech: Speech, *, courses: bool
    ) -> list[str]:
        """A line for each result, without names; the result of `user`, the reader, is marked."""
        nobody = Speech(speech.locale, (speech.say("challenge-somebody"),) * FORMED[-1])
        lines = []
        for number, one in enumerate(best, 1):
            table = await self._table(one)
            details = speech.say("somebody")
            if table is not None:
                details = " · ".join(_details(table, one, nobody, courses=courses))
            mine = one.user == user
            lines.append(
                f"{number}. {speech.say('challenge-yours', how=details) if mine else details}"
            )
        return lines

    async def streak(self, user: int, today: str) -> int:
        """The member's streak: the number of days in a row with a challenge (`days.streak`)."""
        begun = await self._service.store.dailies_of(user)
        return streak({one.day for one in begun}, today)

    async def wishes_streak(self, user: int) -> bool:
        """Whether the member lets others see their streak."""
        return STREAK in (await self._members.read(user)).wishes

    async def _shown_streak(self, user: int, today: str) -> int:
        if not await self.wishes_streak(user):
            return 0
        days = await self.streak(user, today)
        return days if days >= SHORTEST_STREAK else 0

    async def _line(self, best: records.Daily, speech: Speech, *, courses: bool) -> str:
        """The names and result on one line; "somebody" if the match cannot be read."""
        table = await self._table(best)
        if table is None:
            return speech.say("somebody")
        named = table.speech(speech.locale)
        how, *more = _details(table, best, named, courses=courses)
        seats = tuple(map(seat_name, range(len(table.row.seats))))
        who = await self._crew(table) if led_by_group(table) else seats
        return " · ".join([named.say("challenge-line", who=who, how=how), *more])

    async def _crew(self, table: Table) -> tuple[Words, ...]:
        """The first `NAMED` members of a crew who want to be ranked, and how many others it has."""
        aboard = [
            (seat_name(len(table.row.seats) + place), one.user)
            for place, one in enumerate(table.leavers)
            if one.seat == records.NO_SEAT_LEFT and one.user is not None
        ]
        unranked = await self._members.outside_rankings(
            [user for _, user in aboard if user is not None]
        )
        named = [name for name, user in aboard if user not in unranked][:NAMED]
        others = len(aboard) - len(named)
        more = [words("challenge-more", count=others)] if others else []
        return (*named, *more) or (seat_name(0),)

    async def _table(self, best: records.Daily) -> Table | None:
        """The table of a result; None if it cannot be read."""
        with suppress(UnknownMatch, EngineError):
            return await self._service.tables.load(best.match_id)
        return None


def _details(table: Table, best: records.Daily, speech: Speech, *, courses: bool) -> list[str]:
    """The result in words, then the lines on the course of the game, if `courses`."""
    quit_alone = table.solo and bool(table.resigned)
    how = speech.say("challenge-unfinished") if quit_alone else result(table, speech)
    if best.score is None:
        return [how]
    course = features.contributions().course(table, 0) if courses else ()
    return [how.removesuffix("."), *course]
