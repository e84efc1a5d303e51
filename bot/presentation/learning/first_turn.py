"""The board of a game's first turn, with numbers on the parts that the rules explain.

`<game>/learning/first_turn.toml` names the parts, which the drawing function lays by name.
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
"""A part's name, and where its number is: across and down, as fractions of its size."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A picture (scene and drawing function) with numbers on its parts."""

    drawing: str
    scene: Any
    parts: tuple[Part, ...]


@cache
def picture(game: str, locale: str) -> Picture | None:
    """A game's first board with numbers; None without one, or if its file is broken (logged)."""
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
    return Picture(NUMBERED, Numbered(shown.drawing, shown.scene, parts), alt)


def _opening(name: str, board: FirstTurnFile, speech: Speech) -> Picture | None:
    """The first player's picture at the start of a fixed game."""
    match = first_match(game_of(name), board)
    view = match.view(match.game.awaited(match.state)[0])
    return presenter(name).picture(view, speech)
