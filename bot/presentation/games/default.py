"""Shows any game in words: all that its text says of the view, and what the last step told."""

from __future__ import annotations

from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.presenters import Face
from engine.core.game import AnyGame

TELLS_LAST_STEP = True


def face(game: AnyGame, view: Any, speech: Speech) -> Face:
    """The whole view, a line each."""
    return Face(tuple(speech(line) for line in game.text.describe(view)))
