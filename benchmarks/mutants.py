"""Mutants: small faults put into the code one at a time, to see whether a test notices.

`make mutants` draws places by a seed and prints the mutants that survive the tests reaching their
line. Existing tools do not fit: mutmut draws no sample, cosmic-ray runs all tests for every mutant.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import tokenize
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from random import Random
from subprocess import DEVNULL, TimeoutExpired, run
from typing import NamedTuple

from coverage import CoverageData

COPY = Path(__file__).resolve().parents[1] / ".mutants" / "copy"
AREAS = {  # by name: how many mutants are drawn, of which code, the tests that may reach it
    "rules": (250, "engine/core engine/games", "tests/engine tests/example_game"),
    "path": (150, "bot/play/actions.py bot/play/seats.py bot/play/undo.py "
             "bot/table bot/store bot/timers bot/delivery/outbox.py", "tests/bot/play "
             "tests/bot/store tests/bot/table tests/bot/timers tests/bot/delivery "
             "tests/bot/journeys"),
}  # fmt: skip
HOW_AGENTS_PLAY = re.compile("/agents/")
SKIPPED = re.compile(r"\s*(@|assert|import|from|_?log\.)|.*(TYPE_CHECKING|strict=|frozen=)")
PAIRS = "== != < <= > >= + - * // << >> += -= |= &= and or True False break continue".split
SWAPS = dict(zip(PAIRS()[::2] + PAIRS()[1::2], PAIRS()[1::2] + PAIRS()[::2], strict=True))
SWAPS |= {"&": "|", "is": "is not", "in": "not in", "not": "", "if": "if not", "elif": "elif not"}
Reach = dict[str, dict[int, list[str]]]  # by file and line, the tests that run it


class Mutant(NamedTuple):
    """A fault: a span of a file becomes `now`; `lines` lead there in a statement."""

    file: str
    lines: range
    span: slice
    now: str

    def applied(self, source: str) -> str:
        """The module with the fault."""
        return source[: self.span.start] + self.now + source[self.span.stop :]


def faults(source: str, statements: list[ast.stmt]) -> Iterator[tuple[int, int, int, int, str]]:
    """Each possible fault: first line and column, last line and column, and the replacement."""
    for token in tokenize.tokenize(BytesIO(source.encode()).readline):
        text = token.string
        now = str(int(text) + 1) if text.isdecimal() else SWAPS.get(text)
        if now is not None:
            yield (*token.start, *token.end, now)
    for node in statements:
        place = (node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0)
        match node:
            case ast.Return(value=ast.expr()):
                yield (*place, "return None")
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.AugAssign():
                yield (*place, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
                yield (*place, "pass")


def mutants(file: str) -> Iterator[Mutant]:
    """All mutants of a module that can be compiled."""
    source = (COPY / file).read_text("utf-8")
    rows = source.splitlines(keepends=True)
    begins = [0, *accumulate(map(len, rows))]
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    for line, column, last, end, now in faults(source, nodes):
        first = max((n.lineno for n in nodes if n.lineno <= line <= (n.end_lineno or 0)), default=0)
        span = slice(begins[line - 1] + column, begins[last - 1] + end)
        mutant = Mutant(file, range(first, line + 1), span, now)
        with suppress(SyntaxError):
            if first and source[span] != now and not SKIPPED.match(rows[line - 1]):
                compile(mutant.applied(source), file, "exec", dont_inherit=True)
                yield mutant


def pytest(*given: str, coverage: Path | None = None) -> bool:
    """Whether tests pass in the copy, in time."""
    code = "import os, sys, pytest; os._exit(pytest.main(sys.argv[1:]))"  # whatever threads wait
    command = [sys.executable, "-c", code, "-q", "-p", "no:cacheprovider", *given]
    more = {"PYTHONPATH": str(COPY), "PYTHONDONTWRITEBYTECODE": "1", "COVERAGE_FILE": str(coverage)}
    env, patience = os.environ | more, None if coverage else 900  # seconds
    try:
        return not run(command, cwd=COPY, stdout=DEVNULL, env=env, timeout=patience).returncode
    except TimeoutExpired:
        return False


def reaching(mutant: Mutant, reach: Reach, breadth: Counter[str]) -> list[str]:
    """The tests that reach a mutant, narrow ones first."""
    path = COPY / mutant.file
    found = {test for line in mutant.lines for test in reach.get(str(path), {}).get(line, ())}
    if "" in found:  # it runs at import: whichever test of its folder may notice
        near = [lines for file, lines in reach.items() if Path(file).parent == path.parent]
        found |= {test for lines in near for tests in lines.values() for test in tests}
    narrow = sorted(found - {""}, key=lambda test: (breadth[test], test))
    return list(dict.fromkeys(test.rpartition("|")[0] for test in narrow))


def survives(mutant: Mutant, tests: list[str]) -> bool:
    """Whether no test fails with the mutant in place; prints the survivor."""
    path = COPY / mutant.file
    source = path.read_text("utf-8")
    path.write_text(mutant.applied(source), "utf-8")
    passed = all(pytest("-x", *part) for part in (tests[:20], tests[20:]) if part)
    path.write_text(source, "utf-8")
    if passed:
        was = f"{mutant.file}:{mutant.lines[-1]}: `{source[mutant.span]}`"
        print(f"{was} to `{mutant.now}`, {len(tests)} tests", flush=True)
    return passed


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--size", type=int, metavar="N", help="mutants an area")
    parser.add_argument("--seed", default="1", help="any text (1)")
    given = parser.parse_args()
    shutil.rmtree(COPY.parent, ignore_errors=True)
    shutil.copytree(COPY.parents[1], COPY, ignore=shutil.ignore_patterns(".*", "__pycache__"))
    run([sys.executable, "-m", "compileall", "-q", COPY], stdout=DEVNULL, check=True)
    for name in given.areas or AREAS:
        size, code, tests = AREAS[name]
        places = [(COPY / place).resolve(strict=True) for place in code.split()]
        paths = {file for place in places for file in (place, *place.rglob("*.py"))}
        files = sorted(str(path.relative_to(COPY)) for path in paths if path.suffix == ".py")
        every = [one for file in files if not HOW_AGENTS_PLAY.search(file) for one in mutants(file)]
        noted = COPY.parent / f"{name}.coverage"
        measured = ("--cov=bot", "--cov=engine", "--cov-context=test", "--cov-report=")
        assert pytest(*measured, *tests.split(), coverage=noted), "the tests fail without a mutant"
        data = CoverageData(str(noted))
        data.read()
        reach = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
        breadth = Counter(one for lines in reach.values() for met in lines.values() for one in met)
        drawn = Random(f"{given.seed} {name}").sample(every, given.size or size)
        left = sum(survives(one, reaching(one, reach, breadth)) for one in drawn)
        print(f"{name}: {left} of {len(drawn)} survive, drawn from {len(every)}, seed {given.seed}")
