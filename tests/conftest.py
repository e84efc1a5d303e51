"""`--quick`: values, and the laws over few games; what people do is left to the whole run."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.conformance import Laws

ROOT = Path(__file__).parent
LONG = (
    "bot/journeys",
    "bot/presentation",
    "bot/store/test_postgres_killed.py",
    "bot/store/test_sudden_death.py",
    "bot/weeks",
    "bot/cli/test_new.py",
    "browser",
    "playground",
)
"""What people do, what is drawn whole, and processes that are started or killed."""
FEW = 20
"""Games played to their end for each game's law that random play ends."""
WHOLE = {Laws.test_all_content_comes_up.__name__, Laws.test_all_messages_are_used.__name__}
"""Laws that play until everything was seen, which takes as long as all others."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="values, and the laws over few games")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the long ways round, without even reading them."""
    if not config.getoption("--quick"):
        return None
    return collection_path in [ROOT / long for long in LONG] or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the laws that need many games."""
    if config.getoption("--quick"):
        items[:] = [item for item in items if item.name not in WHOLE]


@pytest.fixture(autouse=True)
def few_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other laws watch few games anyway, each of which they need."""
    laws = request.instance
    ends = request.node.name == Laws.test_random_play_ends.__name__
    if isinstance(laws, Laws) and ends and request.config.getoption("--quick"):
        monkeypatch.setattr(laws, "games", FEW)
