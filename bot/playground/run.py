"""The program of `make play`: starts the simulation, serves its pages, opens the browser."""

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.playground.pages import make_app
from bot.playground.session import BotFactory, Session
from bot.playground.simcord_hooks import lacking_parts

HOST = "127.0.0.1"


class PlayError(Exception):
    """The playground cannot start; the text says why and what to do."""


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()  # a program that reads the address from a pipe needs it now


async def play(
    make_bot: BotFactory,
    *,
    port: int,
    open_browser: bool = True,
    start: Callable[[Session], Awaitable[None]] = Session.start,
    say: Callable[[str], None] = _say,
) -> None:
    """Run the playground until cancelled. Port 0 takes any free one.

    `start` connects the bot, before any page is served. Raises PlayError if the port is taken or a
    part of SimCord is missing.
    """
    lacking = lacking_parts()
    if lacking:
        raise PlayError(f'The playground lacks {lacking}: run pip install "airlock-discord[play]".')
    _end_on_terminate()
    with _listen(port) as listener:
        session = Session(make_bot, port=listener.getsockname()[1])
        runner = web.AppRunner(make_app(session), access_log=None)
        try:
            await start(session)
            await runner.setup()
            await web.SockSite(runner, listener).start()
            address = f"http://{HOST}:{session.port}/"
            say(f"Airlock is open at {address} (Ctrl-C ends it). Open #games as Ada, type /play.")
            if open_browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, address)
            await session.run_clock()
        finally:
            await runner.cleanup()
            await session.close()


def _end_on_terminate() -> None:
    """Let SIGTERM end the playground as Ctrl-C does, so that everything is stored."""
    task = asyncio.current_task()
    if task is not None and sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def _has_screen() -> bool:
    """Whether there is a graphical browser. A text browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _listen(port: int) -> socket.socket:
    """A listening socket. Opened first, so that a port in use fails before anything else starts."""
    listener = socket.socket()
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HOST, port))
    except (OSError, OverflowError) as fault:
        listener.close()
        raise PlayError(_port_fault(port, fault)) from fault
    return listener


def _port_fault(port: int, fault: Exception) -> str:
    other = "choose another with make play PORT=8421 or airlock play --port 8421"
    if getattr(fault, "errno", None) == errno.EADDRINUSE:
        playing = f"perhaps by a playground that still runs at http://{HOST}:{port}/"
        return f"Port {port} is taken, {playing}: use that one, end it, or {other}."
    return f"Port {port} cannot be used ({getattr(fault, 'strerror', None) or fault}): {other}."
