"""Types of requests and answers, without their contents."""

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
    """A request; `body` is its JSON, also that of a multipart form."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: int

    @property
    def kind(self) -> str:
        """The method and path, with `*` for each id and token."""
        parts = [
            "*" if part.isdigit() or part.startswith("tok") else part
            for part in self.path.split("/")
        ]
        return f"{self.method} {'/'.join(parts)}"


@dataclass(frozen=True, slots=True)
class Failing:
    """An error answer; `done` says whether the request took effect all the same."""

    status: int
    body: dict[str, Any]
    headers: dict[str, str]
    done: bool = False


async def listen(app: web.Application, port: int = 0) -> tuple[web.AppRunner, int]:
    """Serve on a port of the loopback interface, a free one for 0; returns server and port."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner, runner.addresses[0][1]


def limits(seconds: float) -> dict[str, str]:
    """The headers of a 429 that comes from Discord itself."""
    return {
        "Via": "1.1 little",
        "Retry-After": str(math.ceil(seconds)),
        "X-RateLimit-Reset-After": str(seconds),
    }


def none_left(seconds: float) -> dict[str, str]:
    """The headers of an answer that exhausts a rate limit."""
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": str(time.time() + seconds),
        "X-RateLimit-Reset-After": str(seconds),
    }


def answered(
    body: Any, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """A JSON response as Discord sends it; with a charset the client would read it as text."""
    plain = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=plain)


async def read(request: web.Request) -> tuple[Any, int]:
    """The JSON of a request, and the number of its files."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        return json.loads(str(form["payload_json"])), len(form) - 1
    text = await request.text()
    return (json.loads(text) if text else None), 0
