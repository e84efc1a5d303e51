"""Presents Dark Miss Down: the table as a picture; round and prospects in words."""

from __future__ import annotations

from bot.language.speech import Speech
from bot.presentation.games.dark_miss_down.scene import (
    CARD_DRAWING,
    DRAWING,
    alt_of,
    card_of,
    scene_of,
)
from bot.presentation.games.presenters import Face, Presenter, pictured
from bot.presentation.panel import Picture
from engine.core.game import AnyGame, Card
from engine.games.dark_miss_down.text import DarkMissText
from engine.games.dark_miss_down.view import DarkMissView

AIRLOCK = "airlock"
"""The path of the airlock button."""
_TEXT = DarkMissText()
SAID = "dark-miss-down-status"
SMALL = "-# "
USUAL = "dark-miss-down-status-round"
"""Already in the picture; one's own panel on a phone has no room to repeat it."""
READY = "dark-miss-down-prospect-ready"
"""Already on a button, where it can be done."""
TALL = 1.28


class DarkMissPresenter(Presenter):
    """The table as a picture, and the airlock race."""

    def face(self, game: AnyGame, view: DarkMissView, speech: Speech) -> Face:
        """The table as a picture, the round in words, and a player's own prospects."""
        described = game.text.describe(view)
        say = speech.illustrated
        usual = USUAL if view.viewer is not None else None
        said = [line for line in described if line.id.startswith(SAID) and line.id != usual]
        at_turn = view.viewer is not None and view.viewer == view.active
        ahead = [one for one in _TEXT.prospects(view) if not (at_turn and one.id == READY)]
        lines = tuple(f"{SMALL}{say(line)}" for line in (*said, *ahead))
        scene = scene_of(view, speech.drawn)
        return Face(lines, Picture(DRAWING, scene, alt_of(described, view, speech.unescaped), TALL))

    def card(self, view: DarkMissView, card: Card, speech: Speech) -> Picture | None:  # noqa: ARG002
        """The task and asset halves of a card."""
        return pictured(CARD_DRAWING, card_of(card.id, speech.drawn), card, speech)

    def race(self, view: DarkMissView) -> str | None:
        """On a tie both officers may press the airlock button; agents leave it to people."""
        return AIRLOCK if view.phase == "airlock" else None


PRESENTER = DarkMissPresenter()
