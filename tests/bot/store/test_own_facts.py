"""What the bot keeps of itself: whoever writes one fact leaves the others as they are."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import open_store
from bot.store.changes import PutGuildSettings
from bot.store.own_facts import OwnFacts, alive, keep_own, last_alive, own_facts, probe
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "airlock.db")
    yield opened
    await opened.close()


async def test_two_who_write_at_once_both_keep_their_fact(store: Store) -> None:
    def with_commands(facts: OwnFacts) -> OwnFacts:
        return facts.model_copy(update={"commands": "c"})

    def with_salt(facts: OwnFacts) -> OwnFacts:
        return facts.model_copy(update={"challenge_salt": facts.challenge_salt or "s"})

    await asyncio.gather(keep_own(store, with_commands), keep_own(store, with_salt))
    assert await own_facts(store) == OwnFacts(commands="c", challenge_salt="s")


async def test_a_fact_of_a_newer_version_is_kept(store: Store) -> None:
    newer = json.dumps({"challenge_salt": "s", "phase_of_the_moon": "full"})
    await store.commit([PutGuildSettings(EVERYWHERE, newer)])
    await keep_own(store, lambda facts: facts.model_copy(update={"commands": "c"}))
    kept = json.loads(await store.guild_settings(EVERYWHERE) or "")
    assert kept == {"challenge_salt": "s", "phase_of_the_moon": "full", "commands": "c"}


async def test_signs_of_life_and_probes_change_no_other_fact(store: Store) -> None:
    assert await last_alive(store) is None
    await store.commit([alive(7.5), probe(8.0)])
    assert await last_alive(store) == 7.5
    assert await own_facts(store) == OwnFacts()
