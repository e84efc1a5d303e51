"""The program behind `make play`: start the simulation, serve its pages, open the browser."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable

from aiohttp import web

from bot.playground.pages import make_app
from bot.playground.session import BotFactory, Session

HOST = "127.0.0.1"
DEFAULT_PORT = 8420


class PlayError(Exception):
    """The playground cannot start; the text says why and what to do, in one sentence."""


async def play(
    make_bot: BotFactory,
    *,
    port: int = DEFAULT_PORT,
    open_browser: bool = True,
    say: Callable[[str], None] = print,
) -> None:
    """Run the playground until cancelled; port 0 takes any free one.

    Raises `PlayError` if the port is taken.
    """
    listener = _listen(port)
    session = Session(make_bot, port=listener.getsockname()[1])
    runner = web.AppRunner(make_app(session), access_log=None)
    try:
        await session.start()
        await runner.setup()
        await web.SockSite(runner, listener).start()
        address = f"http://{HOST}:{session.port}/"
        say(f"Airlock is open at {address} (Ctrl-C ends it). Open #games as Ada, type /play.")
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
        await session.run_clock()
    finally:
        await runner.cleanup()
        await session.close()


def _listen(port: int) -> socket.socket:
    """A listening socket, taken first of all: a port in use is found before anything is started."""
    listener = socket.socket()
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HOST, port))
    except (OSError, OverflowError) as fault:
        listener.close()
        raise PlayError(
            f"Port {port} cannot be used ({getattr(fault, 'strerror', None) or fault}): "
            "end the other program or choose another with --port."
        ) from fault
    return listener
