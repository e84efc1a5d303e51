"""The gateway that the library connects to: another address than Discord's."""

from __future__ import annotations

import structlog
from discord.gateway import DiscordWebSocket
from yarl import URL

log = structlog.get_logger()

KEPT_ADDRESS = "gateway"


def always_connect_to(gateway: URL) -> None:
    """Connect to this gateway, also to resume.

    The library keeps the address that READY names for resumes in the attribute `gateway` of its
    connection; a proxy stands in front of those too, so that attribute cannot be changed here.
    """
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    fixed = property(lambda _: gateway, lambda _, named: log.debug("gateway_kept", not_to=named))
    setattr(DiscordWebSocket, KEPT_ADDRESS, fixed)
