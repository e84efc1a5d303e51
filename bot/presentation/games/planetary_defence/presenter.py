"""Presents Planetary Defence System: a picture, and the race in two lines above the buttons."""

from __future__ import annotations

from bot.language.speech import Speech
from bot.presentation.games.planetary_defence import end
from bot.presentation.games.planetary_defence.scene import (
    CARD_DRAWING,
    DRAWING,
    alt_of,
    card_of,
    scene_of,
)
from bot.presentation.games.presenters import Face, Presenter, pictured
from bot.presentation.panel import Picture
from engine.core.game import AnyGame, Card
from engine.games.planetary_defence.text import caption
from engine.games.planetary_defence.view import PlanetaryView

TALL = 0.9


class PlanetaryPresenter(Presenter):
    """The table as a picture."""

    tells_last_step = False
    finale = staticmethod(end.finale)

    def chapter(self, view: PlanetaryView) -> int | None:  # noqa: ARG002
        """The section about a turn."""
        return 2

    def face(self, game: AnyGame, view: PlanetaryView, speech: Speech) -> Face:  # noqa: ARG002
        """The table as a picture; credits and damage to spend in words."""
        shown = Picture(DRAWING, scene_of(view, speech), alt_of(view, speech), TALL)
        return Face((speech.illustrated(caption(view)),), shown)

    def card(self, view: PlanetaryView, card: Card, speech: Speech) -> Picture | None:  # noqa: ARG002
        """The card as in a column."""
        return pictured(CARD_DRAWING, card_of(card.id), card, speech)


PRESENTER = PlanetaryPresenter()
