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
FEW_ENDS = 20
"""Games that are played to their end only to see how they end."""
FEW_WATCHED, FEW_MOMENTS = 2, 6
"""Games watched by every other law, and the moments of each that are looked at closely."""
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
    """Let laws watch few games; how many they search for something rare stays as it is."""
    laws = request.instance
    if not (isinstance(laws, Laws) and request.config.getoption("--quick")):
        return
    if request.node.name == SEEKING:
        return
    if request.node.name in ENDS:
        monkeypatch.setattr(laws, "games", FEW_ENDS)
    monkeypatch.setattr(laws, "seeds", min(laws.seeds, FEW_WATCHED))
    monkeypatch.setattr(laws, "moments", min(laws.moments, FEW_MOMENTS))
