"""A game of another package is registered by an entry point, found, and kept to the laws."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.conformance import Laws
from engine.core import registry


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The metadata an installer writes for a package that brings a game."""
    site = tmp_path_factory.mktemp("site")
    info = site / "beacons-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: beacons\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[airlock.games]\nbeacons = tests.example_game:game\n")
    sys.path.append(str(site))
    yield site
    sys.path.remove(str(site))


def test_a_registered_game_is_listed_behind_those_of_the_house() -> None:
    assert registry.names() == (*registry.HOUSE, "beacons")
    assert registry.game("beacons").name == "beacons"


class TestBeacons(Laws):
    """All laws, by inheriting them."""

    game = "beacons"
    games = 2000
    hidden = ("players.hand", "players.bid", "deck")
