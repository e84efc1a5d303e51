"""Shows any game in words: everything its text says of the view, and no picture."""

from __future__ import annotations

from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.presenters import Face
from engine.core.game import AnyGame


def face(game: AnyGame, view: Any, speech: Speech) -> Face:
    """The whole view, a line each."""
    return Face(tuple(speech(line) for line in game.text.describe(view)))
