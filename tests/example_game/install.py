"""Installs Beacons as an installer would: by the metadata of a distribution on the path."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

METADATA = "Metadata-Version: 2.1\nName: beacons\nVersion: 1.0\n"
ENTRY_POINTS = "[airlock.games]\nbeacons = tests.example_game:game\n"


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Beacons is installed in the folder `site`, which is on the path meanwhile."""
    info = site / "beacons-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    sys.path.append(str(site))
    try:
        yield
    finally:
        sys.path.remove(str(site))
