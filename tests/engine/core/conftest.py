"""The example game is registered, so that tests can find it by name."""

from collections.abc import Iterator

import pytest

from tests.example_game.install import installed


@pytest.fixture(scope="module", autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Installs Beacons as a package would."""
    with installed(tmp_path_factory.mktemp("site")):
        yield
