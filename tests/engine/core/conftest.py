"""The example game stands in for any game that is registered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.example_game.install import installed


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Beacons is installed."""
    with installed(tmp_path_factory.mktemp("site")):
        yield
