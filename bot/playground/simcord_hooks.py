"""Uses SimCord's private parts, as `simcord_elsewhere` does; `tests/playground` holds each hook.

SimCord previews one channel per session on its own port, refreshes on request, and refuses clicks
on a page older than its last refresh. A playground needs many windows at one address that follow
the simulation.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import marshal
import time
from base64 import b64decode
from collections.abc import Awaitable, Iterator, Mapping
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp.web
from PIL import Image, UnidentifiedImageError
from simcord import Env, components, gateway, preview, results
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import ComponentType
from simcord.http import router
from simcord.preview import (
    Preview,
    _component_projection,
    _media,
    _messages,
    _pages,
    _queries,
    _server,
    _snapshot,
)

T = TypeVar("T")

STEP_IDLE_SECONDS = 0.003
"""Seconds a step sleeps between checks; SimCord's 50 ms make clicks feel slow."""

REVISIONS_REMEMBERED = 32
EDITED = "@"
"""Separates a menu's key from its message's edit count."""
UNSHOWN = frozenset({"publication", "publishedRevision", "lastAction", "activity"})
INDEX_HTML = Path(preview.__file__).with_name("static") / "index.html"
STATIC_PATHS = frozenset(_server.PreviewServer._STATIC_FILES) - {"/"}
_filter_tokens = _component_projection._filter_tokens
_markdown_context = _messages._markdown_context
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
"""The requests of a window's page: method, path, SimCord's handler."""


def lacking_parts() -> str:
    """SimCord's preview packages that are not installed, comma-separated."""
    return ", ".join(
        name for name in preview._PREVIEW_RUNTIME_MODULES if importlib.util.find_spec(name) is None
    )


class BotWait:
    """Wait function and clock of a bot that is created before its simulated Discord.

    A background loop that waits through it is known to be idle, so steps do not wait for it; its
    timers follow the simulated clock.
    """

    def __init__(self) -> None:
        self.env: Env | None = None

    async def __call__(self, awaitable: Awaitable[T], reason: str) -> T:
        """The awaitable's result, without holding up the simulation.

        Outside the bot's tasks and inside another such wait it just awaits, as SimCord would
        refuse.
        """
        env, task = self.env, asyncio.current_task()
        if env is None or task not in env._work.tasks or task in env._work.external_waits:
            return await awaitable
        result: T = await env.external_wait(awaitable, reason=reason)
        return result

    def now(self) -> float:
        """Unix seconds by the simulated clock."""
        return time.time() if self.env is None else self.env.now().timestamp()


def shorten_idle(env: Env, seconds: float = STEP_IDLE_SECONDS) -> None:
    """Check the bot's work every `seconds` instead of every 50 ms.

    Also gives connecting, which SimCord limits to 5 s, the time of any other step.
    """
    patient = env._settle_internal

    async def settle(**options: Any) -> None:
        longest = max(options.get("timeout") or 0.0, env.settle_timeout)
        await patient(**{**options, "idle": seconds, "timeout": longest})

    env._settle_internal = settle  # type: ignore[method-assign]


def copy_quickly() -> None:
    """Copy requests and events at the pace of C; SimCord's way takes a tenth of a step."""
    for module in (components, results, serializers):
        vars(module)["deepcopy"] = copied
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copied)


def copied(original: Any) -> Any:
    """A deep copy of what is sent: plain values, and few others."""
    try:
        return marshal.loads(marshal.dumps(original))  # noqa: S302
    except ValueError:
        if type(original) is dict:
            return {key: copied(value) for key, value in original.items()}
        return deepcopy(original)


def keep_emoji(env: Env) -> None:
    """Keep the pictures of application emoji, which SimCord discards, for pages to show."""
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
    """Show mentions of commands as Discord does.

    An unavailable one stands there by name, not as "unavailable"; each may be in any language.
    """
    _component_projection._filter_tokens = _named
    for module in (_messages, _queries, _snapshot):
        module._markdown_context = _with_all_names  # type: ignore[attr-defined]


class _InAllLanguages(str):
    """A command's name, equal to its names in all languages."""

    __slots__ = ("names",)
    names: frozenset[str]

    def __eq__(self, other: object) -> bool:
        return other in self.names

    __hash__ = str.__hash__


def _with_all_names(preview: Preview, *given: Any, **more: Any) -> dict[str, Any]:
    context = dict(_markdown_context(preview, *given, **more))
    backend = preview.env.backend
    context["commands"] = {
        str(command["id"]): _in_all_languages(command)
        for scope in backend.commands.values()
        for command in scope.values()
        if str(command.get("id")) in context["commands"]
    }
    return context


def _in_all_languages(command: Mapping[str, Any]) -> _InAllLanguages:
    name = _InAllLanguages(command["name"])
    translated = command.get("name_localizations") or {}
    name.names = frozenset((command["name"], *translated.values()))
    return name


def _named(tokens: list[dict[str, Any]], read: Any) -> None:
    for token in tokens:
        if token.get("type") == "command" and not read.entity("command", token["id"]):
            token.update(type="text", content=token["label"])
    _filter_tokens(tokens, read)


def close_messages(env: Env, channel: int) -> None:
    """Refuse the bot's messages to this DM channel, as if the member had closed it."""
    env.inject_error(
        "POST",
        _sending(channel),
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


def open_messages(env: Env, channel: int) -> None:
    """Accept direct messages again."""
    faults = env.backend.faults
    faults[:] = [fault for fault in faults if fault["path"] != _sending(channel)]


def _sending(channel: int) -> str:
    return f"/channels/{channel}/messages"


def speak(env: Env, languages: Mapping[int, str]) -> None:
    """Set members' Discord languages, by user id; SimCord's is always en-US."""

    def translate(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            who = payload.get("user") or payload["member"]["user"]
            payload["locale"] = languages.get(int(who["id"]), payload["locale"])

    env.backend.subscribers.insert(0, translate)


def reopen_thread(env: Env, id: int, parent: int, name: str) -> None:  # noqa: A002
    """Recreate a thread of the bot under its earlier id."""
    backend = env.backend
    owner = backend.bot_user.id
    thread = backend.create_thread(parent, name, owner, message_id=id, broadcast=False)
    backend.announce_thread_create(thread)


def forget_history(env: Env) -> bool:
    """Drop recorded requests, events and unused pictures; returns whether there were events.

    SimCord keeps them for ever for test reports, which would fill the memory.
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
    """Handles a window's requests without listening: the playground's server does."""

    async def start(self) -> None:
        vars(_server)["web"] = aiohttp.web  # its own `start` sets this global
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None


class _PlainPictures(_media.MediaWorker):
    """Serves the bot's pictures unchanged.

    SimCord re-encodes each one in a new process, a quarter of a second; and when one of two equal
    pictures goes, it stops decoding the other too.
    """

    def release(self, key: str) -> None:
        """Drop the cached fault of a picture; let decoding finish."""
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
    """One member's view of one channel, served to any number of tabs.

    `turns` is shared by all windows and the clock: steps are serialised, so a click during another
    step waits instead of failing.
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
        """Start serving. SimCord allows one preview at a time, so it is shown none."""
        self.env._preview = None
        await self.__aenter__()

    async def answer(
        self, request: aiohttp.web.Request, handler: str = "_static"
    ) -> aiohttp.web.StreamResponse:
        """SimCord's response to one of `WINDOW_ROUTES` or `STATIC_PATHS`."""
        response: aiohttp.web.StreamResponse = await getattr(self._server, handler)(request)
        return response

    def show_changes(self) -> None:
        """Publish to every tab whose content changed; leave the others alone."""
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
        """Reset the menus of edited messages by giving them another control key.

        Discord's client resets them; SimCord's keeps the choice and ignores the same choice again.
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
        """The action on the control the person saw, though the page has changed since.

        SimCord names a control by its place, which another button may have taken, so it is looked
        up by custom id. A control that is gone keeps its old revision and is refused.
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
    """A snapshot's visible content: without revision and receipt, time to the minute."""
    kept = {key: value for key, value in snapshot.items() if key not in UNSHOWN}
    profile = kept.get("profile")
    if isinstance(profile, dict):
        kept["profile"] = {**profile, "presentationTime": str(profile.get("presentationTime"))[:16]}
    return json.dumps(kept, sort_keys=True, default=str)


def _controls(snapshot: Mapping[str, Any]) -> dict[str, str]:
    """The custom id of every button and select of a snapshot, by control key."""
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
