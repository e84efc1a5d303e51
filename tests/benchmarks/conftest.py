"""Benchmarks run within the tests' own process, so what they settle is unsettled again."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """The collector looks through what was made before, as often as it did."""
    often = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*often)
