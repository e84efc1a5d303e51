"""Patches of discord.py for a configured gateway address, and for faulty gateways."""

from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient
from discord.state import ConnectionState
from yarl import URL

log = structlog.get_logger()

KEPT_ADDRESS = "gateway"
HELLO_TIMEOUT = 60.0
"""Seconds in which a gateway must send HELLO, the library's own limit."""
NO_HELLO = (
    "Discord's gateway takes the connection and closes it without a greeting; if it stays so, look"
    " at Discord's status page, and at the proxy if there is one"
)

_poll_event = DiscordWebSocket.poll_event


def always_connect_to(gateway: URL) -> None:
    """Connect to this gateway always, also to resume.

    The library stores the resume address from READY in the connection's attribute `gateway`. It
    would bypass a proxy, so the attribute is made read-only.
    """
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    fixed = property(
        lambda _: gateway, lambda _, named: log.debug("resume_address_ignored", not_to=named)
    )
    setattr(DiscordWebSocket, KEPT_ADDRESS, fixed)


def back_off_before_hello() -> None:
    """Back off before retrying a gateway that closes before HELLO.

    The library takes the close for a reconnect request: it would retry at once, silently and for
    ever.
    """

    async def poll_event(self: DiscordWebSocket) -> None:
        greeted = self._keep_alive is not None
        try:
            await _poll_event(self)
        except ReconnectWebSocket:
            if greeted:
                raise
            raise ConnectionError(NO_HELLO) from None

    setattr(DiscordWebSocket, "poll_event", poll_event)  # noqa: B010


def skip_unreadable_events(state: ConnectionState[Any]) -> None:
    """Log and skip an event that the library cannot parse.

    Unpatched, such an event would end the bot for all servers, again after each start. READY still
    raises, as there is no session without it.
    """

    def guard(name: str, hear: Callable[[Any], Any]) -> Callable[[Any], None]:
        def hear_safely(data: Any) -> None:
            try:
                hear(data)
            except Exception:
                log.exception("event_skipped", kind=name)

        return hear_safely

    for name, hear in state.parsers.items():
        if name != "READY":
            state.parsers[name] = guard(name, hear)


async def check_gateway(http: HTTPClient) -> None:
    """Check that the gateway accepts connections and sends HELLO. Raises GatewayNotFound."""
    try:
        socket = await http.ws_connect(str(DiscordWebSocket.DEFAULT_GATEWAY))
        greeting = await socket.receive(HELLO_TIMEOUT)
        await socket.close()
    except (aiohttp.ClientError, OSError, TimeoutError) as fault:
        raise discord.GatewayNotFound from fault
    if greeting.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
        log.warning("gateway_sent_no_hello", why=NO_HELLO)
        raise discord.GatewayNotFound
