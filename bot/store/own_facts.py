"""The bot's own facts, shared by all its processes.

They are stored as settings of servers, with ids that no server has. The heartbeat, which is written
every minute, has a row of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence

from pydantic import BaseModel, SerializerFunctionWrapHandler, model_serializer

from bot.runtime.shards import ALL, Shards
from bot.store import changes, settings
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE, LAST_ALIVE, PROBE


class OwnFacts(BaseModel, frozen=True, extra="allow"):
    """The bot's own facts; a fact that is not known yet is None.

    `commands` is the hash of the registered commands, `challenge_salt` the secret from which seeds
    of challenges are derived, `signing_key` the key that signs records (64 hex digits). Fields of a
    newer version are kept as they are.
    """

    commands: str | None = None
    challenge_salt: str | None = None
    signing_key: str | None = None

    @model_serializer(mode="wrap")
    def _without_nulls(self, dump: SerializerFunctionWrapHandler) -> Mapping[str, object]:
        return {name: fact for name, fact in dump(self).items() if fact is not None}


class SignOfLife(BaseModel, frozen=True, extra="allow"):
    """The stored heartbeats: when the bot was last `alive`, in unix seconds; None if it never was.

    If several processes share the servers, `parts` has the time of each one's shards (as text).
    """

    alive: float | None = None
    parts: Mapping[str, float] = {}

    def last(self, heard: Shards) -> float | None:
        """When all of the shards `heard` were last alive, in unix seconds; None if never."""
        ours = [at for part, at in self.parts.items() if Shards.read(part).overlap(heard)]
        return min(ours, default=self.alive)

    def with_heartbeat(self, heard: Shards, now: float) -> SignOfLife:
        """The heartbeats with a new one at `now`; it replaces those of overlapping shards."""
        parts = {
            part: at for part, at in self.parts.items() if not Shards.read(part).overlap(heard)
        }
        if not heard.all:
            parts[str(heard)] = now
        return self.model_copy(update={"alive": now, "parts": parts})


async def own_facts(store: Store) -> OwnFacts:
    """The bot's own facts as stored; all None before the first."""
    return await settings.read(store, OwnFacts, EVERYWHERE)


async def keep_own(store: Store, change: Callable[[OwnFacts], OwnFacts]) -> OwnFacts:
    """Update the bot's own facts by `change`, with optimistic locking; returns the new ones."""
    return (await settings.change(store, OwnFacts, EVERYWHERE, None, change))[1]


async def last_alive(store: Store, heard: Shards = ALL) -> float | None:
    """When the bot was last alive for these shards, in unix seconds; None if it never was."""
    return (await settings.read(store, SignOfLife, LAST_ALIVE)).last(heard)


async def keep_alive(
    store: Store, now: float, heard: Shards = ALL, also: Sequence[changes.Change] = ()
) -> None:
    """Store a heartbeat for these shards. Commits the changes in `also`, too."""
    await settings.change(
        store, SignOfLife, LAST_ALIVE, None, lambda sign: sign.with_heartbeat(heard, now), also
    )


def probe(now: float) -> changes.PutGuildSettings:
    """A write that tests whether the database accepts writes."""
    return changes.PutGuildSettings(PROBE, json.dumps({"at": now}))
