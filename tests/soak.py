"""`make soak`: the suite with everything that takes long, about an hour.

Laws run over all declared games, the browser through every ending, weeks and kills by the hundred.
The tree, the number of the fresh games and the result are appended to `soak.tsv`.
"""

from __future__ import annotations

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


def main() -> int:
    """Run the suite with pytest's options from the command line; returns pytest's exit code."""
    env = {**os.environ, FRESH: str(new_number()), **AMOUNTS}
    command = ["pytest", "-n", "2", "--soak", "-q", *sys.argv[1:]]
    last = ""
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", *command], env=env, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:
            sys.stdout.write(line)
            last = line.strip() or last
    row = (f"{datetime.now(UTC):%Y-%m-%d}", _tree(), env[FRESH], last)
    with KEPT.open("a", encoding="utf-8") as file:
        file.write("\t".join(row) + "\n")
    return run.returncode


def _tree() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return said.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
