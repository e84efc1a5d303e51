"""Further golden playthroughs: two ways to lose, and one with each expansion.

`python -m engine.conformance golden dark_wall_destiny --folder <folder>` updates one.
"""

from pathlib import Path

import pytest

from engine.conformance.laws import golden
from tests.engine.games.dark_wall_destiny.table import GAME

FOLDER = Path(__file__).parent / "golden"
ENDS = {
    "burned": "a Cryoship burned in the system",
    "deck": "a Cryoship burned from a deck",
    "awakening": "all colonies are saved",
    "hostile_stars": "all colonies are saved",
    "homefront": "all colonies are saved",
    "aggression": "all colonies are saved. Seat 1 wins",
}


@pytest.mark.parametrize("name", ENDS)
def test_each_golden_playthrough_equals_its_replay(name: str) -> None:
    written = (FOLDER / name / f"{GAME.name}.txt").read_text("utf-8")
    assert ENDS[name] in written.splitlines()[-2]
    assert golden.replay_of(GAME, written) == written
    if name in GAME.options.model_fields:
        assert f"{name}=yes" in written
