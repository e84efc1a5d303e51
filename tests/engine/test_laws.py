"""Every built-in game is tested by the laws and has a golden playthrough."""

from importlib import import_module
from pathlib import Path

import pytest

from engine.conformance import Laws
from engine.core import registry
from engine.core.text import Text

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("name", registry.HOUSE)
def test_every_built_in_game_is_tested_by_the_laws(name: str) -> None:
    rulings = import_module(f"tests.engine.games.{name}.test_laws")
    held = [
        laws
        for title, laws in vars(rulings).items()
        if title.startswith("Test") and issubclass(laws, Laws) and laws.game == name
    ]
    assert len(held) == 1, f"tests/engine/games/{name}/test_laws.py must inherit Laws for {name}"
    assert held[0].golden == GOLDEN
    assert registry.game(name).text.cards(), f"/card has nothing of {name} to look up"
    assert held[0].hidden, f"the laws of {name} must say which fields of its state are hidden"


@pytest.mark.parametrize("name", registry.HOUSE)
def test_every_built_in_game_has_its_own_score(name: str) -> None:
    assert type(registry.game(name).text).score is not Text.score


def test_every_golden_playthrough_belongs_to_a_registered_game() -> None:
    written = {path.stem.partition("-")[0] for path in GOLDEN.glob("*.txt")}
    assert written == set(registry.HOUSE)
