"""Prometheus metrics under fixed names, recorded only after `keep` was called.

Before that, recording does nothing. Labels never hold user input. Each metric has at most
`MOST_VALUES` combinations of labels; in further ones all labels become `other`. State is per
module, as one process is one bot.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

UNASKED: Final = ("kind", "result")
COUNTERS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "airlock_actions": ("Actions by game, by who played, and by result", ("game", "by", "result")),
    "airlock_refusals": ("Requests of members that were refused, by reason", ("reason",)),
    "airlock_requests": ("Requests to Discord", ("method", "route", "status")),
    "airlock_undelivered": ("Messages that Discord refused, by reason", ("fate",)),
    "airlock_unasked": ("Unsolicited messages: posted, or over the limit", UNASKED),
    "airlock_backups": ("Scheduled backups, by result", ("result",)),
    "airlock_faults": ("Unexpected errors, logged with a traceback", ()),
}
TIMES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "airlock_answer_seconds": ("From the arrival of an interaction to its answer", ("kind",)),
    "airlock_commit_seconds": ("Until a commit was on disk, or refused", ("result",)),
    "airlock_rate_limit_seconds": ("Rate limit delays of Discord, by reason", ("route", "why")),
    "airlock_picture_seconds": ("Until a picture was drawn, queueing included", ()),
    "airlock_agent_seconds": ("Until an agent had chosen, queueing included", ()),
    "airlock_loop_lag_seconds": ("Lag of the event loop", ()),
}
GAUGES: Final[Mapping[str, str]] = {
    "airlock_notices_due": "Notices due for delivery now",
    "airlock_notice_oldest_seconds": "Age of the oldest due notice",
    "airlock_timers_late": "Timers due now",
    "airlock_gateway_connected": "1 while connected to Discord's gateway, else 0",
    "airlock_gateway_latency_seconds": "From a heartbeat to its acknowledgement",
    "airlock_guilds": "Servers the bot is on",
    "airlock_standing_by": "1 while another process has the same shards, else 0",
    "airlock_database_silent_seconds": "Time since the last successful commit",
}
FROM_ZERO: Final = (
    ("airlock_backups", {"result": "failed"}),
    ("airlock_undelivered", {"fate": "forbidden"}),
    ("airlock_commit_seconds", {"result": "NotSaved"}),
)
"""Metrics that alerts watch. They start at 0, or Prometheus would miss their first rise."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0)
MOST_VALUES: Final = 64
"""Distinct label combinations per metric; further ones become `other`."""


class _Kept:
    """The metrics of this process."""

    def __init__(self, about: Mapping[str, str]) -> None:
        import prometheus_client as p

        self.registry: CollectorRegistry = p.CollectorRegistry()
        p.Info("airlock", "Version and shards", registry=self.registry).info(dict(about))
        p.ProcessCollector(registry=self.registry)
        p.PlatformCollector(registry=self.registry)
        self.counters: dict[str, Counter] = {
            name: p.Counter(name, about, labels, registry=self.registry)
            for name, (about, labels) in COUNTERS.items()
        }
        self.times: dict[str, Histogram] = {
            name: p.Histogram(name, about, labels, registry=self.registry, buckets=BUCKETS)
            for name, (about, labels) in TIMES.items()
        }
        self.gauges: dict[str, Gauge] = {
            name: p.Gauge(name, about, registry=self.registry) for name, about in GAUGES.items()
        }
        self._seen: dict[str, set[tuple[str, ...]]] = {}
        for name, labels in FROM_ZERO:
            metric = self.counters.get(name) or self.times[name]
            metric.labels(**self.limit_values(name, labels))

    def limit_values(self, name: str, labels: Mapping[str, str]) -> Mapping[str, str]:
        """The labels; all `other` if they are a new combination beyond `MOST_VALUES`."""
        known, values = self._seen.setdefault(name, set()), tuple(labels.values())
        if values not in known:
            if len(known) >= MOST_VALUES:
                return dict.fromkeys(labels, "other")
            known.add(values)
        return labels


_kept: _Kept | None = None


def keep(about: Mapping[str, str] = MappingProxyType({})) -> None:
    """Start keeping metrics, from zero; `about` becomes `airlock_info`."""
    global _kept
    _kept = _Kept(about)


def drop() -> None:
    """Stop keeping metrics and drop them."""
    global _kept
    _kept = None


def count(name: str, **labels: str) -> None:
    """Increment the counter of this name in `COUNTERS`."""
    if _kept is not None:
        metric = _kept.counters[name]
        (metric.labels(**_kept.limit_values(name, labels)) if labels else metric).inc()


def observe(name: str, seconds: float, **labels: str) -> None:
    """Observe a duration for the histogram of this name in `TIMES`."""
    if _kept is not None:
        metric = _kept.times[name]
        (metric.labels(**_kept.limit_values(name, labels)) if labels else metric).observe(seconds)


@contextmanager
def observe_duration(name: str) -> Iterator[None]:
    """Observe the duration of the block, also if it raises."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        observe(name, time.perf_counter() - begun)


@contextmanager
def timed_result(name: str) -> Iterator[None]:
    """Like `timed`, with the label `result`: `kept`, or the name of the exception raised."""
    begun, result = time.perf_counter(), "kept"
    try:
        yield
    except Exception as error:
        result = type(error).__name__
        raise
    finally:
        observe(name, time.perf_counter() - begun, result=result)


def set_gauge(name: str, value: float) -> None:
    """Set the gauge of this name in `GAUGES`."""
    if _kept is not None:
        _kept.gauges[name].set(value)


def exposition() -> bytes:
    """All metrics in Prometheus' text format; empty if none are kept."""
    if _kept is None:
        return b""
    from prometheus_client import generate_latest

    return generate_latest(_kept.registry)
