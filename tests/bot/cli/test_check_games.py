"""`airlock check GAME` checks the named games, without settings or a token."""

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from pydantic import Field

from bot.__main__ import main
from bot.cli import check
from bot.language.speech import Speech, catalogue
from bot.presentation.panel import Picture
from tests.bot.journeys.larger_tables import games_installed
from tests.liars_dice import LiarsDice, TableOptions, View
from tests.liars_dice.presenter import DicePresenter

TUTORIAL = 'agents = ["random"]\n[[steps]]\nsay = "bid"\ndo = "2/9"\n'
FAULT = "liars_dice, tutorial.toml, step 1 (bid): Nothing is offered at '2/9'.\n"
PRESENTER = "liars_dice = tests.liars_dice.presenter:DicePresenter"


@contextmanager
def dice_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *presenters: str, **attributes: Any
) -> Iterator[None]:
    """Install Liar's Dice with these attributes: a class of its own, as laws cache by game."""
    name = tmp_path.name
    game = type(name, (LiarsDice,), attributes)
    monkeypatch.setattr(sys.modules[__name__], name, game, raising=False)
    with games_installed(tmp_path, f"liars_dice = {__name__}:{name}", presenters=presenters):
        yield


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AIRLOCK_TOKEN", raising=False)


def test_games_without_faults_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "dyla"]) == 0
    line = "dyla, ruleset 1, built in; languages: de, en; shown by its presenter\n"
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
    with dice_installed(tmp_path, monkeypatch, folder=folder):
        assert main(command) == 1
    assert FAULT in capsys.readouterr().err


def test_gaps_of_a_translation_and_a_missing_presenter_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    english = (folder / "text" / "en.ftl").read_text("utf-8")
    (folder / "text" / "de.ftl").write_text(english.replace("liars-dice-tagline", "#"))
    with dice_installed(tmp_path, monkeypatch, folder=folder):
        assert main(["check", "liars_dice"]) == 1
        assert capsys.readouterr().err == (
            "liars_dice, text/de.ftl: it lacks liars-dice-tagline.\n"
            "liars_dice, rules: there is no de.md, but text/de.ftl.\n"
        )
        (line,) = check.games(["liars_dice"])
    assert line.endswith("; languages: de, en; shown in words\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("liars-dice-lost =", "liars-dice-gone =", "no message 'liars-dice-lost' in "),
        ("rolled-hidden =", "rolled-secretly =", "no message 'liars-dice-rolled-hidden' in "),
        ("bid-higher =", "bid-lower =", "no message 'liars-dice-bid-higher' in "),
        ("option-dice =", "option-die =", "no message 'liars-dice-option-dice' in "),
        ("You rolled { $dice }", "You rolled { $die }", "'liars-dice-rolled' cannot be rendered"),
    ],
)
def test_a_message_that_a_game_lacks_or_gives_no_such_argument_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    said: str,
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    english = folder / "text" / "en.ftl"
    written = english.read_text("utf-8")
    assert old in written
    english.write_text(written.replace(old, new))
    with dice_installed(tmp_path, monkeypatch, folder=folder):
        assert main(["check", "liars_dice"]) == 1
    (line,) = [line for line in capsys.readouterr().err.splitlines() if said in line]
    assert "data/text/en.ftl" in line


def test_an_option_of_too_many_values_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class ManyDice(TableOptions):
        dice: int = Field(5, ge=0, le=40)

    with dice_installed(tmp_path, monkeypatch, options=ManyDice):
        assert main(["check", "liars_dice"]) == 1
    assert "liars_dice, option dice: it has 41 values, not 2 to 25" in capsys.readouterr().err


class LosesTheBid(DicePresenter):
    """Fails to show a table once a bid stands."""

    def picture(self, view: View, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        if view.count:
            raise ValueError("no cup for a bid")
        return super().picture(view, speech, prepared)


class DrawsNothing(DicePresenter):
    """Names a function for its pictures that does not exist."""

    def picture(self, view: View, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        return replace(super().picture(view, speech, prepared), drawing="tests.liars_dice.draw:no")


@pytest.mark.parametrize(
    ("presenter", "said"),
    [
        (LosesTheBid, r", after [0-9]+ actions, seen by a spectator: ValueError: no cup for a bid"),
        (DrawsNothing, ", after 0 actions, seen by a spectator: AttributeError: module "),
    ],
)
def test_a_board_that_the_presenter_of_a_package_cannot_show_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    presenter: type[DicePresenter],
    said: str,
) -> None:
    shown = f"liars_dice = {__name__}:{presenter.__name__}"
    with dice_installed(tmp_path, monkeypatch, shown):
        assert main(["check", "liars_dice"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert re.match(rf"liars_dice, presenter, liars_dice, seed 0 \(.+\){said}", line)


def test_a_part_that_the_picture_of_the_first_turn_lacks_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    (folder / "learning").mkdir()
    (folder / "learning" / "first_turn.toml").write_text(
        'seats = 2\nparts = [{ name = "cup", across = 0.5, down = 0.5 }]\n'
    )
    (folder / "learning" / "first_turn.en.md").write_text("## Your first turn\n1. Your dice.\n")
    with dice_installed(tmp_path, monkeypatch, PRESENTER, folder=folder):
        assert main(["check", "liars_dice"]) == 1
    assert capsys.readouterr().err == "liars_dice, first_turn.toml: no part 'cup', only [].\n"


def test_malformed_texts_for_newcomers_affect_only_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copytree(LiarsDice.folder, tmp_path / "data")
    (folder / "learning").mkdir()
    (folder / "learning" / "en.ftl").write_text("goal = Bluff.\n")
    with dice_installed(tmp_path, monkeypatch, folder=folder):
        (said,) = check.package_faults()
        assert catalogue().teaches("dyla-learn-goal")
    assert said == (
        "The game liars_dice of the package beacons is not offered: liars_dice_learn, en.ftl:"
        " message 'goal' must begin with 'liars-dice-learn-', as all of this game do."
    )
