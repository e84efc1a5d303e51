"""Installs Beacons as pip would: by the metadata of a distribution on the path."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bot.presentation.games import packages
from engine.core import registry

BEACONS = "beacons = tests.example_game.game:Beacons"


@contextmanager
def installed(
    site: Path, *games: str, by: str = "beacons", presenters: Sequence[str] = ()
) -> Iterator[None]:
    """Within this context, games (as entry points) are installed in the folder `site`.

    `by` is the distribution with the games and their presenters; without games, Beacons is
    installed.
    """
    info = site / f"{by}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {by}\nVersion: 1.0\n")
    listed = {registry.GROUP: games or (BEACONS,), packages.GROUP: presenters}
    groups = (f"[{group}]\n" + "\n".join(points) for group, points in listed.items())
    (info / "entry_points.txt").write_text("\n".join(groups))
    sys.path.append(str(site))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        _look_again()


def _look_again() -> None:
    registry.reload()
    packages.reload()
