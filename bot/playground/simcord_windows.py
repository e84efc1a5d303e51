"""Windows of the playground: SimCord's preview for many members and tabs, at one address.

SimCord previews one channel per session on a port of its own, refreshes it on request, and refuses
clicks on a page older than its last refresh. A window refreshes itself after every step, and takes
such clicks. Uses SimCord's private parts, as `simcord_hooks` does; `tests/playground` tests each.
"""

import asyncio
import contextlib
import json
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp.web
from PIL import Image, UnidentifiedImageError
from simcord import Env, preview
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import ComponentType
from simcord.preview import (
    Preview,
    _assets,
    _media,
    _pages,
    _server,
)

from bot.playground.simcord_commands import in_simcords_words, in_viewers_words

REVISIONS_REMEMBERED = 32
"""Revisions of a page whose controls are remembered, for clicks on an older page."""
PICTURES_REMEMBERED = 16
"""Pictures that a window no longer shows but still serves."""
Picture = tuple[str, bytes, str]
"""A picture's content type, content and file name."""
EDITED = "@"
"""In a menu's key, separates SimCord's key from the number of edits of its message."""
MENUS = frozenset(
    {
        ComponentType.STRING_SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    }
)
UNSHOWN = frozenset({"publication", "publishedRevision", "lastAction", "activity"})
INDEX_HTML = Path(preview.__file__).with_name("static") / "index.html"
STATIC_PATHS = frozenset(_server.PreviewServer._STATIC_FILES) - {"/"}
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


class _SharedPort(_server.PreviewServer):
    """SimCord's server of a window. It only handles requests; the playground's server listens."""

    async def start(self) -> None:
        vars(_server)["web"] = aiohttp.web  # SimCord's own `start` sets this global
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None


class _PlainPictures(_media.MediaWorker):
    """Serves the bot's pictures unchanged.

    SimCord re-encodes each one in a new process, which takes a quarter of a second. And once one of
    two equal pictures is released, it no longer decodes the other.
    """

    def release(self, key: str) -> None:
        """Drop the stored fault of a picture, and let its decoding finish."""
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
    """One member's view of one channel, for any number of tabs.

    All windows and the clock share `turns`, which serializes steps: a click during another step
    waits instead of failing.
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
        self._shown: dict[str, Picture] = {}

    async def open(self) -> None:
        """Start serving. SimCord allows one preview, so other windows are hidden from it."""
        self.env._preview = None
        await self.__aenter__()

    async def answer(
        self, request: aiohttp.web.Request, handler: str = "_static"
    ) -> aiohttp.web.StreamResponse:
        """SimCord's response to one of `WINDOW_ROUTES` or `STATIC_PATHS`."""
        response: aiohttp.web.StreamResponse = await getattr(self._server, handler)(request)
        return response

    def show_changes(self) -> None:
        """Publish the page to every tab whose visible content changed, and to no other."""
        for page in tuple(self._pages.values()):
            before, revision = page.snapshot, page.revision
            self._publish(page, reason="refresh")
            if _content(before) == _content(page.snapshot):
                page.snapshot, page.revision = before, revision

    def _publish(self, page: _pages._Page, *, reason: Any = "action") -> None:
        self._advance_presentation_time()  # SimCord shows an answer at the time of the last refresh
        super()._publish(page, reason=reason)
        shown = self._pictures(page)
        before = {id: one for id, one in self._shown.items() if id not in shown}  # noqa: A001
        self._shown = dict([*before.items()][-PICTURES_REMEMBERED:]) | shown
        self._set_menus_back(page)
        controls = self._controls.setdefault(page.id, {})
        controls[page.revision] = _controls(page.snapshot)
        while len(controls) > REVISIONS_REMEMBERED:
            del controls[min(controls)]

    def _pictures(self, page: _pages._Page) -> dict[str, Picture]:
        """The stored pictures of a page, by the ids that the page has for them."""
        blobs = ((one, self._blobs.get(one.digest or "")) for one in page.assets.values())
        return {
            one.id: (one.contentType, blob.data, one.filename)
            for one, blob in blobs
            if blob is not None
        }

    async def _prepare_asset(self, context_id: str | None, asset_id: str, **how: Any) -> Picture:
        """A picture of the page, even if it was replaced a moment ago.

        SimCord refuses a replaced picture, and the page would show "unavailable". But a long step
        edits a board several times before the page is published, and a slow browser may ask for a
        picture only after the next publication.
        """
        try:
            return await super()._prepare_asset(context_id, asset_id, **how)
        except SetupError:
            shown = self._shown.get(asset_id)
            if shown is None or self._get_page(context_id).status == "access_denied":
                raise
            return shown

    def _authorize_asset(
        self, page: _pages._Page, asset_id: str, *, content: bool = True
    ) -> _assets._Asset:
        """Also allow a picture of the published page whose message was edited since.

        SimCord would refuse it, so that a page which polls during a long step would show
        "unavailable".
        """
        try:
            return super()._authorize_asset(page, asset_id, content=content)
        except SetupError:
            if content or asset_id not in self._shown or asset_id not in page.assets:
                raise
            return page.assets[asset_id]

    def _close_page(self, context_id: str) -> None:
        super()._close_page(context_id)
        self._controls.pop(context_id, None)
        self._edits.pop(context_id, None)

    def _set_menus_back(self, page: _pages._Page) -> None:
        """Reset the menus of edited messages by giving them another control key.

        Discord's client resets them. SimCord's page keeps the choice, and ignores the same choice
        when made again.
        """
        edits = self._edits.setdefault(page.id, {})
        for id, message in page.snapshot.get("messages", {}).items():  # noqa: A001
            shown = json.dumps([message.get("edited_timestamp"), message.get("components")])
            before, count = edits.get(id, (shown, 0))
            count += shown != before
            edits[id] = shown, count
            for node in _nodes(message.get("components", [])):
                if node.get("type") in MENUS and "control_key" in node:
                    node["control_key"] += f"{EDITED}{count}"

    def _filter_dependencies(self, page: _pages._Page, payload: dict[str, Any]) -> bool:
        """Like SimCord's method; lists of members, roles and channels get the keys of the page."""
        lost = super()._filter_dependencies(page, payload)
        keys = {key.partition(EDITED)[0]: key for key in _controls(payload)}
        payload["candidates"] = {
            keys.get(key) or in_viewers_words(self, page, key): offered
            for key, offered in payload["candidates"].items()
        }
        return lost

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turns:
            self.env._preview = self
            if isinstance(body, dict) and context_id in self._pages:
                body = self._as_meant(self._pages[context_id], body)
            if isinstance(body, dict) and isinstance(key := body.get("control_key"), str):
                body = {**body, "control_key": key.partition(EDITED)[0]}
            if isinstance(body, dict) and context_id in self._pages:
                body = in_simcords_words(self, self._pages[context_id], body)
            return await super()._action(context_id, body)

    def _as_meant(self, page: _pages._Page, body: dict[str, Any]) -> dict[str, Any]:
        """The action of a click on an older page, as a click on the current page.

        SimCord names a control by its place, which another button may have taken since. So the
        control is looked up by the custom id that it had. If that control is gone, the action stays
        as it is, and SimCord refuses it.
        """
        revision = body.get("published_revision")
        if revision == page.revision or not isinstance(revision, int):
            return body
        key = body.get("control_key")
        if not isinstance(key, str) or not key.startswith("message:"):
            return {**body, "published_revision": page.revision}
        controls = self._controls.get(page.id, {})
        custom_id = controls.get(revision, {}).get(key)
        message = key.split(":component:")[0]
        for now, identity in controls.get(page.revision, {}).items():
            if identity == custom_id and now.split(":component:")[0] == message:
                return {**body, "control_key": now, "published_revision": page.revision}
        return body


def _content(snapshot: Mapping[str, Any]) -> str:
    """The visible content of a page as text, to compare: without revision, times to the minute."""
    content = {key: value for key, value in snapshot.items() if key not in UNSHOWN}
    profile = content.get("profile")
    if isinstance(profile, dict):
        content["profile"] = {
            **profile,
            "presentationTime": str(profile.get("presentationTime"))[:16],
        }
    return json.dumps(content, sort_keys=True, default=str)


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
