"""What cards are worth in general, in the points of `greedy.toml`."""

from __future__ import annotations

from engine.games.dark_wall_destiny.content.models import Effect
from engine.games.dark_wall_destiny.content.tables import CARDS, FILES, LASTING, Card

WEIGHTS = FILES.greedy
_WORDS = {
    "draw": WEIGHTS.draw,
    "token": WEIGHTS.token,
    "burn": WEIGHTS.burn,
    "discount": WEIGHTS.look,
    "give-draw": WEIGHTS.other,
    "give-token": WEIGHTS.other,
    "guard": WEIGHTS.other,
    "plant": WEIGHTS.burn,
    "halt": WEIGHTS.burn * 2,
    "ward": WEIGHTS.look,
    "escort": WEIGHTS.defense / 2,
    "repair": WEIGHTS.other,
    "raid": WEIGHTS.raid,
    "tax": WEIGHTS.tax,
    "steal": WEIGHTS.token,
    "shadow": WEIGHTS.shadow,
    "shield": WEIGHTS.defense,
    "double-combat": WEIGHTS.combat * 2,
    "double-energy": WEIGHTS.energy * 2,
    "rampart": WEIGHTS.defense * 2,
    "muster": WEIGHTS.draw,
}


def _effects(effects: tuple[Effect, ...]) -> float:
    """What words are worth, each time they work."""
    total = 0.0
    for effect in effects:
        times = WEIGHTS.times[effect.per] / effect.every if effect.per else 1.0
        number = 1 if effect.do in ("discount", "guard") else effect.n
        once = _WORDS.get(effect.do)
        total += times * (WEIGHTS.look if once is None else once * number)
    return total


def _worth(card: Card) -> float:
    design = card.design
    values = {"energy": WEIGHTS.energy, "combat": WEIGHTS.combat, "defense": WEIGHTS.defense}
    total: float = sum(getattr(design, value) * worth for value, worth in values.items())
    for plus in design.plus:
        total += values[plus.value] * plus.n * WEIGHTS.times[plus.per] / plus.every
    total += _effects(design.play) + _effects(design.standing) + WEIGHTS.room * design.capacity
    return total + WEIGHTS.draw * design.hand


WORTH: tuple[float, ...] = tuple(
    _worth(card) * (WEIGHTS.lasting if place in LASTING else 1.0)
    for place, card in enumerate(CARDS)
)
"""What a card is worth whenever it comes to hand, or while it lies in a sector."""
ONCE: tuple[float, ...] = tuple(
    _effects(card.design.gain) + WEIGHTS.point * card.design.vp for card in CARDS
)
"""What it is worth beside that, once."""
MENACE: tuple[float, ...] = tuple(
    WEIGHTS.threat
    * sum(effect.n if effect.do in ("damage", "siege") else 1 for effect in card.design.attack)
    for card in CARDS
)
"""What it is worth to be rid of it."""
