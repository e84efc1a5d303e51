"""Random weeks of events: nothing is lost or done twice.

`AIRLOCK_TEST_QUICK_WEEKS=10000` runs more of them. A failing week is reported with its seed and a
minimal list of events.
"""

import asyncio
import gc
import os
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.discord_io.courier import Courier
from bot.discord_io.layout import ReadyMessage
from bot.runtime.memory import tune_garbage_collection
from bot.store.sqlite.store import SqliteStore
from tests.bot.journeys.larger_tables import beacons_installed
from tests.bot.weeks.events import Event, events_of
from tests.bot.weeks.quick_week import live_through
from tests.bot.weeks.shrinking import fewest
from tests.bot.weeks.test_weeks import SURPRISES

WEEKS = int(os.environ.get("AIRLOCK_TEST_QUICK_WEEKS", "20"))
AT_ONCE = 100
"""Weeks per test."""


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Beacons."""
    with beacons_installed(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture(scope="module", autouse=True)
def settled() -> Iterator[None]:
    """Collect garbage as seldom as a running bot does."""
    before = gc.get_threshold()
    tune_garbage_collection()
    yield
    gc.set_threshold(*before)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database."""
    path = tmp_path_factory.mktemp("empty") / "week.db"

    async def make() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(make())
    return path


class Weeks:
    """Lives through weeks, one after the other."""

    def __init__(self, folder: Path, empty: Path) -> None:
        self._folder, self._empty = folder, empty

    def fault(self, seed: int, events: Sequence[Event]) -> str:
        """The law that these events break at a seed's tables; "" if none."""
        with capture_logs() as logged:
            try:
                live_through(seed, events, self._folder, self._empty)
            except Exception as fault:
                return f"{type(fault).__name__}: {fault}"
        return ", ".join(str(one) for one in logged if one["event"] in SURPRISES)

    def hold(self, seeds: Sequence[int]) -> None:
        """Fail with a minimal list of events of the first week that breaks a law."""
        for seed in seeds:
            if fault := self.fault(seed, events_of(seed)):
                few = fewest(events_of(seed), lambda events: bool(self.fault(seed, events)))  # noqa: B023
                story = "; ".join(map(str, few))
                pytest.fail(f"the week of seed {seed} fails ({fault}), still so by: {story}")


@pytest.fixture
def weeks(tmp_path: Path, empty: Path) -> Weeks:
    return Weeks(tmp_path, empty)


@pytest.mark.parametrize("first", range(0, WEEKS, AT_ONCE))
def test_nothing_is_lost_or_repeated_in_random_weeks(weeks: Weeks, first: int) -> None:
    weeks.hold(range(first, min(first + AT_ONCE, WEEKS)))


def test_an_injected_double_post_is_detected_with_a_minimal_list_of_events(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    post, tries = Courier.post, count()

    async def anew(
        courier: Courier, channel: int, shown: ReadyMessage, _: str, mentions: Sequence[int] = ()
    ) -> int:
        return await post(courier, channel, shown, f"another {next(tries)}", mentions)

    monkeypatch.setattr(Courier, "post", anew)
    found = r"the week of seed \d+ fails \(.*\), still so by: [^;]+(; [^;]+){0,3}$"
    with pytest.raises(pytest.fail.Exception, match=found):
        weeks.hold(range(AT_ONCE))


def test_the_reported_list_of_events_is_minimal() -> None:
    assert fewest(range(12), lambda left: {3, 4, 9} <= {*left}) == [3, 4, 9]
    assert fewest(range(12), lambda left: len(left) >= 2) == [10, 11]
