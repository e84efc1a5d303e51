"""The operator's port: `/metrics`, `/healthz` (the event loop runs), `/readyz` (all is well).

It is for the operator's own network: it has no authentication, and serves nothing secret.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from aiohttp import web

from bot.runtime import metrics

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
LOOK_WITHIN: Final = 2.0
"""Seconds that a request for metrics waits for the gauges, which need the database."""
LAG_EVERY: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""


class OperatorPort:
    """The HTTP server.

    `fault` returns why the bot is unhealthy, or "". `look` refreshes the gauges; if it takes more
    than `within` seconds, it is cancelled, and the gauges keep their values. `about` is served as
    the metric `airlock_info`.
    """

    def __init__(
        self,
        fault: Callable[[], str],
        look: Callable[[], Awaitable[None]],
        about: Mapping[str, str],
        within: float = LOOK_WITHIN,
    ) -> None:
        self._fault, self._look, self._about, self._within = fault, look, about, within
        self._runner: web.AppRunner | None = None
        self._lag: asyncio.Task[None] | None = None

    async def start(self, host: str, port: int) -> None:
        """Listen. Raises OSError if the port is taken."""
        metrics.keep(self._about)
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self._lag = asyncio.create_task(_watch_lag(), name="loop lag")

    async def stop(self) -> None:
        """Stop listening."""
        if self._lag is not None:
            self._lag.cancel()
        if self._runner is not None:
            await self._runner.cleanup()
        metrics.drop()

    async def _metrics(self, _request: web.Request) -> web.Response:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._within):
                await self._look()
        return web.Response(body=metrics.exposition(), headers={"Content-Type": TEXT})

    async def _healthz(self, _request: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def _readyz(self, _request: web.Request) -> web.Response:
        fault = self._fault()
        return web.Response(text=f"{fault or 'ok'}\n", status=503 if fault else 200)


async def _watch_lag() -> None:
    while True:
        wanted = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.observe("airlock_loop_lag_seconds", max(time.perf_counter() - wanted, 0.0))
