"""The end of a game: the scene of its picture, and why the game ended like that."""

from typing import Final, NamedTuple

from bot.presentation.games.any_game import Finale
from engine.core.words import Words, words
from engine.games.planetary_defence.view import PlanetaryView

DRAWING: Final = "bot.presentation.games.planetary_defence.draw_end:draw"


class Scene(NamedTuple):
    """Whether Earth is safe, whether its shield is up, and how many meteors are left."""

    won: bool
    shield: bool
    meteors: int


def finale(view: PlanetaryView) -> Finale:
    """The picture of the end: Earth broken, or safe."""
    how = "won" if view.won else "lost"
    scene = Scene(view.won, view.shield, view.meteors_left)
    return Finale(
        DRAWING,
        scene,
        title=words(f"picture-planetary-end-{how}"),
        shows=words(f"picture-planetary-end-shows-{how}"),
        why=_why(view),
    )


def _why(view: PlanetaryView) -> Words:
    """Why the game ended as it did: how near a defeat was, or how many meteors were left."""
    if view.won:
        at, columns = view.scrap_column, len(view.columns)
        return words("picture-planetary-why-won", space=view.space, column=at, columns=columns)
    own = (*view.draw, *view.hand, *view.played, *view.discard)
    damage = sum(card.value for card in own if card.colour == "red")
    below = (card for column in view.columns for card in column[:-1])
    behind = sum(card.colour == "black" for card in below)
    left = view.meteors_left
    some = "some" if 2 * behind >= left else "few"
    covered = "none" if not behind else "all" if behind == left else some
    return words(
        "picture-planetary-why-lost", left=left, behind=behind, covered=covered, damage=damage
    )
