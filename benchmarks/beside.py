"""Compares the cost of an action in two checkouts, such as this one and an older one.

They take turns, each in a process with its own environment (`.venv`, if it has one), so that other
load affects both. Each runs its own `benchmarks.rooms.service`: an action is the engine's work, the
commit, the views and the finished components, without pictures and without finding a move. Figures
are CPU seconds of all threads.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Figure

HERE = Path(__file__).parents[1]
ACTIONS = {"dyla": 200, "planetary_defence": 200, "black_abyss": 80}
WARM = 5
"""Unmeasured actions (in as many games) first, as texts are loaded once."""
PARALLEL = "planetary_defence"
PROBE = """
import asyncio, json, sys, tempfile, time
from pathlib import Path
from benchmarks.rooms import service as at

name, number, actions, warm = sys.argv[1], *map(int, sys.argv[2:])

async def act():
    with tempfile.TemporaryDirectory() as folder:
        store = await at.open_store(Path(folder) / "played.db")
        service = at.Service(store, time.perf_counter)
        luck, aside = (at.Chance(at.seed_from(f"{what} {number}")) for what in ("luck", "aside"))
        spent, opened = [], number * 10_000
        for n in range(warm):
            await at._act(service, await at._seat(service, name, n + 1, n + 1), luck)
        table = await at._seat(service, name, 0, opened)
        at.tune_garbage_collection()
        for made in range(actions):
            if table.over:
                opened += 1
                table = await at._seat(service, name, 0, opened)
            begun = time.process_time()
            at.random_path(table, table.missing[0], aside)
            found = time.process_time()
            table = await at._act(service, table, luck)
            spent.append(time.process_time() - found - (found - begun))
        await store.close()
        return {"milliseconds": 1000 * sum(spent) / len(spent)}

async def parallel():
    pace, alone = await at._many_tables(name, number)
    return {"pace": pace, "alone": alone}

print(json.dumps(asyncio.run(act() if actions else parallel())))
"""


def run(runs: int, other: Path) -> Iterator[str]:
    """The report on both checkouts."""
    for name, actions in ACTIONS.items():
        pairs = [[_probe(tree, name, n, actions) for tree in (HERE, other)] for n in range(runs)]
        yield f"one action of {name}, all its seats taken"
        for said, side in (("here", 0), ("there", 1)):
            figure = Figure.of([pair[side]["milliseconds"] for pair in pairs])
            yield f"  {said:<24}{figure.said('ms', 2)}"
        ratio = [here["milliseconds"] / there["milliseconds"] for here, there in pairs]
        yield f"  here to there           {Figure.of(ratio).said('times', 2)}"
    yield f"100 games of {PARALLEL} in parallel, to the same commits alone"
    pairs = [[_probe(tree, PARALLEL, n, 0) for tree in (HERE, other)] for n in range(runs)]
    for said, side in (("here", 0), ("there", 1)):
        shares = [pair[side]["pace"] / pair[side]["alone"] for pair in pairs]
        yield f"  {said:<24}{Figure.of(shares).said('times', 2)}"


def _probe(tree: Path, name: str, number: int, actions: int) -> dict[str, float]:
    own = tree / ".venv" / "bin" / "python"
    python = str(own) if own.exists() else sys.executable
    asked = [python, "-c", PROBE, name, *map(str, (number, actions, WARM))]
    done = subprocess.run(asked, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tree} could not be measured:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found
