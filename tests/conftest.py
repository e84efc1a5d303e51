"""How much a run tries: little with `--quick`, everything declared with `--soak`."""

import gc
import os
import secrets
import shutil
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from engine.conformance import Laws
from tests import short


@dataclass(frozen=True, slots=True)
class Amount:
    """How many of a game's declared trials the laws run; `--soak` runs all.

    Games played only to their end are divided by `ends`, but number at least `fewest`. At most
    `watched` games are checked step by step, at `moments` moments each, with at most `examples` of
    each kind of action.
    """

    ends: int
    fewest: int
    watched: int
    moments: int
    examples: int


USUAL, QUICK = Amount(8, 20, 3, 8, 2), Amount(200, 4, 1, 3, 1)
SEEKING = Laws.test_hidden_facts_vary.__name__
"""The law whose games are never reduced, as it looks for a rare event."""
ENDS = {Laws.test_random_play_ends.__name__, Laws.test_nobody_loses_by_surprise.__name__}
WHOLE = {
    Laws.test_all_content_comes_up.__name__,
    Laws.test_all_kinds_of_actions_come_up.__name__,
    Laws.test_all_messages_are_used.__name__,
    Laws.test_what_is_out_of_time_is_refused.__name__,
}
"""Laws that play until everything was seen, or try every action at every moment."""
FRESH_FOR = {
    Laws.test_random_play_ends.__name__,
    Laws.test_what_is_offered_is_legal_and_applies.__name__,
    Laws.test_what_is_not_offered_is_refused.__name__,
    Laws.test_imagined_states_look_the_same.__name__,
}
"""Laws that also watch a game with a new random number in each run."""
FRESH = "AIRLOCK_TEST_FRESH"
"""The environment variable with that number; set it to repeat a failed run."""
SHARING = {
    "bot/journeys/http": "processes",
    "bot/store/postgres": "database server",
    "bot/store/test_transfer": "database server",
    "bot/play/effects/test_laws.py": "evenings",
    "benchmarks/test_rooms": "rooms",
    "bot/presentation/games/black_abyss/test_guide": "games with the guide",
    "browser": "browser",
}
"""Tests by what they share; each group has one worker, so that it is made once.

Most of them wait for something, while the other workers keep the cores busy.
"""
MEMORY, ROOM = Path("/dev/shm"), 2**30
"""A file system in memory, and the bytes that must be free there for the tests' databases."""


def new_number() -> int:
    """The number of a game that no test declares."""
    return 10_000 + secrets.randbelow(10**9)


def pytest_configure(config: pytest.Config) -> None:
    """Draw the number of the fresh games, and keep databases in memory.

    On a disk each commit can take 5 ms.
    """
    if config.getoption("--record-long"):
        config.pluginmanager.register(short.Record())
    os.environ.setdefault(FRESH, str(new_number()))
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable garbage collection while tests are collected.

    All those objects stay; scanning them again and again takes a third of the time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_report_header() -> str:
    """The setting that repeats this run's fresh games."""
    return f"fresh games: {FRESH}={os.environ[FRESH]}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="the laws over one game")
    parser.addoption("--short", action="store_true", help="the first case of each short test")
    parser.addoption("--record-long", action="store_true", help="write what takes long: long.txt")
    parser.addoption("--soak", action="store_true", help="the laws over as many games as declared")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--short`, skip waiting tests without importing them."""
    return (config.getoption("--short") and short.waits(collection_path)) or None


class Groups(LoadScopeScheduling):
    """Gives each group of tests that share something, and each class of tests, to one worker.

    So a class's games are played once, and a browser is started once. The marks of xdist do not
    work with pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        place, _, name = nodeid.removeprefix("tests/").partition("::")
        shared = (group for start, group in SHARING.items() if place.startswith(start))
        return next(shared, nodeid.rpartition("::")[0] if "::" in name.split("[")[0] else nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Groups:
    """The scheduler that assigns tests to workers."""
    return Groups(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that this run leaves out."""
    if not config.getoption("--soak"):
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
    if config.getoption("--quick"):
        items[:] = [item for item in items if item.name not in WHOLE]
    if config.getoption("--short"):
        items[:] = short.chosen(items)


@pytest.fixture(scope="session")
def soaking(request: pytest.FixtureRequest) -> bool:
    """Whether this run may take hours."""
    return bool(request.config.getoption("--soak"))


@pytest.fixture(autouse=True)
def few_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the games of laws, except the one that looks for rare events; add fresh games."""
    laws, option = request.instance, request.config.getoption
    if not isinstance(laws, Laws):
        return
    if request.node.name in FRESH_FOR:
        monkeypatch.setattr(laws, "fresh", (int(os.environ[FRESH]),), raising=False)
    monkeypatch.setattr(laws, "every_pair", bool(option("--soak")))
    if option("--soak") or request.node.name == SEEKING:
        return
    amount = QUICK if option("--quick") else USUAL
    if request.node.name in ENDS:
        ends = min(laws.games, max(amount.fewest, laws.games // amount.ends))
        monkeypatch.setattr(laws, "games", ends)
    monkeypatch.setattr(laws, "seeds", min(laws.seeds, amount.watched))
    monkeypatch.setattr(laws, "moments", min(laws.moments, amount.moments))
    monkeypatch.setattr(laws, "examples", min(laws.examples, amount.examples))
