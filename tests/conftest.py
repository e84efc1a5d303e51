"""How much a run tries: little with `--quick`, all that is declared with `--soak`, else enough."""

from __future__ import annotations

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
    """The share of a game's declared trials that the laws run; `--soak` runs all.

    Of the games played only to see how they end one in `ends`, but no fewer than `fewest`; of the
    games watched step by step at most `watched`, at `moments` moments of each; of each kind of
    action at most `examples` are tried at every time.
    """

    ends: int
    fewest: int
    watched: int
    moments: int
    examples: int


USUAL, QUICK = Amount(8, 20, 3, 8, 2), Amount(200, 4, 1, 3, 1)
SEEKING = Laws.test_hidden_facts_vary.__name__
"""The law that needs all games it watches, as what it looks for is seldom met."""
ENDS = {Laws.test_random_play_ends.__name__, Laws.test_nobody_loses_by_surprise.__name__}
WHOLE = {
    Laws.test_all_content_comes_up.__name__,
    Laws.test_all_kinds_of_actions_come_up.__name__,
    Laws.test_all_messages_are_used.__name__,
    Laws.test_what_is_out_of_time_is_refused.__name__,
}
"""Laws that play until everything was seen, or try every action at every time there is."""
FRESH_FOR = {
    Laws.test_random_play_ends.__name__,
    Laws.test_what_is_offered_is_legal_and_applies.__name__,
    Laws.test_what_is_not_offered_is_refused.__name__,
    Laws.test_imagined_states_look_the_same.__name__,
}
"""Laws that watch one game more in each run, of a number nobody has tried."""
FRESH = "AIRLOCK_TEST_FRESH"
"""The setting with that number; a run that fails is repeated with it."""
WAITING = {
    "bot/journeys/http": "processes",
    "bot/store/postgres": "database server",
    "bot/store/test_transfer": "database server",
    "bot/play/effects/test_laws.py": "evenings",
    "benchmarks/test_rooms": "rooms",
    "browser": "browser",
}
"""Tests that mostly wait, and what is started or played for them: each group has one worker.

So what they share is made once, and the other workers keep the cores busy meanwhile.
"""
MEMORY, ROOM = Path("/dev/shm"), 2**30
"""A file system in memory, and the bytes that must be free there for the tests' databases."""


def new_number() -> int:
    """A number of a game that no test declares."""
    return 10_000 + secrets.randbelow(10**9)


def pytest_configure(config: pytest.Config) -> None:
    """Draw the number of the fresh games, and keep databases in memory.

    Each commit waits for the disk, and a disk can take 5 ms.
    """
    if config.getoption("--record-long"):
        config.pluginmanager.register(short.Record())
    os.environ.setdefault(FRESH, str(new_number()))
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Leave garbage alone while tests are found, and what was made then for good.

    All of it stays, and looking through it over and over takes a third of that time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_report_header() -> str:
    """How the fresh games of this run are played again."""
    return f"fresh games: {FRESH}={os.environ[FRESH]}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="the laws over one game")
    parser.addoption("--short", action="store_true", help="the first case of each short test")
    parser.addoption("--record-long", action="store_true", help="write what takes long: long.txt")
    parser.addoption("--soak", action="store_true", help="the laws over as many games as declared")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what waits, without even reading it."""
    return (config.getoption("--short") and short.waits(collection_path)) or None


class Groups(LoadScopeScheduling):
    """Gives a class of tests, as the laws of a game, and what waits to one worker each.

    So each course is played once, and a browser started once. Marks for groups would do, but the
    plugin writes them where pytest 9.2 does not read them any more.
    """

    def _split_scope(self, nodeid: str) -> str:
        place, _, name = nodeid.removeprefix("tests/").partition("::")
        waiting = (group for start, group in WAITING.items() if place.startswith(start))
        return next(waiting, nodeid.rpartition("::")[0] if "::" in name.split("[")[0] else nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Groups:
    """How tests are dealt out to workers."""
    return Groups(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long ones out."""
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
    """Let laws watch few games, without reducing their search for rare events."""
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
