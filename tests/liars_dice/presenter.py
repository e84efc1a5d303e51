"""Presents Liar's Dice as a picture: the bid, the viewer's dice, and the others' cups.

The main process imports this module, so it must not import drawing libraries.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.games.any_game import Presenter
from bot.presentation.learning.introduction import plain_box
from bot.presentation.panel import Picture
from engine.core.game import AnyGame
from engine.core.words import seat_name, words
from tests.liars_dice import LiarsDice, View

DRAWING = "tests.liars_dice.draw:draw"
"""The function that draws a scene, by name, for a worker process."""
BOX = "tests.liars_dice.draw:box"
TALL = 0.8


@dataclass(frozen=True, slots=True)
class Cup:
    """A seat: its name and its dice, each a face, or 0 under a cup."""

    name: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture shows: the bid, and a cup per seat."""

    bid: str
    cups: tuple[Cup, ...]


class DicePresenter(Presenter):
    """The table as a picture. The facts of the last step stay, as no picture shows a reveal."""

    def lines(self, game: AnyGame, view: View, speech: Speech) -> tuple[str, ...]:
        """The round."""
        return super().lines(game, view, speech)[:1]

    def picture(self, view: View, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:  # noqa: ARG002
        """The table."""
        alt = alt_text(speech.without_escapes.each(LiarsDice.text.describe(view)))
        return Picture(DRAWING, scene_of(view, speech.for_pictures), alt, TALL)

    def box(self, speech: Speech) -> Picture:
        """Five dice above the title."""
        return replace(plain_box("liars_dice", speech), drawing=BOX)


def scene_of(view: View, say: Speech) -> Scene:
    """The scene of a view."""
    bid = "bid-now" if view.count else "bid-none"
    bidder = seat_name(view.bidder)
    cups = (
        Cup(
            say(seat_name(place.seat)),
            view.dice if place.seat == view.viewer else (0,) * place.count,
        )
        for place in view.places
    )
    said = words(f"liars-dice-{bid}", bidder=bidder, count=view.count, face=view.face)
    return Scene(say(said), tuple(cups))
