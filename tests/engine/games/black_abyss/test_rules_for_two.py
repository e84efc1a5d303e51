"""The rules for players and the lobby state the numbers of the games for two as in the data."""

import re
from pathlib import Path

import pytest

from engine.games.black_abyss.content import tables as t

DATA = Path(__file__).resolve().parents[4] / "data" / "black_abyss"
NAMES = {"en": "Capture the flag", "de": "Flaggenraub"}
BLACK_HOLE = {"en": "black hole", "de": "schwarze"}


def _paragraph(language: str) -> str:
    """The rules of capture the flag, in one line."""
    rules = (DATA / "rules" / f"{language}.md").read_text("utf-8")
    found = re.search(rf"^## {NAMES[language]}\n.*?(?=^## )", rules, re.DOTALL | re.MULTILINE)
    assert found is not None
    return " ".join(found.group().split())


def test_capture_the_flag_and_sudden_death_have_different_maps() -> None:
    modes = t.MODES
    more = {**modes.sudden_death.hexes, "black-hole": 1}
    assert modes.capture_the_flag.hexes == more
    assert modes.capture_the_flag.homes == modes.sudden_death.homes


@pytest.mark.parametrize("language", NAMES)
def test_rules_and_lobby_state_the_numbers_of_capture_the_flag(language: str) -> None:
    said, mode = _paragraph(language), t.MODES.capture_the_flag
    numbers = {int(number) for number in re.findall(r"\d+", said)}
    assert numbers == {*mode.start.triple(), *mode.techs.values(), mode.cycles}
    assert BLACK_HOLE[language] in said
    goals = (DATA / "learning" / f"{language}.ftl").read_text("utf-8")
    goal = re.search(
        "^black-abyss-learn-goal-option-mode-capture-the-flag = (.*)", goals, re.MULTILINE
    )
    assert goal is not None
    assert BLACK_HOLE[language] in goal.group(1)
