"""A thread that detects a blocked event loop and names the call that blocks it.

A call that does not return stops the bot for everyone, and code in the loop cannot report it. A
thread can, as the interpreter still switches threads.
"""

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from types import FrameType

import structlog

log = structlog.get_logger()

SECONDS = 5.0
"""Seconds that the loop may be blocked before the alarm."""


@contextmanager
def watching(games: Mapping[str, str], alarm: Callable[[str], None]) -> Iterator[None]:
    """Watch the running event loop during the block.

    `games` has the name of the game by package of its code. If the loop is blocked for `SECONDS`,
    `alarm` is called from the thread with the call that blocks it, in words.
    """
    stopped = threading.Event()
    watched = (asyncio.get_running_loop(), threading.get_ident(), games, alarm, stopped)
    thread = threading.Thread(target=_watch, args=watched, name="watchdog", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()


def _watch(
    loop: asyncio.AbstractEventLoop,
    thread: int,
    games: Mapping[str, str],
    alarm: Callable[[str], None],
    stopped: threading.Event,
) -> None:
    """The watchdog's thread: asks the loop again and again to set an event."""
    while not stopped.wait(SECONDS / 5):
        turned, since = threading.Event(), perf_counter()
        try:
            loop.call_soon_threadsafe(turned.set)
        except RuntimeError:  # the loop was closed
            return
        if turned.wait(SECONDS):
            continue
        game, call = culprit(sys._current_frames().get(thread), games)
        log.error("loop_blocked", game=game, call=call, seconds=round(perf_counter() - since, 1))
        alarm(f"{call} of the game {game}" if game else call)
        turned.wait()
        log.warning(
            "loop_unblocked", game=game, call=call, seconds=round(perf_counter() - since, 1)
        )


def culprit(frame: FrameType | None, games: Mapping[str, str]) -> tuple[str, str]:
    """What the loop's thread is doing at this frame, as (game, call).

    If a game's code runs, it is the game and its outermost call; otherwise "" and the innermost
    call.
    """
    innermost, found = "", ("", "")
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        innermost = innermost or f"{module}.{frame.f_code.co_qualname}"
        if game := _game_of(module, games):
            found = (game, frame.f_code.co_qualname)
        frame = frame.f_back
    return found if found[0] else ("", innermost)


def _game_of(module: str, games: Mapping[str, str]) -> str:
    """The game with the code of a module, by the packages around it; "" if there is none."""
    while module and module not in games:
        module = module.rpartition(".")[0]
    return games.get(module, "")
