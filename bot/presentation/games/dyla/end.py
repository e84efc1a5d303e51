"""The end of a game: the scene of its picture, and why the game ended like that."""

from typing import Final, NamedTuple

from bot.presentation.games.any_game import Finale
from engine.core.words import Words, words
from engine.games.dyla.content import CONTENT, Tactic, card_name, enemy_name
from engine.games.dyla.state import Ending
from engine.games.dyla.view import DylaView

DRAWING: Final = "bot.presentation.games.dyla.draw_end:draw"
_SHELTERS: Final = frozenset(
    card.id for card in CONTENT.cards if isinstance(card, Tactic) and card.taken
)


class Scene(NamedTuple):
    """How the game ended, and the id of the last enemy."""

    how: Ending
    enemy: str


def finale(view: DylaView) -> Finale | None:
    """The picture of the end: the ship victorious, broken, or out of time.

    None while the game runs.
    """
    if view.ending is None:
        return None
    enemy = enemy_name(view.encounter.encounter)
    return Finale(
        DRAWING,
        Scene(view.ending, view.encounter.encounter),
        title=words(f"picture-dyla-end-{view.ending}"),
        shows=words(f"picture-dyla-end-shows-{view.ending}", enemy=enemy),
        why=_why(view, enemy),
    )


def _why(view: DylaView, enemy: Words) -> Words:
    """Why the game ended as it did: what was left, what was missing, or which card was not used."""
    if view.ending == "won":
        left = view.turns - view.turn
        return words("picture-dyla-why-won", enemy=enemy, hull=view.hull, left=left)
    if view.ending == "out-of-time":
        return words("picture-dyla-why-out-of-time", missing=view.goal - view.points, enemy=enemy)
    held = [one for one in view.hand if one.card in _SHELTERS]
    if held:
        most = max(held, key=lambda one: one.count)
        card, count = card_name(most.card), most.count
        damage = view.encounter.damage
        return words("picture-dyla-why-held", card=card, count=count, enemy=enemy, damage=damage)
    missing = max(0, view.encounter.hp - view.encounter.suffered)
    return words("picture-dyla-why-destroyed", enemy=enemy, missing=missing)
