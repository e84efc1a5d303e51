"""Benchmarks run within the tests' own process, so what they settle is unsettled again."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """Undo the collector's freeze: it scans old objects again, as often as before."""
    often = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*often)
