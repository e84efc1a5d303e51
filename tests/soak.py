"""`make soak`: the suite with everything that takes long, then groups of features removed; an hour.

Laws run over all declared games, the browser through every ending, weeks and kills by the hundred.
The tree, the number of the fresh games and the result of each part are appended to `soak.tsv`, and
tests that fail are named at once, so that an interrupted run has told what it found.
"""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from tests.conftest import FRESH, new_number

KEPT = Path(__file__).with_name("soak.tsv")
AMOUNTS = {
    "AIRLOCK_TEST_QUICK_WEEKS": "2000",
    "AIRLOCK_TEST_WEEKS": "20",
    "AIRLOCK_TEST_KILLS": "100",
    "AIRLOCK_TEST_PROCESS_KILLS": "4",
    "AIRLOCK_TEST_SUDDEN_DEATHS": "220",
}
REMOVAL = "tests/bot/features/test_removal.py::test_everything_else_works_without_a_group"
PARTS = {"all but removals": ("--deselect", REMOVAL), "removals": (REMOVAL,)}


def main() -> int:
    """Run each part with pytest's options from the command line; returns the worst exit code."""
    return max(run_part(part, (*chosen, *sys.argv[1:])) for part, chosen in PARTS.items())


def run_part(part: str, options: tuple[str, ...]) -> int:
    """Run a part, print what did not pass, and record the result; returns pytest's exit code."""
    env = {**os.environ, FRESH: str(new_number()), **AMOUNTS}
    command = [sys.executable, "-m", "pytest", "-n", "2", "--soak", "-v", *options]
    last = ""
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as run:  # noqa: S603
        assert run.stdout is not None
        for line in run.stdout:
            if " PASSED " not in line and not line.startswith("tests/"):  # a start, a success
                sys.stdout.write(line)
                sys.stdout.flush()
            last = line.strip() or last
    row = (f"{datetime.now(UTC):%Y-%m-%d}", _tree(), part, env[FRESH], last.strip("= "))
    with KEPT.open("a", encoding="utf-8") as file:
        file.write("\t".join(row) + "\n")
    return run.returncode


def _tree() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return said.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
