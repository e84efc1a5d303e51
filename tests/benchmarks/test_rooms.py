"""Each module of the benchmarks runs at its smallest size, and prints its figures."""

import json
import os
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from subprocess import run

import pytest

from benchmarks import ROOMS, beside, mutants, rooms
from benchmarks.__main__ import main
from benchmarks.measure import Kept
from benchmarks.rooms import service
from benchmarks.rooms.engine import YARDSTICKS
from tests.bot.store.postgres.server import MISSING, programs

FIGURE = re.compile(r"\d \S.*\([\d.,-]+ to [\d.,-]+\)")
"""A figure in a report: median and unit, with the least and the most."""
ELSEWHERE = ("engine", "calls")
"""Modules tested elsewhere: below, and by `test_calls`."""
ON_A_SERVER = ("postgres", "growth")
DEV = "pyminion"
"""The yardstick whose package `make test` installs."""


@pytest.mark.parametrize("name", [name for name in ROOMS if name not in ELSEWHERE])
def test_each_module_prints_its_figures(name: str) -> None:
    if name in ON_A_SERVER and programs() is None and not os.environ.get("CI"):
        pytest.skip(MISSING)
    look(name)


def look(name: str) -> list[str]:
    """What a module prints at its smallest size."""
    room = import_module(f"benchmarks.rooms.{name}")
    lines = [*room.run(1, room.SMALLEST)]
    assert [line for line in lines if FIGURE.search(str(line))]
    kept = [line.name for line in lines if isinstance(line, Kept)]
    assert len(kept) == len(set(kept))
    return [*map(str, lines)]


def test_every_room_is_listed() -> None:
    assert {path.stem for path in Path(rooms.__file__).parent.glob("[a-z]*.py")} == set(ROOMS)


@pytest.mark.filterwarnings("ignore")  # of what others' packages are warned
def test_the_engine_is_compared_with_every_installed_yardstick() -> None:
    installed = {stick.name for stick in YARDSTICKS if find_spec(stick.name) is not None}
    assert DEV in installed
    lines = look("engine")
    for stick in YARDSTICKS:
        assert any(line.startswith(stick.said) for line in lines) == (stick.name in installed)
        ratios = sum(line.strip().startswith(f"to {stick.name} ") for line in lines)
        assert ratios == (len(stick.beside) if stick.name in installed else 0)
        missing = f"{stick.name} is not installed: its ratios are left out"
        assert (missing in lines) == (stick.name not in installed)


def test_another_checkout_can_be_compared_with_this_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(service._many_tables, "__defaults__", (service.SMALLEST,))
    for actions, told in ((1, {"milliseconds"}), (0, {"pace", "alone"})):
        monkeypatch.setattr(sys, "argv", ["-c", beside.PARALLEL, "0", str(actions), "1"])
        exec(beside.PROBE, {})  # noqa: S102  (as the other checkout's Python does)
        assert set(json.loads(capsys.readouterr().out.splitlines()[-1])) == told


def test_mutants_are_found_in_every_area(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "COPY", Path.cwd())
    for _, code, tests in mutants.AREAS.values():
        places = (*code.split(), *tests.removeprefix("--quick").split())
        assert all(Path(place).exists() for place in places)
    assert len([*mutants.mutants("engine/core/chance.py")]) > 10


TRY = """
import sys
from pathlib import Path
from benchmarks import mutants

mutants.COPY = Path(sys.argv[1])
for mutant in mutants.mutants("doubles.py"):
    print(mutants.tried(mutant, ["test_doubles.py::test_two_doubled_are_four"]))
"""


def test_a_mutant_survives_only_if_no_test_checks_it(tmp_path: Path) -> None:
    code = "def doubled(n: int) -> int:\n    if n > 99:\n        n = 0\n    return 2 * n\n"
    test = "def test_two_doubled_are_four() -> None:\n    assert doubled(2) == 4\n"
    (tmp_path / "doubles.py").write_text(code, "utf-8")
    (tmp_path / "test_doubles.py").write_text(f"from doubles import doubled\n\n\n{test}", "utf-8")

    tries = [sys.executable, "-c", TRY, str(tmp_path)]
    bare = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins take half of the time
    rows = run(tries, env=bare, capture_output=True, text=True, check=True)  # noqa: S603

    found = {tuple(row.split("\t")[:3]): row.split("\t")[3] for row in rows.stdout.splitlines()}
    alive = {key for key, verdict in found.items() if verdict == "survives 1 tests"}
    assert alive == {
        ("doubles.py:2", ">", ">="),
        ("doubles.py:2", "99", "100"),
        ("doubles.py:3", "0", "1"),
    }
    assert found["doubles.py:4", "*", "//"].startswith("test_doubles.py::test_two_doubled_are_four")
    assert (tmp_path / "doubles.py").read_text("utf-8") == code


def test_a_module_named_in_the_command_is_run_and_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.tsv"
    words = ["empires", "--runs", "1", "--smallest", "--file", str(file)]

    main([*words, "--record"])
    first = capsys.readouterr().out
    main([*words, "--compare"])

    assert first.startswith("== empires (load average ")
    assert "empires: choices of a seat, rings is new: " in first
    header, *lines = file.read_text("utf-8").splitlines()
    assert header == "date\ttree\tmachine\troom\tname\tmedian\tspread"
    assert len(lines) == 2
    assert capsys.readouterr().out.endswith("== moved by more than their spread\n  nothing\n")
