"""The examples in the manual of presenters work as printed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.playground import testing
from bot.presentation.games import packages
from bot.presentation.games.presenters import Presenter
from engine.core.registry import GROUP
from tests.bot.journeys.larger_tables import games_installed
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


@pytest.mark.usefixtures("make_bot")  # provides the process that draws
async def test_the_manuals_test_plays_a_packages_game_with_the_test_kit(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(async .*?)```", README, re.DOTALL)
    kit = vars(testing).copy()
    exec(code, kit)  # noqa: S102  (our own page)
    for folder in ("site", "play"):
        (tmp_path / folder).mkdir()
    shown = ("liars_dice = tests.liars_dice.presenter:DicePresenter",)
    with games_installed(tmp_path / "site", LIARS_DICE, presenters=shown):
        await kit["play"](tmp_path / "play")


def test_the_manual_registers_a_game_and_its_presenter_by_the_right_entry_points() -> None:
    (toml,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    assert set(tomllib.loads(toml)["project"]["entry-points"]) == {GROUP, packages.GROUP}


def test_the_example_and_its_test_are_where_the_manual_says() -> None:
    for path in re.findall(r"`(tests/[\w/]+(?:\.py)?)/?`", README):
        assert (ROOT / path).exists(), path
    for name in ("presenter.py", "draw.py"):
        assert (ROOT / "tests" / "liars_dice" / name).is_file()
