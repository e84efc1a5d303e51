"""What every drawing of a card shows: type, price, values, attack."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.language.wording import Say
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.content.vocabulary import Kind

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
