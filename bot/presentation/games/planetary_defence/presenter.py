"""Shows Planetary Defence System: the board as a picture, what is left to spend in a line."""

from collections.abc import Sequence
from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.any_game import Presenter, picture_of
from bot.presentation.games.planetary_defence import end
from bot.presentation.games.planetary_defence.scene import (
    CARD_DRAWING,
    DRAWING,
    alt_of,
    card_of,
    scene_of,
)
from bot.presentation.panel import Picture
from engine.core.game import AnyGame, Card
from engine.games.planetary_defence.actions import Attack, Move, Several
from engine.games.planetary_defence.text import caption
from engine.games.planetary_defence.view import PlanetaryView

TALL = 0.9


class PlanetaryPresenter(Presenter):
    """Shows Planetary Defence System."""

    finale = staticmethod(end.finale)

    def chapter(self, view: PlanetaryView) -> int | None:
        """The section about a turn."""
        return 2

    def lines(self, game: AnyGame, view: PlanetaryView, speech: Speech) -> tuple[str, ...]:
        """The line on credits and damage left to spend."""
        return (speech.with_icon_markup(caption(view)),)

    def picture(self, view: PlanetaryView, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        """The board."""
        return Picture(DRAWING, scene_of(view, speech), alt_of(view, speech), TALL)

    def recent(self, view: PlanetaryView) -> int:
        """0, so that no lines tell the latest actions: the picture shows what they changed."""
        return 0

    def good_for(self, view: PlanetaryView, action: Any) -> str:
        """A part of a message id: whether the action wins, uncovers a card or empties a column."""
        good = super().good_for(view, action)
        match action:
            case Attack(card=card, column=column):
                cards, columns = [card], [column]
            case Several(cards=cards, columns=columns):
                pass
            case Move(column=column):
                if len(view.columns[column - 1]) > 1:
                    return f"{good}-frees"
                return f"{good}-empties" if view.space else good
            case _:
                return good
        if sum(card.startswith("black") for card in cards) == view.meteors_left:
            return f"{good}-wins"
        frees = any(len(view.columns[column - 1]) > 1 for column in columns)
        return f"{good}-frees" if frees else good

    def card(self, view: PlanetaryView, card: Card, speech: Speech) -> Picture | None:
        """The picture of a card, as on top of a column."""
        return picture_of(CARD_DRAWING, card_of(card.id), card, speech)


PRESENTER = PlanetaryPresenter()
