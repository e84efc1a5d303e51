"""A member's preferences, the same on every server."""

from collections.abc import Callable, Iterable
from enum import StrEnum

from pydantic import BaseModel, Field

from bot.members.cities import ahead_of_utc
from bot.runtime.durations import DAY, HOUR
from bot.store import settings
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE, Json


class Notify(StrEnum):
    """How a member is notified of their turn."""

    DM = "dm"
    CHANNEL = "channel"
    NONE = "none"


class MemberSettings(BaseModel, frozen=True):
    """A member's settings.

    `quiet_from`, `quiet_to`: quiet hours, as whole hours of the clock of `city` (an IANA time zone;
    "" is UTC). Equal hours mean none.
    `plays_from`, `plays_to`: usual playing hours, shown in lobbies. Equal hours mean none.
    `habits`: whether lobbies show how fast the member answers.
    `locale`: language of the last answer, used for messages to the member.
    `language`: language the member chose instead of that of their Discord; "" for none.
    `told_closed`: DMs failed, and the member was told how to see their hand.
    `holiday`: until when clocks stop, in unix seconds.
    `remind_every`: seconds between reminders; 0 for the clock's own interval.
    `offers`: seats offered to the member, as `match:seat:number`.
    `mentions`: when the member caused mentions of others, in the last day.
    `wishes`: the features that the member switched on.
    """

    notify: Notify = Notify.DM
    quiet_from: int = Field(default=0, ge=0, le=23)
    quiet_to: int = Field(default=0, ge=0, le=23)
    city: str = ""
    plays_from: int = Field(default=0, ge=0, le=23)
    plays_to: int = Field(default=0, ge=0, le=23)
    locale: str = "en"
    language: str = ""
    told_closed: bool = False
    holiday: float = 0.0
    ranked: bool = True
    habits: bool = False
    remind_every: float = Field(default=0.0, ge=0)
    offers: tuple[str, ...] = ()
    mentions: tuple[float, ...] = ()
    wishes: tuple[str, ...] = ()

    @property
    def by_mentions(self) -> bool:
        """Whether the member is notified by mentions: by choice, or because DMs fail."""
        return self.notify is Notify.CHANNEL or (self.notify is Notify.DM and self.told_closed)

    def quiet_until(self, now: float) -> float | None:
        """The end of the current quiet hours, in unix seconds; None outside them."""
        length = (self.quiet_to - self.quiet_from) % 24 * HOUR
        passed = self._seconds_since(self.quiet_from, now)
        return now + length - passed if passed < length else None

    def plays(self, now: float) -> tuple[float, float] | None:
        """The latest playing hours' start and end, in unix seconds; None if the member set none."""
        length = (self.plays_to - self.plays_from) % 24 * HOUR
        began = now - self._seconds_since(self.plays_from, now)
        return (began, began + length) if length else None

    def _seconds_since(self, hour: int, now: float) -> float:
        """The seconds since that hour last began in the member's city."""
        ahead = ahead_of_utc(self.city, now) if self.city else 0
        return (now + ahead - hour * HOUR) % DAY


def member_settings_of(stored: Json | None) -> MemberSettings:
    """The settings stored as JSON; the defaults for None. Raises ValidationError."""
    return MemberSettings.model_validate_json(stored or "{}")


class Members:
    """Reads and updates members' settings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, user: int) -> MemberSettings:
        """The settings of a member; the defaults if none are stored."""
        return await settings.read(self._store, MemberSettings, EVERYWHERE, user)

    async def outside_rankings(self, users: Iterable[int]) -> frozenset[int]:
        """The members who opted out of rankings."""
        by_member = await self._store.settings_of_members(EVERYWHERE, sorted(users))
        return frozenset(
            user for user, text in by_member.items() if not member_settings_of(text).ranked
        )

    async def change(
        self, user: int, change: Callable[[MemberSettings], MemberSettings]
    ) -> tuple[MemberSettings, MemberSettings]:
        """Update a member's settings by `change`. Returns them before and after."""
        return await settings.change(self._store, MemberSettings, EVERYWHERE, user, change)

    async def remember_locale(self, user: int, locale: str) -> None:
        """Store the locale of the latest answer to a member."""
        await self.change(user, lambda now: now.model_copy(update={"locale": locale}))

    async def wish(self, user: int, name: str, wanted: bool) -> None:
        """Switch a feature on or off for a member."""

        def change(now: MemberSettings) -> MemberSettings:
            others = tuple(one for one in now.wishes if one != name)
            return now.model_copy(update={"wishes": (*others, name) if wanted else others})

        await self.change(user, change)


async def hours_of(
    store: Store, users: Iterable[int], now: float
) -> dict[int, tuple[float, float]]:
    """The usual playing hours of those members who named them, by user id."""
    by_member = await store.settings_of_members(EVERYWHERE, sorted(users))
    hours_by_member = {
        user: member_settings_of(text).plays(now) for user, text in by_member.items()
    }
    return {user: hours for user, hours in hours_by_member.items() if hours is not None}
