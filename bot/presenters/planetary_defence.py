"""Shows Planetary Defence System as a picture, with the race in two lines above the buttons."""

from __future__ import annotations

from bot.panel import Picture
from bot.presenters import Face
from bot.render.planetary_defence import DRAWING, alt_of, scene_of
from bot.speech import Speech
from engine.core.game import AnyGame
from engine.games.planetary_defence.view import PlanetaryView

SAID = frozenset({"planetary-defence-status", "planetary-defence-to-spend"})


def face(game: AnyGame, view: PlanetaryView, speech: Speech) -> Face:
    """The table as a picture; meteors left and what is to spend in words."""
    described = game.text.describe(view)
    lines = tuple(speech(line) for line in described if line.id in SAID)
    return Face(lines, Picture(DRAWING, scene_of(view, speech), alt_of(described, view, speech)))
