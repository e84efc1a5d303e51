"""What the bot keeps of itself, for all its processes: read and written here and nowhere else.

It stands among the settings of servers, under numbers that no server has: what seldom changes, and
apart from it what is written every minute.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from pydantic import BaseModel, ConfigDict

from bot.store import changes
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE, LAST_ALIVE, PROBE
from bot.store.settings import until_current


class OwnFacts(BaseModel):
    """The bot's own facts, None where there are none yet; those of a newer version are kept.

    `commands` is the hash of the commands as they are registered, `challenge_salt` the secret that
    the seeds of challenges come from, `signing_key` the one that signs records (64 hex digits).
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    commands: str | None = None
    challenge_salt: str | None = None
    signing_key: str | None = None


class SignOfLife(BaseModel):
    """When the bot was last `alive`, in unix seconds; None before the first time."""

    model_config = ConfigDict(frozen=True, extra="allow")

    alive: float | None = None


async def own_facts(store: Store) -> OwnFacts:
    """The bot's own facts."""
    return OwnFacts.model_validate_json(await store.guild_settings(EVERYWHERE) or "{}")


async def keep_own(store: Store, change: Callable[[OwnFacts], OwnFacts]) -> OwnFacts:
    """What `change` makes of the bot's own facts, never over what somebody else just wrote."""

    async def attempt() -> OwnFacts:
        before = await store.guild_settings(EVERYWHERE)
        known = OwnFacts.model_validate_json(before or "{}")
        facts = change(known)
        if facts != known:
            kept = facts.model_dump_json(exclude_none=True)
            check = changes.CheckSettings(EVERYWHERE, None, before)
            await store.commit([check, changes.PutGuildSettings(EVERYWHERE, kept)])
        return facts

    return await until_current(attempt)


async def last_alive(store: Store) -> float | None:
    """When the bot was last alive, in unix seconds, if it ever was."""
    kept = await store.guild_settings(LAST_ALIVE)
    return SignOfLife.model_validate_json(kept or "{}").alive


def alive(now: float) -> changes.PutGuildSettings:
    """The bot is alive now."""
    return changes.PutGuildSettings(LAST_ALIVE, SignOfLife(alive=now).model_dump_json())


def probe(now: float) -> changes.PutGuildSettings:
    """Something to write, to see that it can be."""
    return changes.PutGuildSettings(PROBE, json.dumps({"at": now}))
