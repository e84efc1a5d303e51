"""A member's settings, which are the same on every server."""

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

    `city`: the name of a time zone (`cities`); "" is UTC.
    `quiet_from`, `quiet_to`: when quiet hours begin and end, in whole hours of the clock of `city`.
    Equal hours mean none.
    `plays_from`, `plays_to`: usual playing hours, shown in lobbies, in the same form.
    `habits`: whether lobbies show how fast the member answers and how many games they finish.
    `ranked`: whether rankings may name the member.
    `locale`: the language of the last answer to the member, used for messages to them.
    `language`: the language that the member chose; "" for that of their Discord client.
    `told_closed`: a DM could not be delivered, and the member was told how to see their hand.
    `holiday`: until when the member's clocks are stopped, in unix seconds.
    `remind_every`: seconds between reminders; 0 for the clock's own interval.
    `offers`: the seats offered to the member, as `match:seat:number`.
    `mentions`: when the member caused mentions of others within the last day, in unix seconds.
    `wishes`: the names of the preferences that the member switched on, such as to show a streak.
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
    def client(self) -> str:
        """The language of the member's Discord; "" if unknown, as they chose one for the bot."""
        return "" if self.language else self.locale

    @property
    def by_mentions(self) -> bool:
        """Whether the member is notified by mentions: by their choice, or because DMs fail."""
        return self.notify is Notify.CHANNEL or (self.notify is Notify.DM and self.told_closed)

    def quiet_until(self, now: float) -> float | None:
        """When the current quiet hours end, in unix seconds; None outside quiet hours."""
        length = (self.quiet_to - self.quiet_from) % 24 * HOUR
        passed = self._seconds_since(self.quiet_from, now)
        return now + length - passed if passed < length else None

    def plays(self, now: float) -> tuple[float, float] | None:
        """When the usual playing hours began last, and when they end, in unix seconds.

        None if the member set none.
        """
        length = (self.plays_to - self.plays_from) % 24 * HOUR
        began = now - self._seconds_since(self.plays_from, now)
        return (began, began + length) if length else None

    def _seconds_since(self, hour: int, now: float) -> float:
        """The seconds since this hour last began by the clock of the member's city."""
        ahead = ahead_of_utc(self.city, now) if self.city else 0
        return (now + ahead - hour * HOUR) % DAY


def member_settings_of(stored: Json | None) -> MemberSettings:
    """The settings that are `stored` as JSON; the defaults for None. Raises ValidationError."""
    return MemberSettings.model_validate_json(stored or "{}")


async def settings_of(store: Store, users: Iterable[int]) -> dict[int, MemberSettings]:
    """By user id, the settings of those members who have some."""
    by_member = await store.settings_of_members(EVERYWHERE, sorted(users))
    return {user: member_settings_of(stored) for user, stored in by_member.items()}


class Members:
    """Reads and updates members' settings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, user: int) -> MemberSettings:
        """The settings of a member; the defaults if none are stored."""
        return await settings.read(self._store, MemberSettings, EVERYWHERE, user)

    async def outside_rankings(self, users: Iterable[int]) -> frozenset[int]:
        """Those of the members (by user id) who do not want to be ranked."""
        by_member = await settings_of(self._store, users)
        return frozenset(user for user, own in by_member.items() if not own.ranked)

    async def change(
        self, user: int, change: Callable[[MemberSettings], MemberSettings]
    ) -> tuple[MemberSettings, MemberSettings]:
        """Store the settings that `change` returns for a member. Returns them before and after."""
        return await settings.change(self._store, MemberSettings, EVERYWHERE, user, change)

    async def remember_locale(self, user: int, locale: str) -> None:
        """Store the language of the latest answer to a member."""
        await self.change(user, lambda now: now.model_copy(update={"locale": locale}))

    async def wish(self, user: int, name: str, wanted: bool) -> None:
        """Switch the preference with this name on or off for a member."""

        def change(now: MemberSettings) -> MemberSettings:
            others = tuple(one for one in now.wishes if one != name)
            return now.model_copy(update={"wishes": (*others, name) if wanted else others})

        await self.change(user, change)


async def hours_of(
    store: Store, users: Iterable[int], now: float
) -> dict[int, tuple[float, float]]:
    """By user id, the result of `MemberSettings.plays` for those members who set playing hours."""
    by_member = await settings_of(store, users)
    return {user: hours for user, own in by_member.items() if (hours := own.plays(now))}
