"""The scene of one card with all its text, and its alt text."""

from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.presentation.games.dark_wall_destiny.cards_scene import Face, face_of, name_of
from engine.core.words import words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.text.cards import abilities
from engine.games.dark_wall_destiny.view import WallView

DRAWING: Final = "bot.presentation.games.dark_wall_destiny.draw_card:draw"


class Scene(NamedTuple):
    """A card: name, type, values, victory points, lines of text, and flavour text."""

    name: str
    kind: str
    face: Face
    points: int
    says: tuple[str, ...]
    flavour: str


def scene_of(view: WallView, card: str, say: Say) -> Scene:
    """The card with this id; with its current price and attack, if it is in the star system."""
    entry = t.CARDS[t.CARD[card]]
    here = next((one for one in view.system if one.card == card), None)
    price: int | None = entry.design.cost or None
    attack = None
    if t.CARD[card] in t.ATTACKING:
        attack = sum(effect.n for effect in entry.design.attack if effect.do == "damage")
    if here is not None:
        price, attack = here.cost, here.attack
    return Scene(
        name=name_of(card, say),
        kind=say(words(f"dark-wall-destiny-kind-{entry.kind}")),
        face=face_of(card, price, attack),
        points=entry.design.vp,
        says=tuple([say(line) for line in abilities(card)]),
        flavour=say(words(f"dark-wall-destiny-flavour-{card}")),
    )


def alt_of(scene: Scene) -> str:
    """The alt text of a card."""
    return alt_text([f"{scene.name}, {scene.kind}", *scene.says, scene.flavour])
