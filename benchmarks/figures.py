"""Recorded figures: ratios and counts of each `make bench`, and which moved since the last.

A line of `figures.tsv` is one figure of one run: day, tree (its commit, with + if files differ),
machine, room, name, median, and spread (the range of the runs). A figure has moved if its median
differs from the last recorded one by more than the spread of either. It is compared with the last
figure of the same machine, or if there is none, of any machine.
"""

import platform
import subprocess
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from benchmarks.measure import Kept

FILE = Path(__file__).with_name("figures.tsv")


class Line(NamedTuple):
    """A recorded figure."""

    date: str
    tree: str
    machine: str
    room: str
    name: str
    median: float
    spread: float


def lines_of(room: str, kept: Iterable[Kept]) -> list[Line]:
    """A room's new figures as lines to record."""
    at = (f"{datetime.now(UTC):%Y-%m-%d}", _tree(), _machine(), room)
    return [Line(*at, one.name, one.figure.median, one.figure.spread) for one in kept]


def record(lines: Iterable[Line], file: Path = FILE) -> None:
    """Append lines to the file."""
    begun = file.exists()
    with file.open("a", encoding="utf-8") as out:
        if not begun:
            out.write("\t".join(Line._fields) + "\n")
        for line in lines:
            words = (*line[:-2], f"{line.median:.6g}", f"{line.spread:.6g}")
            out.write("\t".join(words) + "\n")


def recorded(file: Path = FILE) -> list[Line]:
    """The recorded lines, oldest first."""
    if not file.exists():
        return []
    rows = [line.split("\t") for line in file.read_text("utf-8").splitlines()[1:]]
    return [Line(*row[:-2], *map(float, row[-2:])) for row in rows]  # type: ignore[arg-type]


def moved(now: Iterable[Line], before: Iterable[Line]) -> Iterator[str]:
    """A sentence for each new figure that moved since it was recorded, appeared or disappeared."""
    measured = {(line.room, line.name): line for line in now}
    rooms, machine = {line.room for line in measured.values()}, _machine()
    last: dict[tuple[str, str], Line] = {}
    for old in sorted(before, key=lambda line: line.machine == machine):
        last[old.room, old.name] = old
    for place, line in measured.items():
        was = last.get(place)
        if was is None:
            yield f"  {line.room}: {line.name} is new: {line.median:.4g}"
        elif abs(line.median - was.median) > max(line.spread, was.spread):
            yield f"  {_said(line, was)}"
    for place in last.keys() - measured.keys():
        if place[0] in rooms:
            yield f"  {place[0]}: {place[1]} is measured no more"


def _said(line: Line, was: Line) -> str:
    share = f", {line.median / was.median - 1:+.1%}" if was.median else ""
    other = "" if was.machine == line.machine else f" on {was.machine}"
    return (
        f"{line.room}: {line.name} was {was.median:.4g} and is {line.median:.4g}{share} "
        f"(spread {max(line.spread, was.spread):.2g}; {was.date}, {was.tree}{other})"
    )


def _tree() -> str:
    """The measured commit, with + if a file differs from it."""

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", *words],  # noqa: S607
            cwd=FILE.parent,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip()

    own = f":!{FILE.name}"
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ":/", own)
    return (git("rev-parse", "--short", "HEAD") or "none") + ("+" if changed else "")


def _machine() -> str:
    cpus = Path("/proc/cpuinfo")
    said = cpus.read_text("utf-8").splitlines() if cpus.exists() else []
    models = [line.partition(":")[2].strip() for line in said if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{model}, Python {platform.python_version()}"
