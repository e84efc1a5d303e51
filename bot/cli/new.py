"""`airlock new`: creates a package with a new game, which can be played and passes the laws.

Copies the template package in `data/starter` and replaces its name.
"""

from __future__ import annotations

import argparse
import keyword
import sys
from importlib.util import find_spec
from pathlib import Path

from engine.core import registry
from engine.core.content import DATA

STARTER = DATA / "starter"
NAME = "starter"
LEFT_OUT = ("__pycache__", ".pyc")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand `new`; its `run` returns the exit code."""
    about = "create a package for a new game, which plays at once"
    parser = commands.add_parser("new", help=about, description=about)
    parser.add_argument("name", metavar="NAME", help="such as moon_base")
    parser.set_defaults(run=_run)


def make(name: str, folder: Path) -> None:
    """Write the package of a game called `name`, such as `moon_base`, into a new folder."""
    plain, dashed = name.replace("_", " ").title(), name.replace("_", "-")
    for source in sorted(STARTER.rglob("*")):
        if source.is_dir() or any(part.endswith(LEFT_OUT) for part in source.parts):
            continue
        to = folder / str(source.relative_to(STARTER)).replace(NAME, name)
        to.parent.mkdir(parents=True, exist_ok=True)
        title = plain if source.suffix in (".ftl", ".md") else plain.replace(" ", "")
        text = source.read_text("utf-8").replace(f"{NAME}-", f"{dashed}-")
        to.write_text(text.replace(NAME.title(), title).replace(NAME, name), "utf-8")


def _run(options: argparse.Namespace) -> int:
    name, folder = str(options.name), Path(str(options.name))
    fault = registry.why_no_name(name)
    if fault is None and (keyword.iskeyword(name) or find_spec(name) is not None):
        fault = "Python has a module or word of that name already; choose another name."
    if fault is None and folder.exists():
        fault = "there is such a file or folder here already; choose another name or place."
    if fault is not None:
        sys.stderr.write(f"No game can be called {name!r} here: {fault}\n")
        return 2
    make(name, folder)
    sys.stdout.write(
        f"The game is in {folder}/. Try it with `pip install -e {folder}` and `airlock play`, and"
        f" hold it to the laws with `python -m pytest {folder}`. How to write a game is in"
        " engine/README.md.\n"
    )
    return 0
