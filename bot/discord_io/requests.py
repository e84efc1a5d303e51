"""Requests to Discord as an operator counts them: by kind of route and status, never by address."""

from __future__ import annotations

import re
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


def route(path: str) -> str:
    """The kind of a request's address."""
    return next((kind for kind, form in ROUTES if form.search(path)), "other")


def trace() -> aiohttp.TraceConfig:
    """What counts every request of a client."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_ended)
    config.on_request_exception.append(_failed)
    return config


async def _ended(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    status = str(end.response.status)
    metrics.count("airlock_requests", method=end.method, route=route(end.url.path), status=status)


async def _failed(
    _session: aiohttp.ClientSession,
    _context: SimpleNamespace,
    end: aiohttp.TraceRequestExceptionParams,
) -> None:
    metrics.count("airlock_requests", method=end.method, route=route(end.url.path), status="lost")
