"""The daily limit on messages to others that a member causes.

Offers of seats, invitations, nudges and proposals count together.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from bot.members.preferences import member_settings_of
from bot.runtime.durations import DAY
from bot.store.changes import Change
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE
from bot.store.settings import replacement, until_current
from bot.table.refusals import Refused
from engine.core.words import words

T = TypeVar("T")

MENTIONS_A_DAY: Final = 25
"""Maximum mentions per member in 24 hours: nudges, invitations, votes and offers of seats."""


class Mentions:
    """Counts the messages to others that members cause, in the commit that sends them."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    async def within_limit(self, user: int, deed: Callable[[Sequence[Change]], Awaitable[T]]) -> T:
        """The result of `deed`, run if the member is below the limit.

        `deed` must commit the changes it gets: they count the message. It is retried if the
        member's settings changed meanwhile. Raises Refused at the limit, and what `deed` raises.
        """

        async def attempt() -> T:
            stored = await self._store.settings(EVERYWHERE, user)
            settings = member_settings_of(stored)
            now = self._now()
            lately = tuple(at for at in settings.mentions if at > now - DAY)
            if len(lately) >= MENTIONS_A_DAY:
                when = f"<t:{lately[-MENTIONS_A_DAY] + DAY:.0f}:R>"
                raise Refused(words("mentions-enough", most=MENTIONS_A_DAY, when=when))
            counted = settings.model_copy(update={"mentions": (*lately, now)})
            return await deed(replacement(EVERYWHERE, user, stored, counted))

        return await until_current(attempt)
