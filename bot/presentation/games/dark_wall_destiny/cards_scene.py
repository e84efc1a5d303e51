"""A card of Dark Wall Destiny as it is drawn, wherever it lies: its type, price, values, attack.

Imported by the main process, so nothing here needs the drawing library.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from bot.language.wording import Say
from engine.core.words import words
from engine.games.dark_wall_destiny.content.tables import ALIENS, CARD, CARDS
from engine.games.dark_wall_destiny.content.vocabulary import Kind

Value = Literal["energy", "combat", "defense", "points"]
SHOWN: Final[tuple[Value, ...]] = ("energy", "combat", "defense")
PREFIX: Final = "dark-wall-destiny"


@dataclass(frozen=True, slots=True)
class Face:
    """What a card says at a glance.

    `price` is None where it has none; aliens are paid with combat. `attack` is the damage of its
    attack, None of what never attacks; 0 where the attack does something else. `more`: whether it
    has abilities beside its values.
    """

    kind: Kind
    price: int | None = None
    values: tuple[tuple[Value, int], ...] = ()
    attack: int | None = None
    more: bool = False

    @property
    def by_combat(self) -> bool:
        """Whether it is paid with combat."""
        return self.kind == "alien"


def face_of(card: str, price: int | None = None, attack: int | None = None) -> Face:
    """The face of a card by its id, at a price, with the damage that it deals where it lies."""
    entry = CARDS[CARD[card]]
    design = entry.design
    numbers = {"energy": design.energy, "combat": design.combat, "defense": design.defense}
    return Face(
        kind=entry.kind,
        price=price,
        values=tuple((value, numbers[value]) for value in SHOWN if numbers[value]),
        attack=attack,
        more=bool(design.plus or design.play or design.standing or design.gain or design.react),
    )


def named(card: str, say: Say) -> str:
    """The name of a card."""
    return say(words(f"{PREFIX}-card-{card}"))


def paid(card: str, price: int, say: Say) -> str:
    """A price in words, in what it is paid with."""
    coin = "combat" if CARD[card] in ALIENS else "energy"
    return say(words(f"{PREFIX}-price-{coin}", n=price))
