"""`airlock check GAME` checks the named games, without settings or a token."""

from pathlib import Path
from shutil import copytree

import pytest

from bot.__main__ import main
from bot.cli import check
from bot.language.speech import catalogue
from tests.bot.journeys.larger_tables import games_installed
from tests.liars_dice import LiarsDice
from tests.liars_dice.test_liars_dice import LIARS_DICE

TUTORIAL = 'agents = ["random"]\n[[steps]]\nsay = "bid"\ndo = "2/9"\n'
FAULT = "liars_dice, tutorial.toml, step 1 (bid): Nothing is offered at '2/9'.\n"


class Malformed(LiarsDice):
    """Liar's Dice with malformed texts for newcomers; a class of its own, as games are cached."""


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AIRLOCK_TOKEN", raising=False)


def test_games_without_faults_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "dyla"]) == 0
    line = "dyla, ruleset 1, of the house; languages: de, en; shown by its presenter\n"
    assert capsys.readouterr().out == line


def test_a_game_that_is_not_installed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "dyla", "chess"]) == 1
    told = capsys.readouterr()
    assert told.err == "There is no game called 'chess'; is its package installed here?\n"


@pytest.mark.parametrize("command", [["check", "liars_dice"], ["check"]])
def test_a_broken_lesson_of_a_package_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    (folder / "learning").mkdir()
    (folder / "learning" / "tutorial.toml").write_text(TUTORIAL)
    monkeypatch.setattr(LiarsDice, "folder", folder)
    with games_installed(tmp_path, LIARS_DICE):
        assert main(command) == 1
    assert FAULT in capsys.readouterr().err


def test_gaps_of_a_translation_and_a_missing_presenter_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    english = (folder / "text" / "en.ftl").read_text("utf-8")
    (folder / "text" / "de.ftl").write_text(english.replace("liars-dice-tagline", "#"))
    monkeypatch.setattr(LiarsDice, "folder", folder)
    with games_installed(tmp_path, LIARS_DICE):
        assert main(["check", "liars_dice"]) == 1
        assert capsys.readouterr().err == (
            "liars_dice, text/de.ftl: it lacks liars-dice-tagline.\n"
            "liars_dice, rules: there is no de.md, but text/de.ftl.\n"
        )
        (line,) = check.games(["liars_dice"])
    assert line.endswith("; languages: de, en; shown in words\n")


def test_malformed_texts_for_newcomers_affect_only_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    (folder / "learning").mkdir()
    (folder / "learning" / "en.ftl").write_text("goal = Bluff.\n")
    monkeypatch.setattr(Malformed, "folder", folder)
    with games_installed(tmp_path, "liars_dice = tests.bot.cli.test_check_games:Malformed"):
        (said,) = check.package_faults()
        assert catalogue().teaches("dyla-learn-goal")
    assert said == (
        "The game liars_dice of the package beacons is not offered: liars_dice_learn, en.ftl:"
        " message 'goal' must begin with 'liars-dice-learn-', as all of this game do."
    )
