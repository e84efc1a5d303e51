"""What drawings of cards show, such as type and price; and the scene of one with all its text."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.language.wording import Say, alt_text
from engine.core.words import words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.content.vocabulary import Kind
from engine.games.dark_wall_destiny.text.cards import abilities
from engine.games.dark_wall_destiny.view import WallView

DRAWING: Final = "bot.presentation.games.dark_wall_destiny.draw_cards:draw"

Value = Literal["energy", "combat", "defense", "points"]
SHOWN: Final[tuple[Value, ...]] = ("energy", "combat", "defense")


class Face(NamedTuple):
    """The values of a card.

    `price` is None if it cannot be bought; aliens are paid with combat, others with energy.
    `attack` is its damage: 0 if its attack deals none, None if it never attacks. `more` tells that
    it has abilities besides its values, `payable` that the seat at turn can pay for it.
    """

    kind: Kind
    price: int | None = None
    values: tuple[tuple[Value, int], ...] = ()
    attack: int | None = None
    more: bool = False
    payable: bool = False


@lru_cache(maxsize=8192)
def face_of(
    card: str, price: int | None = None, attack: int | None = None, *, payable: bool = False
) -> Face:
    """The values of the card with this id; `price` and `attack` are its current ones."""
    entry = t.CARDS[t.CARD[card]]
    design = entry.design
    numbers = {"energy": design.energy, "combat": design.combat, "defense": design.defense}
    return Face(
        kind=entry.kind,
        price=price,
        values=tuple((value, numbers[value]) for value in SHOWN if numbers[value]),
        attack=attack,
        more=bool(design.plus or design.play or design.standing or design.gain or design.react),
        payable=payable,
    )


def name_of(card: str, say: Say) -> str:
    """The name of a card."""
    return say(name(card))


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
