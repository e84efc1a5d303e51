"""The end of a game: the scene of its picture, and why the game ended like that."""

from typing import Final, NamedTuple

from bot.presentation.games.any_game import Finale
from engine.core.words import Words, words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.state import Ending
from engine.games.dark_wall_destiny.view import DEEDS, WallView

DRAWING: Final = "bot.presentation.games.dark_wall_destiny.draw_end:draw"
SUFFERED, SHIELDED = DEEDS.index("suffered"), DEEDS.index("shielded")


class Scene(NamedTuple):
    """How the game ended, and how many Cryoships were saved."""

    how: Ending
    saved: int


def finale(view: WallView) -> Finale | None:
    """The picture of the end, such as a burning Cryoship. None while the game runs."""
    if view.ending is None:
        return None
    return Finale(
        DRAWING,
        Scene(view.ending, len(view.saved)),
        title=None if view.contest else words(f"picture-wall-end-{view.ending}"),
        shows=words(f"picture-wall-end-shows-{view.ending}", saved=len(view.saved)),
        why=_why(view, view.ending),
    )


def _why(view: WallView, how: Ending) -> Words:
    """Why the game ended as it did: what it cost to save all, or how many were saved."""
    if how == "saved":
        taken, sheltered = (sum(seat.deeds[n] for seat in view.seats) for n in (SUFFERED, SHIELDED))
        return words("picture-wall-why-saved", taken=taken, kept=sheltered)
    cards = sum(view.decks)
    return words(f"picture-wall-why-{how}", saved=len(view.saved), of=len(t.CRYOSHIPS), cards=cards)
