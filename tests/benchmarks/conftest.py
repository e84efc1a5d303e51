"""Undoes what benchmarks, run in the process of the tests, change in that process."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """Restore the thresholds of the garbage collector, which benchmarks set."""
    often = gc.get_threshold()
    yield
    gc.set_threshold(*often)
