"""Limits on our own function calls: per click, random decision and search node."""

from pathlib import Path

from benchmarks.measure import Kept
from benchmarks.rooms import calls

HELD = Path(__file__).with_name("calls.tsv")
PART = 0.1
"""The share by which a count may differ, between versions of Python and orders of events."""
REWRITE = f".venv/bin/python -m benchmarks.rooms.calls --write {HELD.relative_to(Path.cwd())}"


def test_each_deed_makes_as_many_calls_as_recorded() -> None:
    lines = [line for line in calls.run(1) if isinstance(line, Kept)]
    now = {line.name.removeprefix("calls of "): round(line.figure.median) for line in lines}
    held = calls.read(HELD)
    assert now.keys() == held.keys(), f"other deeds are counted; if that is meant: {REWRITE}"
    wrong = [
        f"{deed}: {now[deed]:,} calls, {now[deed] / held[deed] - 1:+.0%} of {held[deed]:,}"
        for deed in held
        if abs(now[deed] - held[deed]) > PART * held[deed]
    ]
    assert not wrong, "\n".join(
        [
            "Calls of our own differ from what is held by more than a tenth.",
            *wrong,
            "What became dearer wants a look at why. If it is worth it, or if it became cheaper",
            f"and is to stay so, hold the new counts, and say so in the commit: {REWRITE}",
        ]
    )
