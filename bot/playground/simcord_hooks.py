"""Patches of SimCord's private parts; `tests/playground` tests each.

Patches of its pages are in `simcord_windows`, those for other servers in `simcord_elsewhere`.
"""

import asyncio
import importlib.util
import marshal
import time
from base64 import b64decode
from collections.abc import Awaitable, Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, TypeVar

from simcord import (
    Env,
    _dpy_internals,
    _runtime,
    _settlement,
    components,
    gateway,
    preview,
    results,
)
from simcord import env as stepping
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE
from simcord.http import router
from simcord.preview import _component_projection

T = TypeVar("T")

STEP_IDLE_SECONDS = 0.02
"""Seconds between checks of whether a step is done. SimCord's 50 ms feel slow."""
TURNS = 50
"""Maximum turns of the event loop between two checks; a check takes as long as several turns."""

_filter_tokens = _component_projection._filter_tokens
_strip_fallbacks = _settlement._virtualize_recognized_waits


def lacking_parts() -> str:
    """The names of SimCord's preview packages that are not installed, separated by commas."""
    return ", ".join(
        name for name in preview._PREVIEW_RUNTIME_MODULES if importlib.util.find_spec(name) is None
    )


class BotWait:
    """The wait function and the clock of a bot that is created before its simulated Discord.

    SimCord's steps end although a background loop of the bot still waits by this function, as the
    loop is then idle. Its timers follow the simulated clock.
    """

    def __init__(self) -> None:
        self.env: Env | None = None

    async def __call__(self, awaitable: Awaitable[T], reason: str) -> T:
        """Await something, and return its result; steps meanwhile count the caller as idle.

        Outside the bot's tasks, and inside another wait of this kind, only awaits it: SimCord would
        raise an error there.
        """
        env, task = self.env, asyncio.current_task()
        if env is None or task not in env._work.tasks or task in env._work.external_waits:
            return await awaitable
        result: T = await env.external_wait(awaitable, reason=reason)
        return result

    def now(self) -> float:
        """The simulated time in unix seconds."""
        return time.time() if self.env is None else self.env.now().timestamp()


def shorten_idle(env: Env) -> None:
    """Patch SimCord's steps to check whether they are done when something has happened.

    They check at least every `STEP_IDLE_SECONDS`. SimCord itself checks after each turn of the
    event loop, and then waits until a task ends, which most results of threads and processes do not
    cause. Also gives connecting, which SimCord limits to 5 s, the time limit of any other step.
    """
    patient = env._settle_internal
    instead = {"sleep": sleep_until_idle, "wait": wait_for_results}
    vars(stepping)["asyncio"] = SimpleNamespace(**{**vars(asyncio), **instead})

    async def settle(**options: Any) -> None:
        longest = max(options.get("timeout") or 0.0, env.settle_timeout)
        await patient(**{**options, "idle": STEP_IDLE_SECONDS, "timeout": longest})

    env._settle_internal = settle  # type: ignore[method-assign]


async def sleep_until_idle(seconds: float) -> None:
    """Like `asyncio.sleep`; for 0 seconds until no callback is ready, at most `TURNS` turns."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(1 if seconds else TURNS):
        await asyncio.sleep(seconds)
        if not ready:
            return


async def wait_for_results(
    tasks: Iterable[asyncio.Future[Any]],
    *,
    timeout: float | None = None,  # noqa: ASYNC109
    return_when: str = asyncio.ALL_COMPLETED,
) -> tuple[set[asyncio.Future[Any]], set[asyncio.Future[Any]]]:
    """Like `asyncio.wait`; FIRST_COMPLETED also returns when a thread's result arrives."""
    if return_when != asyncio.FIRST_COMPLETED:
        return await asyncio.wait(tasks, timeout=timeout, return_when=return_when)
    loop = asyncio.get_running_loop()
    handover: Any = loop.call_soon_threadsafe
    if not isinstance(handover, _Handover):
        handover = loop.call_soon_threadsafe = _Handover(handover)  # type: ignore[assignment,method-assign]
    arrived = loop.create_future()
    handover.waiting.add(arrived)
    try:
        done, rest = await asyncio.wait((*tasks, arrived), timeout=timeout, return_when=return_when)
    finally:
        handover.waiting.remove(arrived)
    return done - {arrived}, rest - {arrived}


@dataclass(frozen=True)
class _Handover:
    """A replacement of a loop's `call_soon_threadsafe` that also wakes `wait_for_results`."""

    pass_on: Callable[..., asyncio.Handle]
    waiting: set[asyncio.Future[None]] = field(default_factory=set)

    def __call__(self, *given: Any, **more: Any) -> asyncio.Handle:
        handle = self.pass_on(*given, **more)
        if self.waiting:
            self.pass_on(self._resolve)
        return handle

    def _resolve(self) -> None:
        for arrived in self.waiting:
            if not arrived.done():
                arrived.set_result(None)


def settle_quickly() -> None:
    """Patch SimCord to skip work in a step that cannot change whether the step is done.

    It would take a tenth of the step's time.
    """
    vars(stepping)["_virtualize_recognized_waits"] = strip_fallbacks
    record: Any = _runtime._CallbackRecord
    record.__eq__ = object.__eq__  # a record is looked for in a list by comparing all its fields


def strip_fallbacks(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """Cancel the real timers of tasks that the simulated clock is to wake.

    Does the same as SimCord's function, but looks only at the few tasks that wait for a real and a
    simulated timer.
    """
    timers = [
        record.handle
        for record in state.work.callbacks
        if record.real_handle is not None
        and not record.real_handle.cancelled()
        and record.handle is not None
        and not record.handle.cancelled()
    ]
    woken = [task for task in pending if any(_wakes(timer, task) for timer in timers)]
    if woken:
        _strip_fallbacks(state, woken)


def _wakes(timer: Any, task: Any) -> bool:
    callback = _dpy_internals._original_callback(timer._callback)
    return _dpy_internals.is_wakeup_callback(callback, timer._args, task._fut_waiter, task)


def copy_quickly() -> None:
    """Patch SimCord to copy requests and events by `deep_copy`, which saves a tenth of a step."""
    for module in (components, results, serializers):
        vars(module)["deepcopy"] = deep_copy
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=deep_copy)


def deep_copy(original: Any) -> Any:
    """A deep copy, fast for the plain values of which requests and events mostly consist."""
    try:
        return marshal.loads(marshal.dumps(original))  # noqa: S302
    except ValueError:
        if type(original) is dict:
            return {key: deep_copy(value) for key, value in original.items()}
        return deepcopy(original)


def keep_emoji(env: Env) -> None:
    """Patch SimCord to keep the pictures of application emoji, so that pages can show them."""
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
    """Patch SimCord's pages to show mentions of commands as Discord does.

    A command that the viewer may not use is shown by its name, not as "unavailable".
    """
    _component_projection._filter_tokens = _unknown_commands_as_text


def _unknown_commands_as_text(tokens: list[dict[str, Any]], read: Any) -> None:
    for token in tokens:
        if token.get("type") == "command" and not read.entity("command", token["id"]):
            token.update(type="text", content=token["label"])
    _filter_tokens(tokens, read)


def close_messages(env: Env, channel: int) -> None:
    """Refuse the bot's messages to this DM channel, as if the member had closed their DMs."""
    env.inject_error(
        "POST",
        _sending(channel),
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


def open_messages(env: Env, channel: int) -> None:
    """Accept messages in a closed DM channel again."""
    faults = env.backend.faults
    faults[:] = [fault for fault in faults if fault["path"] != _sending(channel)]


def _sending(channel: int) -> str:
    return f"/channels/{channel}/messages"


def speak(env: Env, languages: Mapping[int, str]) -> None:
    """Send interactions in members' `languages`, by user id. SimCord sends all in en-US."""

    def translate(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            who = payload.get("user") or payload["member"]["user"]
            payload["locale"] = languages.get(int(who["id"]), payload["locale"])

    env.backend.subscribers.insert(0, translate)


async def leap(env: Env, seconds: float) -> None:
    """Advance the clock in one jump. Timers due meanwhile fire late, but all at once."""
    env._move_clock(env._virtual_time + seconds)
    await env.settle()


def reopen_thread(env: Env, id: int, parent: int, name: str) -> None:  # noqa: A002
    """Recreate a thread of the bot with its earlier id."""
    backend = env.backend
    owner = backend.bot_user.id
    thread = backend.create_thread(parent, name, owner, message_id=id, broadcast=False)
    backend.announce_thread_create(thread)


def forget_history(env: Env) -> bool:
    """Drop recorded requests, events and unused pictures. Returns whether there were events.

    SimCord keeps them for test reports, which would fill the memory.
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
