"""Metrics are bounded and opt-in, and `deploy/` queries only metrics that exist."""

import asyncio
import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.discord_io.requests import ROUTES, rate_limit, route
from bot.runtime import metrics
from bot.runtime.operator_port import OperatorPort

DEPLOY = Path(__file__).parents[3] / "deploy"
NAMES = {*metrics.COUNTERS, *metrics.TIMES, *metrics.GAUGES}


@pytest.fixture
def kept() -> Iterator[None]:
    metrics.keep()
    yield
    metrics.drop()


def test_no_metric_is_counted_before_keep_is_called() -> None:
    metrics.count("airlock_refusals", reason="Refused")
    assert metrics.exposition() == b""


@pytest.mark.usefixtures("kept")
def test_counted_metrics_are_served() -> None:
    metrics.count("airlock_actions", game="dyla", by="player", result="kept")
    metrics.observe("airlock_commit_seconds", 0.002, result="kept")
    metrics.set_gauge("airlock_notices_due", 3)
    said = metrics.exposition().decode()
    assert 'airlock_actions_total{by="player",game="dyla",result="kept"} 1.0' in said
    assert 'airlock_commit_seconds_bucket{le="0.0025",result="kept"} 1.0' in said
    assert "airlock_notices_due 3.0" in said


async def test_metrics_are_served_while_the_database_does_not_answer() -> None:
    async def look() -> None:
        await asyncio.Event().wait()

    port = OperatorPort(lambda: "", look, {"version": "1.2"}, within=0.01)
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        number = free.getsockname()[1]
    await port.start("127.0.0.1", number)
    try:
        metrics.count("airlock_refusals", reason="Refused")
        async with aiohttp.ClientSession() as reader:
            answer = await reader.get(f"http://127.0.0.1:{number}/metrics")
            said = await answer.text()
    finally:
        await port.stop()
    assert 'airlock_refusals_total{reason="Refused"} 1.0' in said
    assert 'airlock_info{version="1.2"} 1.0' in said


@pytest.mark.usefixtures("kept")
def test_the_label_values_of_a_metric_are_bounded() -> None:
    for number in range(1000):
        metrics.count("airlock_refusals", reason=f"reason {number}")
    lines = [one for one in metrics.exposition().decode().splitlines() if "refusals_total{" in one]
    assert len(lines) == metrics.MOST_VALUES + 1
    rest = 1000 - metrics.MOST_VALUES
    assert f'airlock_refusals_total{{reason="other"}} {float(rest)}' in lines


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/v10/interactions/123/aW50ZXJ/callback", "interaction"),
        ("/api/v10/webhooks/123/aW50ZXJ/messages/@original", "webhook"),
        ("/api/v10/channels/123/messages/456", "message"),
        ("/api/v10/channels/123/threads", "thread"),
        ("/api/v10/channels/123", "channel"),
        ("/api/v10/applications/123/commands", "command"),
        ("/api/v10/users/@me", "other"),
        ("/somewhere/else", "other"),
    ],
)
def test_a_request_is_counted_by_kind_and_never_by_address(path: str, kind: str) -> None:
    assert route(path) == kind
    assert kind == "other" or kind in dict(ROUTES)


@pytest.mark.parametrize(
    ("status", "headers", "wait"),
    [
        (429, {"Retry-After": "65", "X-RateLimit-Reset-After": "64.57"}, ("refused", 64.57)),
        (429, {"Retry-After": "65", "X-RateLimit-Global": "true"}, ("refused", 65.0)),
        (429, {"Retry-After": "Sun, 22 Nov 2026 18:00:00 GMT"}, None),
        (429, {}, None),
        (200, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "1"}, ("used_up", 1.0)),
        (200, {"X-RateLimit-Remaining": "4", "X-RateLimit-Reset-After": "1"}, None),
        (204, {}, None),
    ],
)
def test_the_wait_of_a_rate_limit_is_read_from_discords_answer(
    status: int, headers: dict[str, str], wait: tuple[str, float] | None
) -> None:
    assert rate_limit(status, headers) == wait


FAULTS_LOGGED = """
import logging, structlog
from bot.runtime import metrics
from bot.runtime.config import Settings
from bot.runtime.logging import set_up
set_up(Settings(log_level="ERROR"))
metrics.keep()
log, library = structlog.get_logger(), logging.getLogger("asyncio")
log.error("not_saved", fault="the disk is full")
library.error("Heartbeat blocked")
try:
    raise KeyError("flags")
except KeyError as fault:
    log.warning("tried_again", exc_info=fault)
    log.error("unforeseen_fault", exc_info=fault)
    log.exception("timer_failed")
    library.error("Task exception was never retrieved", exc_info=fault)
print(metrics.exposition().decode())
"""


def test_errors_with_a_traceback_are_counted_including_the_librarys() -> None:
    """Runs in a separate process, as logging is global."""
    command = [sys.executable, "-c", FAULTS_LOGGED]
    said = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
    assert "\nairlock_faults_total 3.0\n" in said.stdout, said.stderr


def asked_for(text: str) -> set[str]:
    """The bot's metrics in these queries."""
    found = re.findall(r"\bairlock_[a-z_]+", text)
    return {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in found}


def test_dashboard_and_alerts_query_existing_metrics() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))
    queries = " ".join(t["expr"] for panel in dashboard["panels"] for t in panel["targets"])
    alerts = (DEPLOY / "prometheus/alerts.yml").read_text("utf-8")
    asked = asked_for(queries)
    assert asked == NAMES, "exactly the existing metrics are queried"
    assert asked_for(" ".join(re.findall(r"expr: (.*)", alerts))) < NAMES


def test_every_alert_is_explained_in_the_manual() -> None:
    alerts = (DEPLOY / "prometheus/alerts.yml").read_text("utf-8")
    manual = (DEPLOY / "OPERATING.md").read_text("utf-8")
    for name in re.findall(r"alert: (\w+)", alerts):
        assert f"`{name}`" in manual


@pytest.mark.usefixtures("kept")
def test_metrics_used_by_alerts_exist_from_the_start() -> None:
    alerts = (DEPLOY / "prometheus/alerts.yml").read_text("utf-8")
    waited_for = re.findall(r"increase\((\w+(?:\{.*?\})?)\[", alerts)
    assert len(waited_for) == alerts.count("increase(") == 4
    for series in waited_for:
        assert f"\n{series} 0.0\n" in metrics.exposition().decode()


def test_gauges_of_a_shared_database_are_not_summed_over_processes() -> None:
    dashboard = (DEPLOY / "dashboard.json").read_text("utf-8")
    for name in ("airlock_notices_due", "airlock_timers_late", "airlock_notice_oldest_seconds"):
        assert f'"max({name})"' in dashboard
