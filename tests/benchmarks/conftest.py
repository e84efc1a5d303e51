"""Undoes what benchmarks, run in the process of the tests, change in that process."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """Undo the freeze and the thresholds that benchmarks set for the garbage collector."""
    often = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*often)
