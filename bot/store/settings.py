"""Settings of a server or a member: a model, stored as JSON, changed with optimistic locking."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from pydantic import BaseModel

from bot.store import changes
from bot.store.errors import StaleSettings
from bot.store.protocol import Store
from bot.store.records import Json

T = TypeVar("T")
M = TypeVar("M", bound=BaseModel)


async def read(store: Store, form: type[M], guild: int, user: int | None = None) -> M:
    """The settings of a server, or of a member there; the defaults if there are none."""
    return form.model_validate_json(await store.settings(guild, user) or "{}")


async def change(
    store: Store,
    form: type[M],
    guild: int,
    user: int | None,
    deed: Callable[[M], M],
    also: Sequence[changes.Change] = (),
) -> tuple[M, M]:
    """Change settings by `deed`, and commit `also`; returns the settings before and after.

    Retried if they were changed meanwhile (optimistic locking).
    """

    async def attempt() -> tuple[M, M]:
        settings = await store.settings(guild, user)
        before = form.model_validate_json(settings or "{}")
        after = deed(before)
        if after != before or also:
            await store.commit([*replacement(guild, user, settings, after), *also])
        return before, after

    return await until_current(attempt)


def replacement(
    guild: int, user: int | None, settings: Json | None, after: BaseModel
) -> list[changes.Change]:
    """The changes that replace settings, on condition that they are still `settings`."""
    written = after.model_dump_json()
    put: changes.Change = changes.PutGuildSettings(guild, written)
    if user is not None:
        put = changes.PutMemberSettings(guild, user, written)
    return [changes.CheckSettings(guild, user, settings), put]


async def until_current(attempt: Callable[[], Awaitable[T]]) -> T:
    """The result of `attempt`, which reads settings and commits with a `CheckSettings`.

    `attempt` is repeated as long as the settings have changed meanwhile. Repetition ends, because
    each failure means that another change succeeded.
    """
    while True:
        try:
            return await attempt()
        except StaleSettings:
            continue
