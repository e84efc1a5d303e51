"""The value of cards in general, in points of `greedy.toml` and `prudent.toml`."""

from dataclasses import dataclass

from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Effect, Greedy

WEIGHTS = t.FILES.greedy
PRUDENCE = t.FILES.prudent


@dataclass(frozen=True, slots=True)
class Worths:
    """Values of cards, by card index.

    `each` is a card's value whenever it is in hand, and per turn in a sector. `once` is what it
    adds once, when acquired. `menace` is the value of removing it from the system.
    """

    each: tuple[float, ...]
    once: tuple[float, ...]
    menace: tuple[float, ...]


def worths(weights: Greedy) -> Worths:
    """The values of all cards with these weights."""
    return Worths(
        tuple(
            _worth(card, weights) * (weights.lasting if place in t.LASTING else 1.0)
            for place, card in enumerate(t.CARDS)
        ),
        tuple(
            _effects(card.design.gain, weights) + weights.point * card.design.vp for card in t.CARDS
        ),
        tuple(
            weights.threat
            * sum(
                effect.n if effect.do in ("damage", "siege") else 1 for effect in card.design.attack
            )
            for card in t.CARDS
        ),
    )


def _effects(effects: tuple[Effect, ...], weights: Greedy) -> float:
    """The value of effects, each time that they happen."""
    total = 0.0
    for effect in effects:
        times = weights.times[effect.per] / effect.every if effect.per else 1.0
        number = 1 if effect.do == "guard" else effect.n
        once = weights.effects.get(effect.do)
        total += times * (weights.look if once is None else once * number)
    return total


def _worth(card: t.Card, weights: Greedy) -> float:
    design = card.design
    values = {"energy": weights.energy, "combat": weights.combat, "defense": weights.defense}
    total: float = sum(getattr(design, value) * worth for value, worth in values.items())
    for plus in design.plus:
        total += values[plus.value] * plus.n * weights.times[plus.per] / plus.every
    total += _effects(design.play, weights) + _effects(design.standing, weights)
    return total + weights.room * design.capacity + weights.draw * design.hand


GENERAL, FORESEEN = worths(WEIGHTS), worths(PRUDENCE)
WORTH = GENERAL.each
"""A card's value whenever it is in hand, and per turn in a sector."""
