"""A lesson that does not fit its game is found, and named by game, file and step."""

from pathlib import Path
from shutil import copytree

import pytest

from engine.conformance import LawBroken, Laws
from engine.core import registry
from engine.core.content import DATA
from engine.core.game import AnyGame
from engine.games.dyla.game import Dyla
from engine.learning.faults import faults


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    """The folder of lessons of a copy of Dyla."""
    return copytree(DATA / "dyla", tmp_path / "dyla") / "learning"


def taught_from(lessons: Path) -> AnyGame:
    """Dyla with other lessons."""
    game: AnyGame = type("Taught", (Dyla,), {"folder": lessons.parent})()
    return game


@pytest.mark.parametrize("game", registry.HOUSE)
def test_built_in_lessons_have_no_faults(game: str) -> None:
    assert list(faults(registry.game(game))) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "tutorial.toml",
            'do = "fire"',
            'do = "fier"',
            "dyla, tutorial.toml, step 3 (fire): Nothing is offered at 'fier'.",
        ),
        (
            "tutorial.toml",
            'do = "all-shields"',
            'do = "hand"',
            "dyla, tutorial.toml, step 2 (shield): 'hand' is no action but a branch.",
        ),
        (
            "tutorial.toml",
            'do = "fire"',
            'deed = "fire"',
            "dyla, tutorial.toml, steps, number 3, do: Field required.",
        ),
        (
            "tutorial.toml",
            '"greedy"',
            '"greedier"',
            "dyla, tutorial.toml: There is no agent 'greedier' for dyla; choose one of: ",
        ),
        (
            "tutorial.toml",
            'say = "guns"',
            'say = "cannon"',
            "dyla, learning/en.ftl: there is no message dyla-learn-step-cannon, which the tutorial"
            " says.",
        ),
        (
            "tutorial.toml",
            "until = { level = 3 }",
            "until = { stage = 3 }",
            "dyla, tutorial.toml: there is no state.stage.",
        ),
        (
            "tutorial.toml",
            'say = "spare"',
            'say = "waste"',
            "dyla, learning/en.ftl: there is no message dyla-learn-step-waste, which the tutorial"
            " says.",
        ),
        (
            "en.ftl",
            "dyla-learn-step-done =",
            "# ",
            "dyla, learning/en.ftl: there is no message dyla-learn-step-done, which the tutorial",
        ),
        (
            "de.ftl",
            "dyla-learn-step-guns =",
            "# ",
            "dyla, learning/de.ftl: it lacks dyla-learn-step-guns.",
        ),
        (
            "first_turn.toml",
            "across = 0.5",
            "across = 2.5",
            "dyla, first_turn.toml, parts, number 1, across: Input should be less than or equal",
        ),
        (
            "first_turn.toml",
            '    { name = "enemy", across = 0.5, down = 0.5 },\n',
            "",
            "dyla, learning/first_turn.de.md: its numbered list has 6 entries, and first_turn.toml"
            " numbers 5 parts of the picture.",
        ),
        (
            "first_turn.toml",
            "seats = 1",
            "seats = 3",
            "dyla, first_turn.toml: dyla is for 1 seat, not 3.",
        ),
        (
            "first_turn.en.md",
            "## ",
            "",
            "dyla, learning/first_turn.en.md: it has no section; begin it with a line",
        ),
    ],
)
def test_a_faulty_lesson_is_named_by_game_file_and_step(
    lessons: Path, file: str, old: str, new: str, said: str
) -> None:
    text = (lessons / file).read_text("utf-8")
    assert old in text
    (lessons / file).write_text(text.replace(old, new, 1), "utf-8")
    found = list(faults(taught_from(lessons)))
    assert found[0].startswith(said), found


def test_a_first_turn_that_a_language_lacks_is_named(lessons: Path) -> None:
    (lessons / "first_turn.de.md").unlink()
    (said,) = faults(taught_from(lessons))
    assert said == "dyla, learning/first_turn.de.md: there is no such page."


def test_the_law_of_lessons_finds_faults_in_packages(lessons: Path) -> None:
    (lessons / "first_turn.de.md").unlink()
    laws = type("LawsOfWorse", (Laws,), {"game": "dyla", "rules": taught_from(lessons)})()
    with pytest.raises(LawBroken, match=r"first_turn\.de\.md: there is no such page"):
        laws.test_lessons_can_be_followed()
