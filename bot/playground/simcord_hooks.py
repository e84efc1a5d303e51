"""The one place that reaches into SimCord's private parts, each hook held by `tests/playground`.

SimCord previews one channel per session, on a port of its own, shows what changed only when told
so, and refuses a click made on a page older than its last refresh. A playground needs many windows
behind one address that follow the simulation by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import time
from base64 import b64decode
from collections.abc import Awaitable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

import aiohttp.web
from PIL import Image, UnidentifiedImageError
from simcord import Env, preview
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import ComponentType
from simcord.preview import Preview, _component_projection, _media, _pages, _server

T = TypeVar("T")

STEP_IDLE_SECONDS = 0.003
"""How long a step naps while the bot works; SimCord's own 50 ms make a click feel slow."""

REVISIONS_REMEMBERED = 32
EDITED = "@"
"""Stands in the key of a menu before the number of edits its message has had."""
UNSHOWN = frozenset({"publication", "publishedRevision", "lastAction", "activity"})
INDEX_HTML = Path(preview.__file__).with_name("static") / "index.html"
STATIC_PATHS = frozenset(_server.PreviewServer._STATIC_FILES) - {"/"}
_filter_tokens = _component_projection._filter_tokens
SECURITY_HEADERS = dict(_server.PreviewServer._SECURITY_HEADERS)
WINDOW_ROUTES = (
    ("POST", "/api/pages", "_pages"),
    ("DELETE", "/api/pages/{context_id}", "_delete_page"),
    ("GET", "/api/state", "_state"),
    ("GET", "/api/commands", "_commands"),
    ("GET", "/api/action-result", "_action_result"),
    ("POST", "/api/action", "_action"),
    ("GET", "/api/assets/{asset_id}", "_asset"),
)
"""What a window's page asks of its window: method, path, and SimCord's handler for it."""


def lacking_parts() -> str:
    """The packages SimCord's preview needs and does not find, as a list in words; "" if none."""
    return ", ".join(
        name for name in preview._PREVIEW_RUNTIME_MODULES if importlib.util.find_spec(name) is None
    )


class BotWait:
    """The wait function and the clock of a bot that is built before its simulated Discord exists.

    A background loop that waits for work through it is known to be idle, so that a step of the
    simulation does not wait for it; its timers follow the simulation's clock.
    """

    def __init__(self) -> None:
        self.env: Env | None = None

    async def __call__(self, awaitable: Awaitable[T], reason: str) -> T:
        """The result of `awaitable`, which the simulation need not wait for.

        Outside the bot's own tasks (where it is closed) and inside another such wait there is
        nothing to declare, and SimCord would refuse.
        """
        env, task = self.env, asyncio.current_task()
        if env is None or task not in env._work.tasks or task in env._work.external_waits:
            return await awaitable
        result: T = await env.external_wait(awaitable, reason=reason)
        return result

    def now(self) -> float:
        """Seconds since 1970 by the simulation's clock, for deadlines."""
        return time.time() if self.env is None else self.env.now().timestamp()


def shorten_idle(env: Env, seconds: float = STEP_IDLE_SECONDS) -> None:
    """Let every step of `env` look at the bot's work each `seconds` instead of each 50 ms.

    Connecting, for which SimCord gives 5 s, may take as long as any other step.
    """
    patient = env._settle_internal

    async def settle(**options: Any) -> None:
        longest = max(options.get("timeout") or 0.0, env.settle_timeout)
        await patient(**{**options, "idle": seconds, "timeout": longest})

    env._settle_internal = settle  # type: ignore[method-assign]


def keep_emoji(env: Env) -> None:
    """Let pages show the emoji of the bot's application: SimCord throws their pictures away."""
    backend = env.backend
    made = backend.create_application_emoji

    def create(name: str, **more: Any) -> Any:
        emoji, sent = made(name, **more), backend.http_requests[-1].json
        assert isinstance(sent, dict), "an emoji is made by a request with a picture"
        picture = b64decode(str(sent["image"]).partition(",")[2])
        backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = picture
        return emoji

    backend.create_application_emoji = create  # type: ignore[method-assign]


def keep_commands() -> None:
    """Let commands that cannot be used where a message names them stand there by their names.

    As on Discord; SimCord has "unavailable" in their place.
    """
    _component_projection._filter_tokens = _named


def _named(tokens: list[dict[str, Any]], read: Any) -> None:
    for token in tokens:
        if token.get("type") == "command" and not read.entity("command", token["id"]):
            token.update(type="text", content=token["label"])
    _filter_tokens(tokens, read)


def close_messages(env: Env, channel: int) -> None:
    """Refuse what the bot sends to this channel of direct messages, as if its member had."""
    env.inject_error(
        "POST",
        _sending(channel),
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


def open_messages(env: Env, channel: int) -> None:
    """Let direct messages through again."""
    faults = env.backend.faults
    faults[:] = [fault for fault in faults if fault["path"] != _sending(channel)]


def _sending(channel: int) -> str:
    return f"/channels/{channel}/messages"


def speak(env: Env, languages: Mapping[int, str]) -> None:
    """Let members use Discord in these languages, by their ids (SimCord's all use en-US)."""

    def translate(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            who = payload.get("user") or payload["member"]["user"]
            payload["locale"] = languages.get(int(who["id"]), payload["locale"])

    env.backend.subscribers.insert(0, translate)


def reopen_thread(env: Env, id: int, parent: int, name: str) -> None:  # noqa: A002
    """Open a thread of the bot's under an id that it had before."""
    backend = env.backend
    owner = backend.bot_user.id
    thread = backend.create_thread(parent, name, owner, message_id=id, broadcast=False)
    backend.announce_thread_create(thread)


def forget_history(env: Env) -> bool:
    """Drop the record of requests and events, and pictures no message shows; say if there was any.

    SimCord keeps them for ever, for test reports; a long evening would fill the memory.
    """
    backend = env.backend
    happened = bool(backend.transcript)
    backend.transcript.clear()
    backend.http_requests.clear()
    if happened:
        shown = {
            attachment["url"]
            for channel in backend.messages.values()
            for message in channel.values()
            for attachment in message.attachments
        }
        blobs = backend.cdn._blobs
        for url in [url for url in blobs if "/attachments/" in url and url not in shown]:
            del blobs[url]
    return happened


class _SharedPort(_server.PreviewServer):
    """Answers a window's requests without listening: the playground's server listens for all."""

    async def start(self) -> None:
        vars(_server)["web"] = aiohttp.web  # its own `start` sets this global
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None


class _PlainPictures(_media.MediaWorker):
    """Hands the bot's own pictures on as they are.

    SimCord decodes and writes anew each picture in a process started for it: a quarter of a second.
    When one of two equal pictures goes, it stops decoding, for the one that stays as well.
    """

    def release(self, key: str) -> None:
        """Forget what was wrong with a picture; what is being decoded is finished."""
        self._cache.pop(key, None)

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> _media.MediaInfo:
        with contextlib.suppress(UnidentifiedImageError), Image.open(BytesIO(blob)) as picture:
            if picture.format == "PNG":
                width, height = picture.size
                return _media.MediaInfo(
                    "PNG", width, height, 1, width * height * 4, blob, "image/png"
                )
        return await super()._decode(key, blob, media_time)


class Window(Preview):
    """What one member sees of one channel, served to any number of browser tabs.

    `turns` is shared by all windows and the clock: one step of the simulation at a time, and a
    click that comes during another's step waits for its turn instead of failing.
    """

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        member: MemberActor | UserHandle,
        *,
        port: int,
        turns: asyncio.Lock,
    ) -> None:
        super().__init__(
            env,
            channel,
            (member,),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _SharedPort(self, port)
        self._media_worker = _PlainPictures()
        self._turns = turns
        self._controls: dict[str, dict[int, dict[str, str]]] = {}
        self._edits: dict[str, dict[str, tuple[str, int]]] = {}

    async def open(self) -> None:
        """Start serving; SimCord allows one preview at a time unless it sees none."""
        self.env._preview = None
        await self.__aenter__()

    async def answer(
        self, request: aiohttp.web.Request, handler: str = "_static"
    ) -> aiohttp.web.StreamResponse:
        """SimCord's answer to one of `WINDOW_ROUTES`, or to one of `STATIC_PATHS`."""
        response: aiohttp.web.StreamResponse = await getattr(self._server, handler)(request)
        return response

    def show_changes(self) -> None:
        """Publish to every tab whose content differs from what it shows; leave the others alone."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            before, revision = page.snapshot, page.revision
            self._publish(page, reason="refresh")
            if _content(before) == _content(page.snapshot):
                page.snapshot, page.revision = before, revision

    def _publish(self, page: _pages._Page, *, reason: Any = "action") -> None:
        super()._publish(page, reason=reason)
        self._set_menus_back(page)
        seen = self._controls.setdefault(page.id, {})
        seen[page.revision] = _controls(page.snapshot)
        while len(seen) > REVISIONS_REMEMBERED:
            del seen[min(seen)]

    def _close_page(self, context_id: str) -> None:
        super()._close_page(context_id)
        self._controls.pop(context_id, None)
        self._edits.pop(context_id, None)

    def _set_menus_back(self, page: _pages._Page) -> None:
        """Let a menu whose message was edited be another control, with nothing chosen in it.

        Discord's client sets it back then; SimCord's keeps what was chosen in the menu at that
        place, and takes the same choice for none.
        """
        edits = self._edits.setdefault(page.id, {})
        for id, message in page.snapshot.get("messages", {}).items():  # noqa: A001
            shown = json.dumps([message.get("edited_timestamp"), message.get("components")])
            before, count = edits.get(id, (shown, 0))
            count += shown != before
            edits[id] = shown, count
            for node in _nodes(message.get("components", [])):
                if node.get("type") == ComponentType.STRING_SELECT and "control_key" in node:
                    node["control_key"] += f"{EDITED}{count}"

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turns:
            self.env._preview = self
            if isinstance(body, dict) and context_id in self._pages:
                body = self._as_meant(self._pages[context_id], body)
            if isinstance(body, dict) and isinstance(key := body.get("control_key"), str):
                body = {**body, "control_key": key.partition(EDITED)[0]}
            return await super()._action(context_id, body)

    def _as_meant(self, page: _pages._Page, body: dict[str, Any]) -> dict[str, Any]:
        """The action as the person meant it, though the page has moved on since they saw it.

        A control is named by its place in the message, which another button may have taken by now,
        so it is found again by its custom id. One that is gone is refused for its old revision.
        """
        revision = body.get("published_revision")
        if revision == page.revision or not isinstance(revision, int):
            return body
        key = body.get("control_key")
        if not isinstance(key, str) or not key.startswith("message:"):
            return {**body, "published_revision": page.revision}
        seen = self._controls.get(page.id, {})
        custom_id = seen.get(revision, {}).get(key)
        message = key.split(":component:")[0]
        for now, identity in seen.get(page.revision, {}).items():
            if identity == custom_id and now.split(":component:")[0] == message:
                return {**body, "control_key": now, "published_revision": page.revision}
        return body


def _content(snapshot: Mapping[str, Any]) -> str:
    """What a snapshot shows: no revision, no receipt of the last action, the time to the minute."""
    kept = {key: value for key, value in snapshot.items() if key not in UNSHOWN}
    profile = kept.get("profile")
    if isinstance(profile, dict):
        kept["profile"] = {**profile, "presentationTime": str(profile.get("presentationTime"))[:16]}
    return json.dumps(kept, sort_keys=True, default=str)


def _controls(snapshot: Mapping[str, Any]) -> dict[str, str]:
    """The custom id of every button and select of a snapshot, by its control key."""
    return {
        node["control_key"]: node["custom_id"]
        for message in snapshot.get("messages", {}).values()
        for node in _nodes(message.get("components", []))
        if "control_key" in node and "custom_id" in node
    }


def _nodes(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _nodes(item)
