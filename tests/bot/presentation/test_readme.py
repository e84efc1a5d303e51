"""The examples in the manual of presenters work as printed."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.playground import testing
from bot.presentation.games import packages
from bot.presentation.games.any_game import Presenter
from bot.presentation.panel import Picture
from engine.core.registry import GROUP
from tests.bot.journeys.larger_tables import games_installed
from tests.liars_dice import View
from tests.liars_dice.presenter import DicePresenter
from tests.liars_dice.test_liars_dice import LIARS_DICE

ROOT = Path(__file__).resolve().parents[3]
README = (ROOT / "bot" / "presentation" / "README.md").read_text("utf-8")


def test_the_manual_names_every_method_of_a_presenter() -> None:
    named = [
        name for row in re.findall(r"^\| (`.*?) \|", README, re.MULTILINE) for name in _names(row)
    ]
    methods = {name for name, value in vars(Presenter).items() if callable(value)}
    assert sorted(named) == sorted(methods)
    flags = set(_names(" ".join(re.findall(r"`\w+ = \w+`", README))))
    assert flags == {name for name in vars(Presenter) if name[0] != "_"} - methods


def _names(row: str) -> list[str]:
    return re.findall(r"`(\w+)", row)


async def test_the_manuals_tests_play_a_packages_game_with_the_test_kit(tmp_path: Path) -> None:
    codes = re.findall(r"```python\n(async .*?)```", README, re.DOTALL)
    kit = vars(testing).copy()
    exec("\n".join(codes), kit)  # noqa: S102  (our own page)
    names = re.findall(r"async def (\w+)", README)
    assert len(names) == len(codes)
    for folder in ("site", *names):
        (tmp_path / folder).mkdir()
    shown = ("liars_dice = tests.liars_dice.presenter:DicePresenter",)
    with games_installed(tmp_path / "site", LIARS_DICE, presenters=shown):
        for name in names:
            await kit[name](tmp_path / name)


class Broken(DicePresenter):
    """The presenter of Liar's Dice with a fault."""

    def __init__(self, shown: Picture | None) -> None:
        self._shown = shown

    def picture(self, view: View, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:  # noqa: ARG002
        if self._shown is None:
            raise ZeroDivisionError("no table")
        return self._shown


def not_drawn() -> Broken:
    """A presenter whose drawing ends the process."""
    return Broken(Picture("sys:exit", "bye", "dice"))


def not_shown() -> Broken:
    """A presenter that raises."""
    return Broken(None)


@pytest.mark.usefixtures("make_bot")
@pytest.mark.parametrize(
    ("made_by", "fault"),
    [("not_drawn", "picture_failed.*SystemExit: bye"), ("not_shown", "presenter_failed.*no table")],
)
async def test_a_picture_that_members_do_not_get_fails_the_test_that_plays(
    tmp_path: Path, made_by: str, fault: str
) -> None:
    for folder in ("site", "play"):
        (tmp_path / folder).mkdir()
    shown = (f"liars_dice = {__name__}:{made_by}",)
    with (
        games_installed(tmp_path / "site", LIARS_DICE, presenters=shown),
        pytest.raises(AssertionError, match=fault),
    ):
        async with testing.simulated(tmp_path / "play") as discord:
            await discord.begin("liars_dice", discord.ada, discord.bo)


def test_the_manual_registers_a_game_and_its_presenter_by_the_right_entry_points() -> None:
    (toml,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    assert set(tomllib.loads(toml)["project"]["entry-points"]) == {GROUP, packages.GROUP}


def test_the_example_and_its_test_are_where_the_manual_says() -> None:
    for path in re.findall(r"`(tests/[\w/]+(?:\.py)?)/?`", README):
        assert (ROOT / path).exists(), path
    for name in ("presenter.py", "draw.py"):
        assert (ROOT / "tests" / "liars_dice" / name).is_file()
