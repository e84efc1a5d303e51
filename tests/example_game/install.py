"""Installs Beacons as an installer would: by the metadata of a distribution on the path."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

METADATA = "Metadata-Version: 2.1\nName: beacons\nVersion: 1.0\n"
BEACONS = "beacons = tests.example_game:game"


@contextmanager
def installed(site: Path, game: str = BEACONS) -> Iterator[None]:
    """A game (its entry point) is installed in the folder `site`, on the path meanwhile."""
    info = site / "beacons-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(f"[airlock.games]\n{game}\n")
    sys.path.append(str(site))
    try:
        yield
    finally:
        sys.path.remove(str(site))
