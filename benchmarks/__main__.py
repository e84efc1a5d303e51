"""`python -m benchmarks [ROOM ...] [--runs N]`: print the figures of some rooms, or of all.

`--compare` says at the end what moved since it was recorded last, `--record` records as well;
`--smallest` makes everything once and small, which says that it goes, not how fast.
`python -m benchmarks service --beside CHECKOUT` sets the service beside that of another checkout.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from os import getloadavg
from pathlib import Path

from benchmarks import ROOMS, beside, figures
from benchmarks.measure import Kept


def main(words: Sequence[str] | None = None) -> None:
    """Measure room after room; a line as soon as it is known.

    Each says how busy the machine was before: a figure taken under a load says little.
    """
    given = _asked(words)
    if given.beside is not None:
        print(f"== service beside {given.beside} (load average {getloadavg()[0]:.1f})")
        for line in beside.run(given.runs, given.beside.resolve()):
            print(line, flush=True)
        return
    before, now = figures.recorded(given.file), list[figures.Line]()
    for name in given.rooms or ROOMS:
        found = figures.lines_of(name, _measured(name, given.runs, smallest=given.smallest))
        now += found
        if given.record:
            figures.record(found, given.file)
    if given.record or given.compare:
        print("== moved by more than their spread")
        for said in [*figures.moved(now, before)] or ["  nothing"]:
            print(said)


def _measured(name: str, runs: int, *, smallest: bool) -> list[Kept]:
    """Print the report of a room; what is kept of it."""
    print(f"== {name} (load average {getloadavg()[0]:.1f})")
    room, kept = import_module(f"benchmarks.{name}"), []
    for line in room.run(runs, room.SMALLEST if smallest else room.USUAL):
        print(line, flush=True)
        if isinstance(line, Kept):
            kept.append(line)
    return kept


def _asked(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m benchmarks", description="Print the project's figures.")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(ROOMS))
    parser.add_argument("--runs", type=int, default=7, metavar="N", help="runs of each figure (7)")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another one to compare")
    parser.add_argument("--record", action="store_true", help="write down ratios and counts")
    parser.add_argument("--compare", action="store_true", help="say what moved since")
    parser.add_argument("--smallest", action="store_true", help="only to see that everything goes")
    parser.add_argument(
        "--file", type=Path, default=figures.FILE, metavar="FILE", help="where they are kept"
    )
    given = parser.parse_args(words)
    for name in given.rooms:
        if name not in ROOMS:
            parser.error(f"there is no room {name!r}; there are: {', '.join(ROOMS)}")
    if given.runs < 1:
        parser.error("at least one run is needed")
    if given.beside is not None and (
        given.rooms != ["service"] or not (given.beside / "benchmarks" / "service.py").exists()
    ):
        parser.error("only `service` can be set beside that of another checkout")
    return given


if __name__ == "__main__":
    main()
