"""The bot's own facts: writing one leaves the others unchanged."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.runtime.shards import Shards
from bot.store import open_store
from bot.store.changes import PutGuildSettings
from bot.store.own_facts import OwnFacts, keep_alive, keep_own, last_alive, own_facts, probe
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "airlock.db")
    yield opened
    await opened.close()


async def test_two_concurrent_writers_both_keep_their_fact(store: Store) -> None:
    def with_commands(facts: OwnFacts) -> OwnFacts:
        return facts.model_copy(update={"commands": "c"})

    def with_salt(facts: OwnFacts) -> OwnFacts:
        return facts.model_copy(update={"challenge_salt": facts.challenge_salt or "s"})

    await asyncio.gather(keep_own(store, with_commands), keep_own(store, with_salt))
    assert await own_facts(store) == OwnFacts(commands="c", challenge_salt="s")


async def test_a_fact_of_a_newer_version_is_preserved(store: Store) -> None:
    newer = json.dumps({"challenge_salt": "s", "phase_of_the_moon": "full"})
    await store.commit([PutGuildSettings(EVERYWHERE, newer)])
    await keep_own(store, lambda facts: facts.model_copy(update={"commands": "c"}))
    kept = json.loads(await store.settings(EVERYWHERE) or "")
    assert kept == {"challenge_salt": "s", "phase_of_the_moon": "full", "commands": "c"}


async def test_heartbeats_and_write_probes_change_no_other_fact(store: Store) -> None:
    assert await last_alive(store) is None
    await keep_alive(store, 7.5)
    await store.commit([probe(8.0)])
    assert await last_alive(store) == 7.5
    assert await own_facts(store) == OwnFacts()


async def test_each_set_of_shards_has_its_heartbeat_until_the_division_changes(
    store: Store,
) -> None:
    first, second = Shards(0, 0, 2), Shards(1, 1, 2)
    await keep_alive(store, 10.0)
    assert await last_alive(store, second) == 10.0, "a process with all shards served these, too"
    await asyncio.gather(keep_alive(store, 20.0, first), keep_alive(store, 21.0, second))
    await keep_alive(store, 30.0, first)
    assert [await last_alive(store, one) for one in (first, second, Shards())] == [30, 21, 21]

    await keep_alive(store, 40.0, Shards(0, 3, 8))
    assert await last_alive(store, second) == 40.0, "heartbeats of the old division are dropped"
    await keep_alive(store, 50.0)
    assert await last_alive(store, Shards(0, 3, 8)) == 50.0
