"""A running playground with the small bot, and a client that acts as a browser tab."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.playground.pages import make_app
from bot.playground.session import Session
from tests.bot.conftest import drawing as drawing
from tests.playground.small_bot import make_small_bot
from tests.simulation import Simulation

Client = TestClient[Any, Any]


@dataclass
class Tab:
    """A browser tab on a window, speaking SimCord's protocol like the page."""

    client: Client
    secret: str
    state: dict[str, Any] = field(default_factory=dict)
    _sequence: count[int] = field(default_factory=lambda: count(1))

    def _headers(self) -> dict[str, str]:
        context = self.state.get("context", {}).get("id", "")
        return {"X-Simcord-Capability": self.secret, "X-Simcord-Context": context}

    async def open(self) -> None:
        async with self.client.post("/api/pages", json={}, headers=self._headers()) as answer:
            assert answer.status == 200
            self.state = await answer.json()

    async def look(self) -> str:
        """Poll, as the page does twice a second; returns all visible text."""
        async with self.client.get("/api/state", headers=self._headers()) as answer:
            assert answer.status == 200
            self.state = await answer.json()
        return str(self.state["messages"])

    async def do(self, kind: str, **body: Any) -> dict[str, Any]:
        """Send an action for the version of the page that this tab saw last."""
        envelope = {
            "protocol_version": 3,
            "sequence": next(self._sequence),
            "request_id": f"request-{kind}-{id(body)}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
        }
        async with self.client.post(
            "/api/action", json={**envelope, **body}, headers=self._headers()
        ) as answer:
            assert answer.status == 200, await answer.text()
            receipt: dict[str, Any] = await answer.json()
        if receipt["rejected"]:
            self._sequence = count(receipt["expectedSequence"] + 1)
        return receipt

    async def commands(self) -> list[dict[str, Any]]:
        """The listed commands."""
        async with self.client.get("/api/commands", headers=self._headers()) as answer:
            entries: list[dict[str, Any]] = (await answer.json())["entries"]
        return entries

    async def run(self, command: str, **options: str) -> dict[str, Any]:
        entries = await self.commands()
        entry = next(entry for entry in entries if entry["path"] == [command])
        receipt = await self.do(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )
        assert receipt["settlement"] == "settled", receipt["diagnostics"]
        return receipt

    def pictures(self) -> list[str]:
        """The addresses of visible pictures, in reading order."""
        found = (node.get("asset_id") for node in _nodes(self.state["messages"]))
        return list(dict.fromkeys(str(one) for one in found if one))

    async def load(self, picture: str) -> int:
        """Load a picture; returns the HTTP status."""
        async with self.client.get(f"/api/assets/{picture}", headers=self._headers()) as answer:
            await answer.read()
            return answer.status

    def button(self, label: str) -> str:
        """The key of the visible button with this label."""
        keys = (node["control_key"] for node in _nodes(self.state) if node.get("label") == label)
        return str(next(keys))

    async def press(self, key: str) -> dict[str, Any]:
        return await self.do("click", control_key=key, target_id=key.split(":")[1])


def _nodes(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _nodes(item)


@pytest.fixture
async def session() -> AsyncIterator[Session]:
    session = Session(make_small_bot, port=1)
    await session.start()
    yield session
    await session.close()


@pytest.fixture
async def client(session: Session) -> AsyncIterator[Client]:
    async with TestClient(TestServer(make_app(session))) as client:
        assert client.port is not None
        session.port = client.port
        yield client


async def open_tab(session: Session, client: Client, slug: str) -> Tab:
    place = session.place(slug)
    assert place is not None
    tab = Tab(client, (await session.window(place)).capability)
    await tab.open()
    return tab


@pytest.fixture
async def simulation() -> AsyncIterator[Simulation]:
    simulation = await Simulation.start(make_small_bot)
    yield simulation
    await simulation.stop()
