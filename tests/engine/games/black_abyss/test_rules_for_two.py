"""The rules for players and the lobby say of the games for two what the data hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.black_abyss.content import tables as t

DATA = Path(__file__).resolve().parents[4] / "data" / "black_abyss"
NAMES = {"en": "Capture the flag", "de": "Flaggenraub"}
BLACK_HOLE = {"en": "black hole", "de": "schwarzen Loch"}


def _paragraph(language: str) -> str:
    """The rules of capturing the flag, in one line."""
    rules = (DATA / "rules" / f"{language}.md").read_text("utf-8")
    found = re.search(rf"^- \*\*{NAMES[language]}\*\*:.*?(?=^- )", rules, re.DOTALL | re.MULTILINE)
    assert found is not None
    return " ".join(found.group().split())


def test_the_map_of_capture_the_flag_is_not_that_of_sudden_death() -> None:
    modes = t.MODES
    more = {**modes.sudden_death.hexes, "black-hole": 1}
    assert modes.capture_the_flag.hexes == more
    assert modes.capture_the_flag.homes == modes.sudden_death.homes


@pytest.mark.parametrize("language", NAMES)
def test_rules_and_lobby_say_what_capture_the_flag_has_of_its_own(language: str) -> None:
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
