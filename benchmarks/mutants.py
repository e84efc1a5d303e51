"""Mutants: small faults put into the code one at a time, to see whether a test notices.

`make mutants` draws places by a seed, and tries the narrowest tests that reach each place, for a
limited time. So the share of killed mutants is a lower bound. Results are kept in `.mutants`, so
that a stopped run resumes. Existing tools do not fit: mutmut draws no sample, cosmic-ray runs all
tests for every mutant.
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
from hashlib import sha256
from importlib import import_module
from io import BytesIO, StringIO
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from resource import RLIMIT_CPU, setrlimit
from select import select
from signal import SIGKILL
from subprocess import DEVNULL, run
from time import process_time
from types import ModuleType
from typing import NamedTuple, Never

import pytest
from coverage import Coverage

from benchmarks.figures import lines_of, record
from benchmarks.measure import Figure, Kept, cpu_of

ROOT = Path(__file__).resolve().parents[1]
COPY = ROOT / ".mutants" / "copy"
AREAS = {  # by name: how many mutants are drawn, of which code, the tests that may reach it
    "rules": (250, "engine/core engine/games", "--quick tests/engine tests/example_game"),
    "path": (150, "bot/play/actions.py bot/play/seats.py bot/play/undo.py "
             "bot/table bot/store bot/timers bot/delivery/outbox.py", "tests/bot/play "
             "tests/bot/store tests/bot/table tests/bot/timers tests/bot/delivery "
             "tests/bot/features tests/bot/journeys"),
}  # fmt: skip
NARROW, BROAD, ENOUGH, TOO_LONG = 80, 10, 20, 60
"""The narrowest and broadest tests tried on a mutant, the CPU seconds after which no further test
begins, and those after which it counts as endless."""
SILENCE, IDLE = 30, 1.0
"""A mutant counts as endless if it reports nothing for `SILENCE` seconds and uses fewer than `IDLE`
CPU seconds in that time."""
MEASURED = (
    "-n2",
    "--cov=bot",
    "--cov=engine",
    "--cov-branch",
    "--cov-context=test",
    "--cov-report=",
)
OPTIONS = (
    "-x",
    "--assert=plain",
    *(f"-pno:{name}" for name in ("cacheprovider", "xdist", "pytest_cov")),
)
OTHERS = ("discord.ext.commands", "aiohttp.web", "aiosqlite", "babel", "fluent.runtime",
          "PIL.ImageDraw", "prometheus_client", "pydantic_settings", "rapidfuzz",
          "openskill", "simcord", "structlog")  # fmt: skip
"""Third-party packages, imported once for all mutants."""
SURVIVES = "survives"
HOW_AGENTS_PLAY = re.compile("/agents/")
SKIPPED = re.compile(r"\s*(@|assert|import|from|_?log\.)|.*(TYPE_CHECKING|strict=|frozen=)")
PAIRS = "== != < <= > >= + - * // << >> += -= |= &= and or True False break continue".split
SWAPS = dict(zip(PAIRS()[::2] + PAIRS()[1::2], PAIRS()[1::2] + PAIRS()[::2], strict=True))
SWAPS |= {"&": "|", "is": "is not", "in": "not in", "not": "", "if": "if not", "elif": "elif not"}
Reach = dict[str, dict[int, list[str]]]  # by file and line, the tests that run it


class Mutant(NamedTuple):
    """A fault: the characters `span` of a file are replaced by `now`.

    `lines` are the line numbers from the first line of the statement to the line of the fault.
    """

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
    """All mutants of a module, including those that are no valid Python."""
    source = (COPY / file).read_text("utf-8")
    rows = source.splitlines(keepends=True)
    begins = [0, *accumulate(map(len, rows))]
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    for line, column, last, end, now in faults(source, nodes):
        first = max((n.lineno for n in nodes if n.lineno <= line <= (n.end_lineno or 0)), default=0)
        span = slice(begins[line - 1] + column, begins[last - 1] + end)
        mutant = Mutant(file, range(first, line + 1), span, now)
        if first and source[span] != now and not SKIPPED.match(rows[line - 1]):
            yield mutant


def compiles(mutant: Mutant) -> bool:
    """Whether the module with the fault is still valid Python."""
    with suppress(SyntaxError):
        source = mutant.applied((COPY / mutant.file).read_text("utf-8"))
        compile(source, mutant.file, "exec", dont_inherit=True)
        return True
    return False


class Trial:
    """A pytest plugin: runs only these tests, in this order, and reports to a pipe."""

    def __init__(self, tests: list[str], pipe: int) -> None:
        self._order, self._pipe = {test: place for place, test in enumerate(tests)}, pipe
        self._end, self._passed, self.failure = process_time() + ENOUGH, 0, ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect the other tests."""
        mine = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(mine, key=lambda item: self._order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """Start no test after the time limit."""
        return process_time() > self._end or None

    def pytest_collectreport(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        """Report progress, and remember the first failure."""
        os.write(self._pipe, b".")
        self._passed += report.passed and getattr(report, "when", "") == "call"
        if report.failed and not self.failure:
            self.failure = f"{report.nodeid}: {report.longreprtext.strip().splitlines()[-1]}"

    pytest_runtest_logreport = pytest_collectreport

    def verdict(self, status: int) -> str:
        """The result of the tests, given pytest's exit status: how many passed, or what failed."""
        if status in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            return f"{SURVIVES} {self._passed} tests"
        return self.failure or f"pytest ends with {status}"


def verdict(tests: list[str]) -> str:
    """The result of these tests (see `Trial.verdict`), run on the mutant in a fork of this process.

    "it never ends" if they report nothing for too long.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        _run(tests, writing)
    os.close(writing)
    said = b""
    while not said.endswith(b"\n"):
        before = cpu_of(child)
        if select([reading], [], [], SILENCE)[0]:
            said += os.read(reading, 1000) or b"it never ends\n"
        elif cpu_of(child) < before + IDLE:
            said += b"it never ends\n"
    os.close(reading)
    os.killpg(child, SIGKILL)  # with the processes it started
    os.waitpid(child, 0)
    return said.decode().strip(".\n")


def _run(tests: list[str], pipe: int) -> Never:
    """Run tests as if only third-party packages had been imported."""
    setrlimit(RLIMIT_CPU, (TOO_LONG, TOO_LONG))
    os.chdir(COPY)
    os.environ |= {"PYTHONPATH": str(COPY), "PYTHONDONTWRITEBYTECODE": "1"}
    sys.dont_write_bytecode = True
    sys.path[:] = [str(COPY), *(place for place in sys.path if Path(place) != ROOT)]
    for name in [name for name in sys.modules if name.partition(".")[0] == "benchmarks"]:
        del sys.modules[name]
    sys.modules["__main__"] = ModuleType("__main__")  # which processes it starts would import
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    trial, status = Trial(tests, pipe), int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        status = int(pytest.main([*OPTIONS, *files], [trial]))
    finally:
        os.write(pipe, f"{trial.verdict(status)}\n".encode())
        os._exit(0)  # whatever threads wait


def reaching(mutant: Mutant, reach: Reach, breadth: Counter[str]) -> list[str]:
    """The tests to try on a mutant, narrow ones first: narrowest that reach it, and broadest."""
    path = COPY / mutant.file
    found = {test for line in mutant.lines for test in reach.get(str(path), {}).get(line, ())}
    if not found - {""}:  # it runs at import or seldom, so any test of its folder may notice
        near = [lines for file, lines in reach.items() if Path(file).parent == path.parent]
        found |= {test for lines in near for tests in lines.values() for test in tests}
    narrow = sorted(found - {""}, key=lambda test: (breadth[test], test))
    tests = list(dict.fromkeys(test.rpartition("|")[0] for test in narrow))
    return tests[:NARROW] + tests[NARROW:][-BROAD:]


def tried(mutant: Mutant, tests: list[str]) -> str:
    """A line about a mutant: its place, its change, and the test that fails with it."""
    path = COPY / mutant.file
    kept, source = path.stat(), path.read_text("utf-8")
    path.write_text(mutant.applied(source), "utf-8")
    found = verdict(tests)
    path.write_text(source, "utf-8")
    os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))  # so that its bytecode is used again
    place = f"{mutant.file}:{mutant.lines[-1]}"
    words = (place, source[mutant.span], mutant.now, found)
    return "\t".join(" ".join(word.split()) for word in words)


def mapped(tests: str, code: list[str], noted: Path) -> tuple[Reach, float]:
    """The tests that reach each line, kept in a file, and the percentage of branches reached."""
    if not noted.exists():
        part = noted.with_suffix(".part")
        command = [sys.executable, "-m", "pytest", *MEASURED, *tests.split()]
        more = {"PYTHONPATH": str(COPY), "COVERAGE_FILE": str(part)}
        run(command, cwd=COPY, env=os.environ | more, check=True)  # they pass without a mutant
        part.rename(noted)
    measured = Coverage(noted, branch=True, config_file=False)
    measured.load()
    share = measured.report(include=[str(COPY / file) for file in code], file=StringIO())
    data = measured.get_data()
    return {file: data.contexts_by_lineno(file) for file in data.measured_files()}, share


def area(name: str, size: int, seed: str, folder: Path) -> Iterator[Kept]:
    """Try the mutants of an area that have not been tried yet; yields the area's figures."""
    usual, code, tests = AREAS[name]
    places = [(COPY / place).resolve(strict=True) for place in code.split()]
    paths = {file for place in places for file in (place, *place.rglob("*.py"))}
    files = sorted(str(path.relative_to(COPY)) for path in paths if path.suffix == ".py")
    every = [one for file in files if not HOW_AGENTS_PLAY.search(file) for one in mutants(file)]
    reach, share = mapped(tests, files, folder / f"{name}.coverage")
    breadth = Counter(one for lines in reach.values() for met in lines.values() for one in met)
    shuffled = Random(f"{seed} {name}").sample(every, len(every))
    drawn = [*islice(filter(compiles, shuffled), size or usual)]
    kept = folder / f"{name}-{seed}.tsv"
    kept.touch()
    rows = kept.read_text("utf-8").splitlines()
    for number, mutant in enumerate(drawn[len(rows) :], len(rows) + 1):
        rows.append(tried(mutant, reaching(mutant, reach, breadth)))
        with kept.open("a", encoding="utf-8") as out:
            print(rows[-1], file=out)
        print(f"{number} of {len(drawn)}: {rows[-1]}", flush=True)
    alive = [row for row in rows[: len(drawn)] if row.split("\t")[-1].startswith(SURVIVES)]
    print(*alive, sep="\n", flush=True)
    killed = 100 * (1 - len(alive) / len(drawn))
    yield figure(f"of {len(drawn)} mutants of {name} killed, %", killed)
    yield figure(f"branches of {name} reached, %", share)


def figure(name: str, value: float) -> Kept:
    """A figure measured once."""
    return Figure(value, value, value).kept(name, f"{name}: ", "", 1)


def copied() -> Path:
    """Copy the tree; returns the folder for results about exactly this code and its tests."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT, COPY, ignore=shutil.ignore_patterns(".*", "__pycache__"))
    digest = sha256()
    inside = (
        path for place in ("bot", "engine", "data", "tests") for path in (COPY / place).rglob("*")
    )
    for path in sorted(path for path in inside if path.is_file()):
        digest.update(f"{path.relative_to(COPY)} {path.stat().st_size} ".encode())
        digest.update(path.read_bytes())
    folder = COPY.with_name(digest.hexdigest()[:12])
    folder.mkdir(exist_ok=True)
    run([sys.executable, "-m", "compileall", "-q", COPY], stdout=DEVNULL, check=True)
    return folder


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--size", type=int, default=0, metavar="N", help="mutants an area")
    parser.add_argument("--seed", default="1", help="any text (1)")
    given = parser.parse_args()
    folder = copied()
    for module in OTHERS:
        import_module(module)
    for name in given.areas or AREAS:
        figures = [*area(name, given.size, given.seed, folder)]
        print(*figures, sep="\n", flush=True)
        record(lines_of("mutants", figures))
