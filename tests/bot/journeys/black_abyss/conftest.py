"""Days pass in few steps, and agents run in the test's process, as starting one takes a second."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.play import agents
from bot.runtime.workers import Result, Workers


class AtOnce(Workers):
    """An executor that calls functions at once."""

    async def call(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """The function's result."""
        return function(*arguments)


@pytest.fixture(autouse=True)
def days(patience: None) -> None:
    """Let loops wait for events instead of polling."""


@pytest.fixture(autouse=True)
def near_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the real agents in this process."""
    monkeypatch.setattr(agents, "Workers", AtOnce)
