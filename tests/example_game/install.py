"""Installs Beacons as an installer would: by the metadata of a distribution on the path."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.core import registry

BEACONS = "beacons = tests.example_game.rules:Beacons"


@contextmanager
def installed(site: Path, *games: str, by: str = "beacons") -> Iterator[None]:
    """Games (their entry points) are installed in the folder `site`, on the path meanwhile.

    `by` is the distribution that brings them; without any named, it is Beacons.
    """
    info = site / f"{by}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {by}\nVersion: 1.0\n")
    listed = "\n".join(games or (BEACONS,))
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{listed}\n")
    sys.path.append(str(site))
    registry.look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        registry.look_again()
