"""Requests and answers as types, without their contents."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import web

TOO_MANY = 429


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it came in; `body` is the JSON, also that of a form with files."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: int

    @property
    def kind(self) -> str:
        """The request without the ids and tokens in its path."""
        parts = [
            "*" if part.isdigit() or part.startswith("tok") else part
            for part in self.path.split("/")
        ]
        return f"{self.method} {'/'.join(parts)}"


@dataclass(frozen=True, slots=True)
class Failing:
    """An answer that is no success; `done` says whether the request took effect all the same."""

    status: int
    body: dict[str, Any]
    headers: dict[str, str]
    done: bool = False


async def listen(app: web.Application, port: int = 0) -> tuple[web.AppRunner, int]:
    """Serve on a port of the loopback interface; the port that was free, if 0 was asked for."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner, runner.addresses[0][1]


def limits(seconds: float) -> dict[str, str]:
    """The headers of a refusal that comes from Discord itself."""
    return {
        "Via": "1.1 little",
        "Retry-After": str(math.ceil(seconds)),
        "X-RateLimit-Reset-After": str(seconds),
    }


def none_left(seconds: float) -> dict[str, str]:
    """The headers of the last answer that is given for so long."""
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": str(time.time() + seconds),
        "X-RateLimit-Reset-After": str(seconds),
    }


def answered(
    body: Any, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """JSON as Discord sends it; the client takes it for text if a charset is named."""
    plain = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=plain)


async def read(request: web.Request) -> tuple[Any, int]:
    """The JSON of a request and how many files came with it."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        return json.loads(str(form["payload_json"])), len(form) - 1
    text = await request.text()
    return (json.loads(text) if text else None), 0
