"""The picture of a game's first turn, with numbers on the parts that the rules explain.

`<game>/learning/first_turn.toml` names the parts. The function that draws the board gives its tiles
these names (`Sheet.lay`).
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import structlog

from bot.language.speech import Speech, title
from bot.language.wording import alt_text
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Picture
from bot.table.game_faults import game_of
from engine.core.errors import BrokenLesson
from engine.core.words import words
from engine.learning.faults import first_match
from engine.learning.files import FIRST_TURN, FirstTurnFile, read

log = structlog.get_logger()

NUMBERED = "bot.presentation.learning.draw_first_turn:draw"

Part = tuple[str, float, float]
"""A part's name, and where its number is: across and down, as shares of the part's size."""


@dataclass(frozen=True, slots=True)
class NumberedScene:
    """The scene of a board's picture with numbers on its parts, which are counted from 1."""

    drawing: str
    scene: Any
    parts: tuple[Part, ...]


@cache
def picture(game: str, locale: str) -> Picture | None:
    """The picture of a game's first turn, with numbers.

    None if the game has no such file or no picture, or if the file is broken, which is logged.
    """
    speech = Speech(locale)
    try:
        board = read(FirstTurnFile, game_of(game), FIRST_TURN)
        shown = board and _opening(game, board, speech)
    except BrokenLesson as error:
        log.error("lesson_fault", game=game, fault=str(error))
        return None
    if not (board and shown):
        return None
    alt = alt_text([speech(words("learn-first-board", game=title(game)))])
    parts = tuple((one.name, one.across, one.down) for one in board.parts)
    return Picture(NUMBERED, NumberedScene(shown.drawing, shown.scene, parts), alt)


def _opening(name: str, board: FirstTurnFile, speech: Speech) -> Picture | None:
    """What the first player sees at the start of the game that the file describes."""
    match = first_match(game_of(name), board)
    view = match.view(match.game.awaited(match.state)[0])
    return presenter(name).picture(view, speech)
