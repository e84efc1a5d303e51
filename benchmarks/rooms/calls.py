"""Counts function calls per click, decision and search node: the same on any machine.

Counts each entered Python function of `bot` and `engine`, properties and constructors included. A
coroutine counts once; comprehensions never count, as only some versions of Python make them
functions. A click counts up to the last message it causes; a random decision is the mean of some
games, a search node the mean of some searches in mid-game. Each count runs in its own process with
fixed hashing.

`python -m benchmarks.rooms.calls` prints the counts; `--write FILE` writes the file that a test
compares with (`tests/benchmarks/calls.tsv`).
"""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import AbstractContextManager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from benchmarks.clicks import CLICKS, clicking
from benchmarks.measure import Figure, Report
from benchmarks.profile import profiling
from benchmarks.rooms.engine import begin, play_randomly
from engine.agents.agent import Nodes
from engine.agents.roster import SEARCH, agent
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.game import Perspective
from engine.core.match import copier_of

if TYPE_CHECKING:
    from engine.core.game import AnyGame

COUNT = "import sys; from benchmarks.rooms.calls import _count; _count(sys.argv[1])"
OURS = ("bot.", "engine.")
APART = ("bot.playground",)
BEGINS_ONCE = inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
COMPREHENSIONS = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>"})
DECISIONS = 400
"""Random decisions to count at least; the last game is played to its end."""
SEARCHES, NODES, DEEP = 8, 200, 12
"""Searches, actions imagined in each, and random decisions before each."""


USUAL, SMALLEST = "", "decision of dyla"
"""The deeds to count, by parts of their names."""


def _counting(calls: Counter[str]) -> AbstractContextManager[None]:
    """A context that counts the calls of our own functions within it, by module."""
    return profiling(_ours, lambda frame: calls.update([_module(frame)]), BEGINS_ONCE)


def _ours(frame: FrameType) -> bool:
    module = _module(frame)
    return (
        module.startswith(OURS)
        and not module.startswith(APART)
        and frame.f_code.co_name not in COMPREHENSIONS
    )


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def run(runs: int, size: str = USUAL) -> Report:  # noqa: ARG001
    """The report on calls; there is one run, as all are equal."""
    for deed, calls in counted(size).items():
        yield Figure.of([calls]).kept(f"calls of {deed}", f"  {deed:42} ", "calls")


def counted(named: str = "") -> dict[str, int]:
    """The calls of each deed whose name contains `named`, counted in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", COUNT, named],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return found


def write(file: Path, counts: dict[str, int]) -> None:
    """Write counts to a file, a line per deed."""
    file.write_text("".join(f"{deed}\t{calls}\n" for deed, calls in counts.items()), "utf-8")


def read(file: Path) -> dict[str, int]:
    """Counts from a file."""
    lines = (line.split("\t") for line in file.read_text("utf-8").splitlines())
    return {deed: int(calls) for deed, calls in lines}


def _count(named: str) -> None:
    found = {}
    with clicking() as clicked:
        for name in filter(lambda name: named in name, CLICKS):
            calls = Counter[str]()
            clicked(name, lambda: _counting(calls))  # noqa: B023
            found[name] = calls.total()
    for game in map(registry.game, registry.HOUSE):
        for deed, measure in (("a random decision", _decision), ("a node of search", _node)):
            if named in (name := f"{deed} of {game.name}"):
                found[name] = measure(game)
    print(json.dumps(found))


def _decision(game: AnyGame) -> int:
    play_randomly(game, 0, 1)
    calls = Counter[str]()
    with _counting(calls):
        _, made = play_randomly(game, 1, DECISIONS)
    return round(calls.total() / made)


def _node(game: AnyGame) -> int:
    """Calls per search node: the mean of searches, each in a new game after random decisions."""
    player, calls, nodes = agent(game, SEARCH), Counter[str](), 0
    for number in range(SEARCHES):
        luck, budget = Chance(seed_from(f"luck {number}")), Nodes(NODES)
        state = _mid_game(game, f"nodes {number}", luck)
        seen = Perspective(game, state, game.missing(state)[0])
        with _counting(calls):
            player.choose(seen, luck, budget)
        nodes += NODES - max(0, budget.left)
    return round(calls.total() / nodes)


def _mid_game(game: AnyGame, seed: str, luck: Chance) -> Any:
    """A game after some random decisions, but before the decision that would end it."""
    state = begin(game, seed)
    for _ in range(DEEP):
        after = copier_of(game)(state)
        seat = luck.pick(game.missing(state))
        game.apply(after, seat, wander(game.choices(after, seat), luck), silence)
        if not game.missing(after):
            return state
        state = after
    return state


def main() -> None:
    """Print the counts, or write them to a file."""
    parser = ArgumentParser(prog="python -m benchmarks.rooms.calls", description=__doc__)
    parser.add_argument("--write", type=Path, metavar="FILE", help="where to write them")
    given = parser.parse_args()
    counts = counted()
    for deed, calls in counts.items():
        print(f"{calls:10,} {deed}")
    if given.write is not None:
        write(given.write, counts)


if __name__ == "__main__":
    main()
