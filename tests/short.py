"""Selects the tests of `--short`: the first case of each short test, and the laws.

Left out are tests that wait for a browser, a database server or another process, and long ones:
over `MOST` seconds of CPU when `pytest -n 2 --record-long` last wrote `long.txt`.
"""

import os
import time
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import pytest

from engine.conformance import Laws

TESTS = Path(__file__).parent
LONG = TESTS / "long.txt"
MOST = 0.06
TOOK = "seconds of a processor"
WAITING = (
    "benchmarks",
    "bot/cli",
    "bot/journeys/http",
    "bot/presentation/test_pictures.py",
    "bot/store/postgres",
    "bot/store/test_transfer.py",
    "browser",
    "playground",
)
"""Folders and files of tests that mostly wait for other processes."""


def waits(path: Path) -> bool:
    """Whether the tests in a path mostly wait."""
    return any(path.is_relative_to(TESTS / one) for one in WAITING)


def chosen(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """The tests that `--short` runs."""
    passed = {*LONG.read_text("utf-8").splitlines()}
    for item in items:
        name = _without_case(item.nodeid)
        if name not in passed:
            yield item
            passed.add(name)


def _without_case(nodeid: str) -> str:
    return nodeid.partition("[")[0]


def _is_law(item: pytest.Item) -> bool:
    """Whether a test plays a configurable number of games, and so can be short."""
    return isinstance(item, pytest.Function) and isinstance(item.instance, Laws)


class Record:
    """Measures each test, and writes the names of those whose first case is long."""

    def __init__(self) -> None:
        self._took: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure its fixtures."""
        return (yield from _measured(item))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure the test itself."""
        return (yield from _measured(item))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Collect a worker's measurements."""
        if report.when == "teardown":
            took = [seconds for what, seconds in report.user_properties if what == TOOK]
            self._took[report.nodeid] = sum(map(float, took))  # type: ignore[arg-type]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the names, unless this is a worker."""
        if hasattr(session.config, "workerinput"):
            return
        first: dict[str, float] = {}
        for nodeid, took in self._took.items():
            first.setdefault(_without_case(nodeid), took)
        long = sorted(name for name, took in first.items() if took > MOST)
        LONG.write_text("".join(f"{name}\n" for name in long), "utf-8")


def _measured(item: pytest.Item) -> Generator[None, object, object]:
    """Add the CPU time of a phase to the test's measurement."""
    if _is_law(item) or waits(item.path):
        return (yield)
    before = _used()
    try:
        return (yield)
    finally:
        item.user_properties.append((TOOK, _used() - before))


def _used() -> float:
    """Seconds of CPU used so far, including ended child processes."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system
