"""Settings that are read and then written: never over what somebody else wrote in between."""

import json
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.store import changes
from bot.store.protocol import StaleSettings, Store
from bot.store.records import EVERYWHERE

T = TypeVar("T")


async def keep_own(store: Store, name: str, change: Callable[[str | None], str]) -> str:
    """What `change` makes of a fact of the bot's own, kept under this name for all its processes.

    It is given what is kept so far, None at first.
    """

    async def attempt() -> str:
        before = await store.guild_settings(EVERYWHERE)
        facts: dict[str, str] = json.loads(before or "{}")
        known, facts[name] = facts.get(name), change(facts.get(name))
        if facts[name] != known:
            check = changes.CheckSettings(EVERYWHERE, None, before)
            await store.commit([check, changes.PutGuildSettings(EVERYWHERE, json.dumps(facts))])
        return facts[name]

    return await until_current(attempt)


async def until_current(attempt: Callable[[], Awaitable[T]]) -> T:
    """What `attempt` gives, which reads settings and commits with a `CheckSettings` of them.

    It is made again as often as somebody else was quicker; each time one of them was done.
    """
    while True:
        try:
            return await attempt()
        except StaleSettings:
            continue
