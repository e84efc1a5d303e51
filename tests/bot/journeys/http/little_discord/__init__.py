"""A small Discord on this machine: enough REST and gateway for the real client to log in and play.

Requests succeed unless a test says otherwise: `fail` queues errors for a kind of request, `limit`
rate-limits a channel, `use_up` exhausts a rate limit with the next answer, and `hold` leaves a kind
of request unanswered. `asked` has all requests, `gateway.heard` all gateway messages.
"""

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatch
from typing import Any

from aiohttp import web

from tests.bot.journeys.http.little_discord import payloads
from tests.bot.journeys.http.little_discord.answers import (
    TOO_MANY,
    Asked,
    Failing,
    answered,
    limits,
    listen,
    none_left,
    read,
)
from tests.bot.journeys.http.little_discord.gateway import Gateway
from tests.bot.journeys.http.little_discord.payloads import BOT, CHANNEL, CHANNELS, GUILD
from tests.patience import PATIENCE

FIRST_ID = 1_400_000_000_000_000_000
COMMAND, CLICK, TYPING = 2, 3, 4
BUTTON, MENU = 2, 3
MESSAGE, THINKING = 4, 5
EDIT = 7
EPHEMERAL = 64


class LittleDiscord:
    """One server (guild) with some channels and Ada, who clicks; other members only play.

    Events go to the connection of the server's shard, those of direct messages to shard 0.
    """

    def __init__(self, channels: Sequence[str] = CHANNELS, guild: str = GUILD) -> None:
        self.channels, self.guild = channels, guild
        self.others: list[dict[str, Any]] = []
        """The JSON of other servers of the same shard, where nothing happens."""
        self.gateway = Gateway(self._servers, self._notify)
        self.asked: list[Asked] = []
        self.messages: dict[str, dict[str, Any]] = {}
        self._standing: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        """The JSON of the messages by channel and id."""
        self.emoji: dict[str, dict[str, Any]] = {}
        """The emoji of the bot's application."""
        self.commands: list[dict[str, Any]] = []
        """The commands registered for the application."""
        self.now: Callable[[], float] = time.time
        """The clock by which limits end."""
        self._failing: dict[str, deque[Failing]] = defaultdict(deque)
        self._used_up: dict[str, float] = {}
        self._held: set[str] = set()
        self._limited: dict[str, float] = {}
        self._acknowledged: dict[str, str] = {}
        self._clicked: dict[str, str] = {}
        self._places: dict[str, str] = {}
        self._ids = FIRST_ID
        self._events = asyncio.Condition()

    # the server

    async def start(self) -> None:
        """Listen on free ports of the loopback interface."""
        app = web.Application(client_max_size=20 * 2**20)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._api, self._api_port = await listen(app)
        await self.gateway.open()

    async def stop(self) -> None:
        """Stop listening."""
        await self.let_go()
        await self.gateway.close()
        await self._api.cleanup()

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self._api_port}/api/v10"

    # what tests do

    def fail(
        self, kind: str, status: int, code: int = 0, *, done: bool = False, **more: Any
    ) -> None:
        """Answer the next request of this kind with an error; with `done` it still takes effect."""
        headers = limits(more.get("retry_after", 0.0)) if status == TOO_MANY else {}
        body = {"code": code, "message": "failed by a test", **more}
        self._failing[kind].append(Failing(status, body, headers, done))

    def hold(self, kind: str) -> None:
        """Leave requests of this kind unanswered and without effect until `let_go`."""
        self._held.add(kind)

    async def let_go(self) -> None:
        """Drop the held requests, and accept new ones."""
        self._held.clear()
        await self._notify()

    def use_up(self, kind: str, seconds: float) -> None:
        """Exhaust the rate limit for this long with the next answer to this kind of request."""
        self._used_up[kind] = seconds

    def limit(self, channel: str, seconds: float) -> None:
        """Answer all requests to a channel with 429 for this long."""
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
        """Wait until something has happened. Raises TimeoutError after `PATIENCE` seconds."""
        async with asyncio.timeout(PATIENCE), self._events:
            await self._events.wait_for(lambda: bool(happened()))

    async def command(self, name: str, channel: str = CHANNEL, **options: str) -> str:
        """Let Ada type a command; returns the interaction's id."""
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
        """Send a command of Ada's as her client defines it; `users` are not on the server."""
        named = {"users": {one: payloads.user(one, "eve") for one in users}}
        data = {"id": "1", "name": name, "type": 1, "options": options, "resolved": named}
        return await self._interact(kind, data, channel)

    async def click(self, message: str, custom_id: str, values: Sequence[str] | None = None) -> str:
        """Let Ada press a button or choose in a menu; returns the interaction's id."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            data |= {"component_type": MENU, "values": list(values)}
        clicked = self.messages[message]
        return await self._interact(CLICK, data, clicked["channel_id"], message=clicked)

    async def _interact(self, kind: int, data: dict[str, Any], channel: str, **more: Any) -> str:
        id_ = self._new_id()
        self._places[f"tok{id_}"] = channel
        if "message" in more:
            self._clicked[id_] = more["message"]["id"]
        told = payloads.interaction(id_, kind, data, self.guild, channel, **more)
        await self.gateway.tell("INTERACTION_CREATE", told, channel)
        return id_

    def _servers(self) -> list[dict[str, Any]]:
        return [payloads.server(self.guild, self.channels), *self.others]

    # REST

    async def _rest(self, request: web.Request) -> web.Response:
        body, files = await read(request)
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
            return answered(refused.body, refused.status, refused.headers)
        if asked.kind in self._used_up:
            return answered(answer, headers=none_left(self._used_up.pop(asked.kind)))
        return web.Response(status=204) if answer is None else answered(answer)

    def _limiting(self, asked: Asked) -> Failing | None:
        """The 429 for a rate-limited channel, if any."""
        start, _, place = asked.path.strip("/").partition("/")
        left = self._limited.get(place.partition("/")[0], 0.0) - self.now()
        if start != "channels" or left <= 0:
            return None
        body = {"code": 0, "message": "limited by a test", "retry_after": left, "global": False}
        return Failing(TOO_MANY, body, limits(left))

    def _answer(self, asked: Asked) -> Any:
        known: dict[str, Any] = {
            "GET /gateway/bot": self.gateway.how_to_connect,
            "GET /users/@me": payloads.user(BOT, "airlock", bot=True),
            "POST /users/@me/channels": payloads.directly()["channel"],
        }
        if asked.kind in known:
            return known[asked.kind]
        match asked.kind:
            case "GET /oauth2/applications/@me":
                return payloads.application()
            case "PUT /applications/*/commands":
                given = {"description": "", "application_id": BOT, "version": "1"}
                self.commands = [{**given, **one, "id": self._new_id()} for one in asked.body]
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
            case "DELETE /webhooks/*/*/messages/@original":
                return self._delete(self._acknowledged[asked.path.split("/")[3]])
            case "POST /webhooks/*/*":
                place = self._places[asked.path.split("/")[3]]
                return self._show(self._new_id(), asked.body, place)
        return self._answer_by_right(asked)

    def _answer_by_right(self, asked: Asked) -> Any:
        """Answer a request that the bot makes without an interaction."""
        match asked.kind:
            case "POST /channels/*/messages":
                return self._show(self._new_id(), asked.body, asked.path.split("/")[2])
            case "PATCH /channels/*/messages/*":
                _, _, channel, _, message = asked.path.split("/")
                return self._show(message, asked.body, channel)
            case "DELETE /channels/*/messages/*":
                return self._delete(asked.path.split("/")[4])
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
                recipient = payloads.user(asked.body["recipient_id"], "somebody")
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
        told = payloads.message(message, channel, shown, before, files)
        self.messages[message] = self._standing[channel][message] = told
        return told

    def _delete(self, message: str) -> None:
        gone = self.messages.pop(message)
        del self._standing[gone["channel_id"]][message]

    def _attached(self, named: dict[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
        """The JSON of a message's file: one that it keeps, or a new one."""
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
