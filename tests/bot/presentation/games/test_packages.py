"""A package presents its own games; if its presenter fails, they are shown in words."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.cli import check
from bot.presentation.games import packages
from bot.presentation.games.any_game import Presenter
from bot.presentation.games.dyla.presenter import PRESENTER as DYLA
from bot.presentation.games.presenters import presenter
from tests.example_game.install import installed
from tests.liars_dice.test_liars_dice import LIARS_DICE

DICE = "tests.liars_dice.presenter:DicePresenter"
WRECKS = "tests.engine.core.wrecks"
NO_GAME = "there is no such game, or it is not offered."


@pytest.mark.parametrize(
    ("game", "made_by", "reason"),
    [
        ("liars_dice", f"{WRECKS}:raises", "loading it raised ZeroDivisionError: no stars left."),
        ("liars_dice", f"{WRECKS}:leaves", "loading it raised SystemExit: and thanks for all "),
        ("liars_dice", f"{WRECKS}:absent", "loading it raised AttributeError: "),
        ("liars_dice", "nowhere:Board", "loading it raised ModuleNotFoundError: "),
        ("liars_dice", f"{WRECKS}:no_game", f"{WRECKS}:no_game gives a str, no Presenter."),
        ("dyla", DICE, "the game is of the house; a package shows its own games."),
        ("chess", DICE, NO_GAME),
    ],
)
def test_a_presenter_that_cannot_be_used_is_reported_by_check_and_log(
    tmp_path: Path, game: str, made_by: str, reason: str
) -> None:
    broken = f"{game} = {made_by}"
    with installed(tmp_path, LIARS_DICE, by="liars-dice", presenters=(broken,)):
        assert type(presenter("liars_dice")) is Presenter
        assert presenter("dyla") is DYLA
        (named,) = check.package_faults()
        with capture_logs() as logs:
            check.log_package_faults()
    said = f"The presenter for the game {game} of the package liars-dice 1.0 is not used: {reason}"
    assert named.startswith(said)
    (line,) = logs
    assert (line["event"], line["game"], line["package"]) == (
        "presenter_not_used",
        game,
        "liars-dice 1.0",
    )
    assert line["fault"].startswith(reason)
    assert packages.faults() == []


def test_a_package_cannot_present_the_game_of_another(tmp_path: Path) -> None:
    for package in ("dice", "pirates"):
        (tmp_path / package).mkdir()
    shown = (f"liars_dice = {DICE}",)
    with (
        installed(tmp_path / "dice", LIARS_DICE, by="dice"),
        installed(
            tmp_path / "pirates", "pirates = nowhere:Pirates", presenters=shown, by="pirates"
        ),
    ):
        assert type(presenter("liars_dice")) is Presenter
        (fault,) = packages.faults()
    assert fault.reason == "the game is of dice 1.0; a package shows its own games."
