"""A small Discord on this machine: enough REST and gateway for the real client to log in and play.

It answers well unless told otherwise: `fail` lines up other answers for a kind of request, `limit`
has a channel take nothing for a while, `use_up` says that an answer was the last for a while, and
`hold` leaves a kind of request without any. What it was asked is in `asked`, what came over the
gateway in `heard`.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from aiohttp import WSMsgType, web

from tests.patience import PATIENCE

BOT, GUILD, ADA = "101", "201", "401"
DIRECT = "303"
"""Ada's direct messages with the bot."""
CHANNEL, OTHER = CHANNELS = ("301", "302")
FIRST_ID = 1_400_000_000_000_000_000
EVERYTHING = str(2**53 - 1)
HELLO, IDENTIFY, RESUME, HEARTBEAT, ACK, RECONNECT = 10, 2, 6, 1, 11, 7
DISPATCH = 0
COMMAND, CLICK, TYPING = 2, 3, 4
BUTTON, MENU = 2, 3
MESSAGE, THINKING = 4, 5
EDIT = 7
EPHEMERAL = 64
TOO_MANY = 429


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it came in; `body` is the JSON, also that of a form with files."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: int

    @property
    def kind(self) -> str:
        """The request without the ids and tokens in its path."""
        parts = [
            "*" if part.isdigit() or part.startswith("tok") else part
            for part in self.path.split("/")
        ]
        return f"{self.method} {'/'.join(parts)}"


@dataclass(frozen=True, slots=True)
class Failing:
    """An answer that is no success; `done` says whether the request took effect all the same."""

    status: int
    body: dict[str, Any]
    headers: dict[str, str]
    done: bool = False


class LittleDiscord:
    """One server (guild) with some channels and one member, Ada, who clicks; others only play.

    What happens there is told to the connection of its shard, direct messages to shard 0.
    """

    def __init__(self, channels: Sequence[str] = CHANNELS, guild: str = GUILD) -> None:
        self.channels, self.guild = channels, guild
        self.others: list[dict[str, Any]] = []
        """Other servers of the same shard, as Discord tells of them, where nothing happens."""
        self.shards_wanted = 1
        self.at_once = 1
        self.asked: list[Asked] = []
        self.heard: list[dict[str, Any]] = []
        self.connections = 0
        self.messages: dict[str, dict[str, Any]] = {}
        self._standing: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        """The same by their channels."""
        self.emoji: dict[str, dict[str, Any]] = {}
        """Those of the bot's application."""
        self.commands: list[dict[str, Any]] = []
        """What is registered for it."""
        self.resume_url = "ws://127.0.0.1:9/not-the-proxy"
        self.closing: int | None = None
        """The code every connection to the gateway is closed with at once."""
        self.now: Callable[[], float] = time.time
        """By which limits end."""
        self._failing: dict[str, deque[Failing]] = defaultdict(deque)
        self._used_up: dict[str, float] = {}
        self.silent = False
        """Whether the gateway says nothing to whoever connects."""
        self.deaf = False
        """Whether the gateway answers no heartbeat."""
        self._held: set[str] = set()
        self._limited: dict[str, float] = {}
        self._socket: web.WebSocketResponse | None = None
        self._shards: dict[tuple[int, int], web.WebSocketResponse] = {}
        """The newest connection of each shard of so many."""
        self.identified_at: list[tuple[int, float]] = []
        """The shards that said who they are, and when."""
        self._acknowledged: dict[str, str] = {}
        self._clicked: dict[str, str] = {}
        self._places: dict[str, str] = {}
        self._ids = FIRST_ID
        self._sequence = 0
        self._events = asyncio.Condition()
        self._gateway_port = 0

    # the server

    async def start(self) -> None:
        """Listen on free ports of the loopback interface."""
        app = web.Application(client_max_size=20 * 2**20)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._api, self._api_port = await _listen(app)
        await self.open_gateway()

    async def stop(self) -> None:
        """Stop listening."""
        await self.let_go()
        await self.close_gateway()
        await self._api.cleanup()

    async def open_gateway(self) -> None:
        """Take connections to the gateway, where it was before if it ever was."""
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/gateway", self._gateway)
        self._gate, self._gateway_port = await _listen(app, self._gateway_port)

    async def close_gateway(self) -> None:
        """Cut the connection, and refuse new ones."""
        for site in list(self._gate.sites):
            await site.stop()
        if self._socket is not None:
            await self._socket.close(code=1012)
        await self._gate.cleanup()

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self._api_port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._gateway_port}/gateway"

    @property
    def identified(self) -> bool:
        """Whether a bot has said who it is."""
        return any(heard["op"] == IDENTIFY for heard in self.heard)

    # what tests do

    def fail(
        self, kind: str, status: int, code: int = 0, *, done: bool = False, **more: Any
    ) -> None:
        """Answer the next request of this kind with an error; with `done`, do it all the same."""
        headers = _limits(more.get("retry_after", 0.0)) if status == TOO_MANY else {}
        body = {"code": code, "message": "failed by a test", **more}
        self._failing[kind].append(Failing(status, body, headers, done))

    def hold(self, kind: str) -> None:
        """Let requests of this kind hang, and do nothing of what they ask for, until `let_go`."""
        self._held.add(kind)

    async def let_go(self) -> None:
        """End the requests that hang, and take new ones."""
        self._held.clear()
        await self._notify()

    def use_up(self, kind: str, seconds: float) -> None:
        """Say with the next answer to this kind of request that it was the last for so long."""
        self._used_up[kind] = seconds

    def limit(self, channel: str, seconds: float) -> None:
        """Answer everything that is asked of a channel with 429 for so long."""
        self._limited[channel] = self.now() + seconds

    def standing(self, channel: str) -> list[dict[str, Any]]:
        """The messages of a channel, oldest first."""
        return list(self._standing[channel].values())

    def kinds(self) -> list[str]:
        """The kinds of all requests so far, in order."""
        return [one.kind for one in self.asked]

    def of(self, kind: str) -> list[Asked]:
        """The requests of a kind so far."""
        return [one for one in self.asked if fnmatch(one.kind, kind)]

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait until something has happened, for ten seconds."""
        async with asyncio.timeout(PATIENCE), self._events:
            await self._events.wait_for(lambda: bool(happened()))

    async def command(self, name: str, channel: str = CHANNEL, **options: str) -> str:
        """Ada types a command; the interaction's id."""
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        return await self.send_command(name, given, channel)

    async def send_command(
        self,
        name: str,
        options: list[dict[str, Any]],
        channel: str = CHANNEL,
        users: tuple[str, ...] = (),
        kind: int = COMMAND,
    ) -> str:
        """Ada's Discord sends a command as it knows it; of `users` none is on the server."""
        named = {"users": {one: _user(one, "eve") for one in users}}
        data = {"id": "1", "name": name, "type": 1, "options": options, "resolved": named}
        return await self._interact(kind, data, channel)

    async def click(self, message: str, custom_id: str, values: Sequence[str] | None = None) -> str:
        """Ada clicks a button of a message, or chooses in a menu; the interaction's id."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            data |= {"component_type": MENU, "values": list(values)}
        clicked = self.messages[message]
        return await self._interact(CLICK, data, clicked["channel_id"], message=clicked)

    async def reconnect(self) -> None:
        """Ask the client to connect anew and resume."""
        assert self._socket is not None
        await self._socket.send_json({"op": RECONNECT, "d": None})

    async def drop(self) -> None:
        """Cut the connection to the gateway."""
        assert self._socket is not None
        await self._socket.close(code=1012)

    # gateway

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        socket = self._socket = web.WebSocketResponse()
        await socket.prepare(request)
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
            shard, total = heard["d"].get("shard") or (0, 1)
            self._shards = {one: to for one, to in self._shards.items() if one[1] == total}
            self._shards[shard, total] = socket
            self.identified_at.append((shard, time.monotonic()))
            await self._dispatch("READY", self._ready(shard, total), socket)
            if self._shard_of_guild(total) == shard:
                for guild in (server(self.guild, self.channels), *self.others):
                    await self._dispatch("GUILD_CREATE", guild, socket)
        elif heard["op"] == RESUME:
            await self._dispatch("RESUMED", {}, socket)
        await self._notify()

    def _ready(self, shard: int, total: int) -> dict[str, Any]:
        here = [self.guild, *(other["id"] for other in self.others)]
        told = here if self._shard_of_guild(total) == shard else []
        return {
            "shard": [shard, total],
            "v": 10,
            "user": _user(BOT, "airlock", bot=True),
            "guilds": [{"id": guild, "unavailable": True} for guild in told],
            "session_id": "session",
            "resume_gateway_url": self.resume_url,
            "application": {"id": BOT, "flags": 0},
        }

    def _shard_of_guild(self, total: int) -> int:
        return (int(self.guild) >> 22) % total

    async def _dispatch(
        self, event: str, data: dict[str, Any], to: web.WebSocketResponse | None = None
    ) -> None:
        socket = to or self._socket
        assert socket is not None
        self._sequence += 1
        await socket.send_json({"op": DISPATCH, "t": event, "s": self._sequence, "d": data})

    def _told(self, channel: str) -> web.WebSocketResponse | None:
        """The connection that hears of a channel; the newest where nothing is divided."""
        total = max((total for _, total in self._shards), default=1)
        place = 0 if channel == DIRECT else self._shard_of_guild(total)
        return self._socket if total == 1 else self._shards.get((place, total))

    async def _interact(self, kind: int, data: dict[str, Any], channel: str, **more: Any) -> str:
        id_ = self._new_id()
        self._places[f"tok{id_}"] = channel
        if "message" in more:
            self._clicked[id_] = more["message"]["id"]
        member = {
            "user": _user(ADA, "ada"),
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "permissions": EVERYTHING,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        interaction = {
            "id": id_,
            "application_id": BOT,
            "type": kind,
            "token": f"tok{id_}",
            "version": 1,
            **(self._on_server(channel, member) if channel != DIRECT else _directly()),
            "locale": "en-US",
            "channel_id": channel,
            "app_permissions": EVERYTHING,
            "attachment_size_limit": 10 * 2**20,
            "entitlements": [],
            "data": data,
            **more,
        }
        await self._dispatch("INTERACTION_CREATE", interaction, self._told(channel))
        return id_

    def _on_server(self, channel: str, member: dict[str, Any]) -> dict[str, Any]:
        return {
            "guild_id": self.guild,
            "guild": {"id": self.guild, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "channel": _channel(self.guild, channel),
            "member": member,
        }

    # REST

    async def _rest(self, request: web.Request) -> web.Response:
        body, files = await _read(request)
        path = "/" + request.match_info["path"]
        asked = Asked(request.method, path, dict(request.query), body, files)
        self.asked.append(asked)
        await self._notify()
        if asked.kind in self._held:
            async with self._events:
                await self._events.wait_for(lambda: asked.kind not in self._held)
            return web.Response(status=503)
        waiting = self._failing[asked.kind]
        failing = waiting.popleft() if waiting else self._limiting(asked)
        answer: Any = None
        if failing is None or failing.done:
            answer = self._answer(asked)
        await self._notify()
        if failing is not None or isinstance(answer, Failing):
            refused = failing or answer
            return _json(refused.body, refused.status, refused.headers)
        if asked.kind in self._used_up:
            return _json(answer, headers=_none_left(self._used_up.pop(asked.kind)))
        return web.Response(status=204) if answer is None else _json(answer)

    def _limiting(self, asked: Asked) -> Failing | None:
        """The refusal of a request to a channel that takes nothing now."""
        start, _, place = asked.path.strip("/").partition("/")
        left = self._limited.get(place.partition("/")[0], 0.0) - self.now()
        if start != "channels" or left <= 0:
            return None
        body = {"code": 0, "message": "limited by a test", "retry_after": left, "global": False}
        return Failing(TOO_MANY, body, _limits(left))

    def _answer(self, asked: Asked) -> Any:
        known: dict[str, Any] = {
            "GET /gateway/bot": self._how_to_connect(),
            "GET /users/@me": _user(BOT, "airlock", bot=True),
            "POST /users/@me/channels": _directly()["channel"],
        }
        if asked.kind in known:
            return known[asked.kind]
        match asked.kind:
            case "GET /oauth2/applications/@me":
                return _application()
            case "PUT /applications/*/commands":
                self.commands = [
                    {**one, "id": self._new_id(), "application_id": BOT, "version": "1"}
                    for one in asked.body
                ]
                return self.commands
            case "GET /applications/*/commands":
                return self.commands
            case "POST /interactions/*/*/callback":
                return self._callback(asked)
            case "PATCH /webhooks/*/*/messages/@original":
                token = asked.path.split("/")[3]
                return self._show(self._acknowledged[token], asked.body, self._places[token])
            case "GET /webhooks/*/*/messages/@original":
                return self.messages[self._acknowledged[asked.path.split("/")[3]]]
            case "POST /webhooks/*/*":
                place = self._places[asked.path.split("/")[3]]
                return self._show(self._new_id(), asked.body, place)
        return self._answer_by_right(asked)

    def _how_to_connect(self) -> dict[str, Any]:
        limits = {"total": 1000, "remaining": 999, "reset_after": 0}
        return {
            "url": self.gateway_url,
            "shards": self.shards_wanted,
            "session_start_limit": {**limits, "max_concurrency": self.at_once},
        }

    def _answer_by_right(self, asked: Asked) -> Any:
        """What the bot does as a member, without anybody having asked for it."""
        match asked.kind:
            case "POST /channels/*/messages":
                return self._show(self._new_id(), asked.body, asked.path.split("/")[2])
            case "PATCH /channels/*/messages/*":
                _, _, channel, _, message = asked.path.split("/")
                return self._show(message, asked.body, channel)
            case "DELETE /channels/*/messages/*":
                gone = self.messages.pop(asked.path.split("/")[4])
                del self._standing[gone["channel_id"]][gone["id"]]
                return None
            case "GET /channels/*/messages":
                return self.standing(asked.path.split("/")[2])[::-1]
            case "GET /applications/*/emojis":
                return {"items": list(self.emoji.values())}
            case "POST /applications/*/emojis":
                made = {"id": self._new_id(), "name": asked.body["name"], "animated": False}
                self.emoji[made["id"]] = made
                return made
            case "DELETE /applications/*/emojis/*":
                del self.emoji[asked.path.split("/")[4]]
                return None
            case "POST /users/@me/channels":
                recipient = _user(asked.body["recipient_id"], "somebody")
                return {"id": f"9{recipient['id']}", "type": 1, "recipients": [recipient]}
        raise AssertionError(f"{asked.kind} was not foreseen")

    def _callback(self, asked: Asked) -> Any:
        _, _, id_, token, _ = asked.path.split("/")
        if token in self._acknowledged:
            body = {"code": 40060, "message": "Interaction has already been acknowledged."}
            return Failing(400, body, {})
        shown = asked.body.get("data") or {}
        kind = asked.body["type"]
        if kind == MESSAGE:
            message = self._new_id()
            self._show(message, shown, self._places[token])
        elif kind == THINKING:
            message = self._new_id()
        else:
            message = self._clicked.get(id_, "0")
            if kind == EDIT:
                self._show(message, shown, self._places[token])
        self._acknowledged[token] = message
        return {
            "interaction": {
                "id": id_,
                "type": 2,
                "response_message_id": message,
                "response_message_loading": False,
                "response_message_ephemeral": bool(shown.get("flags", 0) & EPHEMERAL),
            }
        }

    def _show(self, message: str, shown: dict[str, Any], channel: str) -> dict[str, Any]:
        before = self.messages.get(message, {})
        files = [self._attached(one, before) for one in shown.get("attachments", [])]
        components = shown.get("components", before.get("components", []))
        self.messages[message] = {
            "id": message,
            "channel_id": channel,
            "author": _user(BOT, "airlock", bot=True),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": files,
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": shown.get("flags", before.get("flags", 0)),
            "components": _with_files(components, files),
            "nonce": shown.get("nonce"),
        }
        self._standing[channel][message] = self.messages[message]
        return self.messages[message]

    def _attached(self, named: dict[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
        """A file of a message: one that stands there and stays, or one that has come."""
        for standing in before.get("attachments", []):
            if standing["id"] == str(named["id"]):
                return dict(standing)
        id_ = self._new_id()
        url = f"https://cdn.little/{id_}/{named['filename']}"
        file = {"id": id_, "filename": named["filename"], "size": 1}
        return {**file, "url": url, "proxy_url": url}

    def _new_id(self) -> str:
        self._ids += 2**22
        return str(self._ids)

    async def _notify(self) -> None:
        async with self._events:
            self._events.notify_all()


def _with_files(components: list[dict[str, Any]], files: list[dict[str, Any]]) -> Any:
    """Components as Discord gives them back: each file they name by where it lies."""
    found = {f"attachment://{one['filename']}": one for one in files}

    def resolved(part: Any) -> Any:
        if isinstance(part, list):
            return [resolved(one) for one in part]
        if not isinstance(part, dict):
            return part
        file = found.get(str(part.get("url")))
        if file is not None:
            return {**part, "url": file["url"], "attachment_id": file["id"]}
        return {key: resolved(value) for key, value in part.items()}

    return resolved(components)


async def _listen(app: web.Application, port: int = 0) -> tuple[web.AppRunner, int]:
    """Serve on a port of the loopback interface; the port that was free, if 0 was asked for."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner, runner.addresses[0][1]


def _limits(seconds: float) -> dict[str, str]:
    """The headers of a refusal that comes from Discord itself."""
    return {
        "Via": "1.1 little",
        "Retry-After": str(math.ceil(seconds)),
        "X-RateLimit-Reset-After": str(seconds),
    }


def _none_left(seconds: float) -> dict[str, str]:
    """The headers of the last answer that is given for so long."""
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": str(time.time() + seconds),
        "X-RateLimit-Reset-After": str(seconds),
    }


def _json(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON as Discord sends it; the client takes it for text if a charset is named."""
    plain = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=plain)


async def _read(request: web.Request) -> tuple[Any, int]:
    """The JSON of a request and how many files came with it."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        return json.loads(str(form["payload_json"])), len(form) - 1
    text = await request.text()
    return (json.loads(text) if text else None), 0


def _user(id_: str, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": id_,
        "username": name,
        "discriminator": "0",
        "global_name": name.title(),
        "avatar": None,
        "bot": bot,
        "verified": True,
        "mfa_enabled": True,
        "flags": 0,
    }


def _application() -> dict[str, Any]:
    return {
        "id": BOT,
        "name": "Airlock",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": _user("1", "owner"),
        "team": None,
    }


def _directly() -> dict[str, Any]:
    """What an interaction in direct messages has in place of server and member."""
    ada = _user(ADA, "ada")
    channel = {"id": DIRECT, "type": 1, "recipients": [ada], "last_message_id": None}
    return {"channel": channel, "user": ada}


def _channel(guild: str, id_: str) -> dict[str, Any]:
    return {
        "id": id_,
        "type": 0,
        "name": f"games-{id_}",
        "position": 0,
        "guild_id": guild,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "permissions": EVERYTHING,
    }


def server(guild: str, channels: Sequence[str]) -> dict[str, Any]:
    """What the gateway tells of a server without members, roles and emoji."""
    return {
        "id": guild,
        "name": "Little",
        "owner_id": ADA,
        "preferred_locale": "en-US",
        "channels": [_channel(guild, one) for one in channels],
        "roles": [],
        "members": [],
        "threads": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "member_count": 2,
        "unavailable": False,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
