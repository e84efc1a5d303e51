"""The gateway: a connection for each shard, with its events."""

import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import WSMsgType, web

from tests.bot.journeys.http.little_discord.answers import listen
from tests.bot.journeys.http.little_discord.payloads import BOT, DIRECT, user

HELLO, IDENTIFY, RESUME, HEARTBEAT, ACK, RECONNECT = 10, 2, 6, 1, 11, 7
DISPATCH = 0


class Gateway:
    """Sends the events of servers to their shard, those of direct messages to shard 0.

    `servers` returns the JSON of all servers, which must belong to the same shard. `notify` is
    called after each connection and each message of a client.
    """

    def __init__(
        self, servers: Callable[[], list[dict[str, Any]]], notify: Callable[[], Awaitable[None]]
    ) -> None:
        self._servers, self._notify = servers, notify
        self.shards_wanted = 1
        self.at_once = 1
        self.heard: list[dict[str, Any]] = []
        self.connections = 0
        self.resume_url = "ws://127.0.0.1:9/not-the-proxy"
        self.closing: int | None = None
        """The close code sent at once to each new connection; None: connections stay open."""
        self.silent = False
        """Whether new connections are accepted, but nothing is sent to them."""
        self.deaf = False
        """Whether heartbeats are not answered."""
        self.identified_at: list[tuple[int, float]] = []
        """Each `IDENTIFY` as a tuple of (shard, seconds by `time.monotonic`), oldest first."""
        self._newest: web.WebSocketResponse | None = None
        self._shards: dict[tuple[int, int], web.WebSocketResponse] = {}
        """The newest connection by (shard, number of shards)."""
        self._sequence = 0
        self._port = 0

    async def open(self) -> None:
        """Accept connections, at the second call on the same port as at the first."""
        app = web.Application()
        app.router.add_get("/gateway/", self._connect)
        app.router.add_get("/gateway", self._connect)
        self._gate, self._port = await listen(app, self._port)

    async def close(self) -> None:
        """Cut the connections, and refuse new ones."""
        for site in list(self._gate.sites):
            await site.stop()
        if self._newest is not None:
            await self._newest.close(code=1012)
        await self._gate.cleanup()

    async def reconnect(self) -> None:
        """Ask the client that connected last to reconnect and resume."""
        assert self._newest is not None
        await self._newest.send_json({"op": RECONNECT, "d": None})

    async def drop(self) -> None:
        """Cut the connection that was opened last."""
        assert self._newest is not None
        await self._newest.close(code=1012)

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway"

    @property
    def identified(self) -> bool:
        """Whether a bot has identified."""
        return any(heard["op"] == IDENTIFY for heard in self.heard)

    @property
    def how_to_connect(self) -> dict[str, Any]:
        """The answer to the request for the gateway's address."""
        limits = {"total": 1000, "remaining": 999, "reset_after": 0}
        return {
            "url": self.url,
            "shards": self.shards_wanted,
            "session_start_limit": {**limits, "max_concurrency": self.at_once},
        }

    async def tell(self, event: str, data: dict[str, Any], channel: str) -> None:
        """Send an event of a channel to the connection of the channel's shard."""
        total = max((total for _, total in self._shards), default=1)
        place = 0 if channel == DIRECT else self._shard_of_servers(total)
        divided = self._shards.get((place, total), self._newest)
        await self._dispatch(event, data, self._newest if total == 1 else divided)

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)  # raises if the client has gone
        self._newest = socket
        self.connections += 1
        await self._notify()
        if self.closing is not None:
            await socket.close(code=self.closing)
            return socket
        if self.silent:
            await socket.receive()
            return socket
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 200}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(socket, json.loads(message.data))
        return socket

    async def _hear(self, socket: web.WebSocketResponse, heard: dict[str, Any]) -> None:
        self.heard.append(heard)
        if heard["op"] == HEARTBEAT and not self.deaf:
            await socket.send_json({"op": ACK, "d": None})
        elif heard["op"] == IDENTIFY:
            await self._identify(socket, *(heard["d"].get("shard") or (0, 1)))
        elif heard["op"] == RESUME:
            await self._dispatch("RESUMED", {}, socket)
        await self._notify()

    async def _identify(self, socket: web.WebSocketResponse, shard: int, total: int) -> None:
        self._shards = {one: to for one, to in self._shards.items() if one[1] == total}
        self._shards[shard, total] = socket
        self.identified_at.append((shard, time.monotonic()))
        told = self._servers() if self._shard_of_servers(total) == shard else []
        ready = {
            "shard": [shard, total],
            "v": 10,
            "user": user(BOT, "airlock", bot=True),
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in told],
            "session_id": "session",
            "resume_gateway_url": self.resume_url,
            "application": {"id": BOT, "flags": 0},
        }
        await self._dispatch("READY", ready, socket)
        for guild in told:
            await self._dispatch("GUILD_CREATE", guild, socket)

    def _shard_of_servers(self, total: int) -> int:
        return (int(self._servers()[0]["id"]) >> 22) % total

    async def _dispatch(
        self, event: str, data: dict[str, Any], socket: web.WebSocketResponse | None
    ) -> None:
        assert socket is not None
        self._sequence += 1
        await socket.send_json({"op": DISPATCH, "t": event, "s": self._sequence, "d": data})
