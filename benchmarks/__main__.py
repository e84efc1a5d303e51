"""`python -m benchmarks [ROOM ...] [--runs N]`: print the figures of some rooms, or of all.

`python -m benchmarks service --beside CHECKOUT` sets the service beside that of another checkout.
"""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module
from os import getloadavg
from pathlib import Path

from benchmarks import ROOMS, beside


def main() -> None:
    """Measure room after room; a line as soon as it is known.

    Each says how busy the machine was before: a figure taken under a load says little.
    """
    parser = ArgumentParser(prog="python -m benchmarks", description="Print the project's figures.")
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(ROOMS))
    parser.add_argument("--runs", type=int, default=7, metavar="N", help="runs of each figure (7)")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another one to compare")
    args = parser.parse_args()
    for name in args.rooms:
        if name not in ROOMS:
            parser.error(f"there is no room {name!r}; there are: {', '.join(ROOMS)}")
    if args.runs < 1:
        parser.error("at least one run is needed")
    if args.beside is not None:
        if args.rooms != ["service"] or not (args.beside / "benchmarks" / "service.py").exists():
            parser.error("only `service` can be set beside that of another checkout")
        print(f"== service beside {args.beside} (load average {getloadavg()[0]:.1f})")
        for line in beside.run(args.runs, args.beside.resolve()):
            print(line, flush=True)
        return
    for name in args.rooms or ROOMS:
        print(f"== {name} (load average {getloadavg()[0]:.1f})")
        for line in import_module(f"benchmarks.{name}").run(args.runs):
            print(line, flush=True)


main()
