"""Shows Dark Miss Down: the table as a picture, the round and the viewer's chances in words."""

from collections.abc import Collection, Sequence
from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.any_game import Presenter, picture_of
from bot.presentation.games.dark_miss_down import end
from bot.presentation.games.dark_miss_down.scene import (
    CARD_DRAWING,
    DRAWING,
    alt_of,
    card_of,
    scene_of,
)
from bot.presentation.panel import SMALL, Picture
from engine.core.game import AnyGame, Card
from engine.games.dark_miss_down.prospects import HARMLESS, pool_helps
from engine.games.dark_miss_down.text.description import caption
from engine.games.dark_miss_down.view import DarkMissView

AIRLOCK = "airlock"
"""The path of the airlock button."""
TALL = 1.28


class DarkMissPresenter(Presenter):
    """Shows Dark Miss Down."""

    finale = staticmethod(end.finale)
    guides_by_hints = True

    def guided_until(self, view: DarkMissView) -> int:
        """The current turn, until the viewer has completed a task; then 0. 0 for spectators."""
        return 0 if view.viewer is None or view.seats[view.viewer].tableau else view.turn

    def chapter(self, view: DarkMissView) -> int | None:
        """The section about a turn."""
        return 2

    def beginning(self, view: DarkMissView, offered: Collection[str]) -> str:
        """What to do first: complete a dangerous task, else take or draw a card towards one."""
        if any(task.id in offered for task in view.tasks if task.danger > HARMLESS):
            return "complete"
        if "take" in offered and pool_helps(view):
            return "take"
        if "draw" in offered:
            return "draw"
        return "take-any" if "take" in offered else ""

    def lines(self, game: AnyGame, view: DarkMissView, speech: Speech) -> tuple[str, ...]:
        """The round; for a player also which tasks the hand can complete."""
        say = speech.with_icon_markup
        return tuple([f"{SMALL}{say(line)}" for line in caption(view)])

    def picture(self, view: DarkMissView, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        """The table."""
        return Picture(
            DRAWING, scene_of(view, speech.for_pictures), alt_of(view, speech.without_escapes), TALL
        )

    def card(self, view: DarkMissView, card: Card, speech: Speech) -> Picture | None:
        """The picture of a card, with both its halves."""
        return picture_of(CARD_DRAWING, card_of(card.id, speech.for_pictures), card, speech)

    def race(self, view: DarkMissView) -> str | None:
        """The airlock button, which both officers may press at a tie. AIs never press it."""
        return AIRLOCK if view.phase == "airlock" else None


PRESENTER = DarkMissPresenter()
