"""`python -m benchmarks [ROOM ...] [--runs N]`: print the figures of these rooms, or of all.

`--compare` ends with the figures that moved since they were recorded, `--record` also records them.
`--smallest` runs everything once at minimal size, to see that it works. `python -m benchmarks
service --beside CHECKOUT` compares the service with another checkout's.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from os import getloadavg
from pathlib import Path

from benchmarks import ROOMS, beside, figures
from benchmarks.measure import Kept


def main(words: Sequence[str] | None = None) -> None:
    """Measure room by room, printing each line as soon as it is known.

    Prints the machine's load first, as figures taken under load say little.
    """
    given = _asked(words)
    if given.beside is not None:
        print(f"== service beside {given.beside} (load average {getloadavg()[0]:.1f})")
        for line in beside.run(given.runs, given.beside.resolve()):
            print(line, flush=True)
        return
    before, now = figures.recorded(given.file), list[figures.Line]()
    for name in given.rooms or ROOMS:
        found = figures.lines_of(name, _print_report(name, given.runs, smallest=given.smallest))
        now += found
        if given.record:
            figures.record(found, given.file)
    if given.record or given.compare:
        print("== moved by more than their spread")
        for said in [*figures.moved(now, before)] or ["  nothing"]:
            print(said)


def _print_report(name: str, runs: int, *, smallest: bool) -> list[Kept]:
    """Print a room's report; returns the figures to record."""
    print(f"== {name} (load average {getloadavg()[0]:.1f})")
    room, kept = import_module(f"benchmarks.rooms.{name}"), []
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
        given.rooms != ["service"] or not [*(given.beside / "benchmarks").rglob("service.py")]
    ):
        parser.error("only `service` can be set beside that of another checkout")
    return given


if __name__ == "__main__":
    main()
