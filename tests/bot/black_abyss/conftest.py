"""Days pass in few steps, and agents think where they are asked: a process takes a second."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from bot import thinking


class AtOnce(Executor):
    """Runs what it is given at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@pytest.fixture(autouse=True)
def days(patience: None) -> None:
    """Loops that only wait for time are patient."""


@pytest.fixture(autouse=True)
def near_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents are the real ones, in this process."""
    monkeypatch.setattr(thinking, "worker_pool", lambda _: AtOnce())
