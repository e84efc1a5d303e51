"""A plug-in draws its game's board; if it fails, the game is shown in words."""

import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord.backend.models import Message

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.paint.palette import WHITE
from bot.paint.picture_size import PICTURE_WIDTH, pixels
from bot.presentation.learning.draw_box import HEIGHT, SCENE
from bot.presentation.panel import Picture
from tests.bot.journeys.boards.conftest import Logged
from tests.bot.journeys.larger_tables import games_installed
from tests.bot.journeys.tables.table import board, open_lobby, press, public
from tests.liars_dice import View
from tests.liars_dice.draw import DIE, ROW
from tests.liars_dice.presenter import DicePresenter
from tests.liars_dice.test_liars_dice import LIARS_DICE
from tests.simulation import Simulation, labels_of, nodes, text_of

FAULT: list[str] = []
"""The presenter's current fault, if any."""
FAULTS = {
    "raises": "ZeroDivisionError: no table (test_pictures_of_packages.py, line ",
    "leaves": "SystemExit: bye",
    "scene": "TypeError: unhashable type: 'Unhashable'",
    "drawing": "the picture could not be drawn: SystemExit: bye",
}
"""The log entry of each fault."""
PICTURE_FAILED = "picture_failed"


@dataclass
class Unhashable:
    """A scene that cannot be compared."""


class Failing(DicePresenter):
    """The presenter, with one part that fails."""

    def picture(self, view: View, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        shown = super().picture(view, speech, prepared)
        match FAULT:
            case ["raises"]:
                raise ZeroDivisionError("no table")
            case ["leaves"]:
                sys.exit("bye")
            case ["scene"]:
                return Picture("nowhere:draw", Unhashable(), "dice")
            case ["drawing"]:
                return Picture("sys:exit", "bye", "dice")
            case ["alt"]:
                return replace(shown, alt="die " * 400)
        return shown


@pytest.fixture(autouse=True)
def site(tmp_path: Path) -> Iterator[None]:
    """Install Liar's Dice with a presenter; repair it after each test."""
    shown = ("liars_dice = tests.bot.journeys.boards.test_pictures_of_packages:Failing",)
    folder = tmp_path / "site"
    folder.mkdir()
    with games_installed(folder, LIARS_DICE, presenters=shown):
        yield
    FAULT.clear()


async def begin(simulation: Simulation) -> None:
    """Start a game of Ada and Bo with five dice each."""
    lobby = await open_lobby(simulation, "Liar's Dice")
    await press(simulation, simulation.bo, lobby, "join")
    await press(simulation, simulation.ada, lobby, "start")


def picture(simulation: Simulation, message: Message) -> tuple[Image.Image, str]:
    """The picture of a message, and its alt text."""
    (file,) = message.attachments
    (item,) = (item for node in nodes(message.components) for item in node.get("items", ()))
    data = simulation.env.backend.cdn.get(file["url"])
    assert data is not None
    return Image.open(io.BytesIO(data)).convert("RGB"), item["description"]


def white(image: Image.Image, row: int) -> int:
    """How much of a row, from the top, is white, as the faces of dice are."""
    found = image.crop(
        (PICTURE_WIDTH // 3, pixels(ROW * row), PICTURE_WIDTH, pixels(ROW * (row + 1)))
    )
    return sum(count for count, ink in found.getcolors(1 << 16) or () if ink == WHITE)


async def test_the_board_of_a_plug_in_is_the_picture_it_draws(
    simulation: Simulation,
) -> None:
    await begin(simulation)
    shown, alt = picture(simulation, board(simulation))
    assert shown.size == (PICTURE_WIDTH, pixels(3 * ROW))
    assert alt.startswith("Round 1; 10 dice on the table. Nobody has bid yet. Ada has 5 dice.")
    assert white(shown, 1) == white(shown, 2) == 0, "no die lies open before everybody"

    await simulation.ada.slash(simulation.games, "move", move="Bid 2 x 3")
    after, alt = picture(simulation, board(simulation))
    assert "Ada bid 2 x 3." in alt
    assert after.tobytes() != shown.tobytes()
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    own, alt = picture(simulation, panel)
    assert white(own, 1) == 0 < white(own, 2)
    assert "Your dice: " in alt
    assert "Doubt it" in labels_of(panel)


@pytest.mark.parametrize("fault", FAULTS)
async def test_if_its_presenter_or_drawing_fails_the_game_is_shown_in_words(
    simulation: Simulation, logged: Logged, fault: str
) -> None:
    FAULT.append(fault)
    await begin(simulation)
    named = [one["fault"] for one in logged if one["event"] in {"presenter_failed", PICTURE_FAILED}]
    assert named
    assert all(FAULTS[fault] in one for one in named)
    logged.clear()
    assert "Nobody has bid yet.\nAda has 5 dice." in text_of(board(simulation))
    assert not board(simulation).attachments
    FAULT.clear()
    await simulation.ada.slash(simulation.games, "move", move="Bid 2 x 3")
    assert board(simulation).attachments


async def test_the_box_of_a_plug_in_above_its_lobby_is_the_one_it_draws(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="Liar's Dice")
    shown, alt = picture(simulation, public(simulation)[-1])
    assert shown.size == (PICTURE_WIDTH, pixels(HEIGHT))
    dice = shown.crop((0, 0, PICTURE_WIDTH, pixels(SCENE)))
    faces = sum(count for count, ink in dice.getcolors(1 << 18) or () if ink == WHITE)
    assert faces > 4 * pixels(DIE) ** 2 * 0.8, "the white of five dice, less their pips"
    assert "Liar's Dice" in alt


async def test_an_alt_text_over_discords_limit_is_cut(simulation: Simulation) -> None:
    FAULT.append("alt")
    await begin(simulation)
    _, alt = picture(simulation, board(simulation))
    assert alt.endswith("…")
    assert len(alt) == ALT_LIMIT
