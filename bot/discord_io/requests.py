"""Counts requests to Discord by kind of route and status, and observes rate limits.

Rate limits are in response headers (discord-api-docs, Rate Limits). discord.py waits for them
itself, up to `max_ratelimit_timeout`; for longer ones the outbox retries.
"""

import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.runtime import metrics

ROUTES: Final = (
    ("interaction", re.compile(r"/interactions/\d+/[^/]+/callback")),
    ("webhook", re.compile(r"/webhooks/")),
    ("reaction", re.compile(r"/reactions/")),
    ("message", re.compile(r"/channels/\d+/messages")),
    ("thread", re.compile(r"/channels/\d+/(messages/\d+/)?threads")),
    ("channel", re.compile(r"/channels/|/users/@me/channels")),
    ("command", re.compile(r"/applications/\d+/(guilds/\d+/)?commands")),
    ("emoji", re.compile(r"/emojis")),
    ("member", re.compile(r"/guilds/\d+/members")),
    ("gateway", re.compile(r"/gateway")),
)


LIMITED: Final = 429


def route(path: str) -> str:
    """The kind of route of a path; `other` if unknown."""
    return next((kind for kind, form in ROUTES if form.search(path)), "other")


def rate_limit(status: int, headers: Mapping[str, str]) -> tuple[str, float] | None:
    """Why, and for how many seconds, the next request of this kind must wait; None if it need not.

    The reason is `refused` after a 429, or `used_up` if this was the last request of its bucket.
    """
    if status == LIMITED:
        why, seconds = "refused", headers.get("X-RateLimit-Reset-After", headers.get("Retry-After"))
    elif headers.get("X-RateLimit-Remaining") == "0":
        why, seconds = "used_up", headers.get("X-RateLimit-Reset-After")
    else:
        return None
    try:
        return why, float(seconds or "")
    except ValueError:  # a proxy such as Cloudflare refused, in a form of its own
        return None


def trace() -> aiohttp.TraceConfig:
    """A trace that counts every request of an HTTP client."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_count_response)
    config.on_request_exception.append(_count_failure)
    return config


async def _count_response(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    kind, status = route(end.url.path), end.response.status
    metrics.count("airlock_requests", method=end.method, route=kind, status=str(status))
    if wait := rate_limit(status, end.response.headers):
        why, seconds = wait
        metrics.observe("airlock_rate_limit_seconds", seconds, route=kind, why=why)


async def _count_failure(
    _session: aiohttp.ClientSession,
    _context: SimpleNamespace,
    end: aiohttp.TraceRequestExceptionParams,
) -> None:
    metrics.count("airlock_requests", method=end.method, route=route(end.url.path), status="lost")
