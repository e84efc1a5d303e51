"""Prevents what benchmarks, run in the process of the tests, would change in that process."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(autouse=True)
def unfrozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let benchmarks freeze no objects of other tests, as none would be collected again."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
