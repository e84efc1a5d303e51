"""Nudges: a member reminds the members that the game waits for, at most once a day."""

from collections.abc import Sequence
from typing import Final

from bot.play.actions import Service
from bot.play.opening.ways import seat_to_lead
from bot.play.social.mention_limit import Mentions
from bot.runtime.durations import DAY
from bot.store import changes, records
from bot.table.features import Hurry
from bot.table.notices import say
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.words import words

TIMER: Final = "nudged"
"""The kind of the timer that runs while a seat may not nudge again."""
REMINDER: Final = Hurry("word-nudge")
"""The message to the members that the game waits for."""
NUDGE_INTERVAL: Final = DAY
"""Seconds between two nudges by the same seat."""


def waits_for(table: Table, seat: int) -> list[int]:
    """The seats of other members that the game waits for, as far as that is public."""
    if table.paused:
        return []
    return [one for one in table.awaited if one != seat and not table.automatic(one)]


async def nudge(service: Service, mentions: Mentions, match_id: str, user: int) -> None:
    """Remind all members that this member, or their crew, waits for.

    Only members who have not acted get a message; if it is secret who they are, only by DM. Raises
    Refused if there are none, or if the seat has nudged within `NUDGE_INTERVAL`.
    """

    async def remind(counted: Sequence[changes.Change]) -> None:
        async with service.tables.lock(match_id):
            table = await service.tables.load(match_id)
            seat = seat_to_lead(table, user)
            others = waits_for(table, seat)
            if not others:
                raise Refused(words("nudge-nobody"))
            now = service.now()
            for timer in await service.store.timers(match_id):
                if timer.kind == TIMER and timer.seat == seat and timer.due > now:
                    raise Refused(words("nudge-again", when=f"<t:{timer.due:.0f}:R>"))
            rest = changes.SetTimer(records.Timer(match_id, seat, TIMER, now + NUDGE_INTERVAL))
            notices = [
                say(
                    table.row,
                    one,
                    REMINDER.say,
                    now,
                    public=not table.hides_missing,
                    named={"who": seat},
                )
                for one in others
                if one in table.missing
            ]
            await service.store.commit([*counted, rest, *notices])
            service.wake()

    await mentions.within_limit(user, remind)
