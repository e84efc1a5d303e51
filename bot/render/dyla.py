"""The table of Dyla as a scene, and the same scene in words.

Imported by the main process, so nothing here needs the drawing library before a picture is drawn.
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.render import alt

Type = Literal["attack", "tactic"]
EffectKind = Literal["damage", "each", "block", "hull", "tech", "evade", "trash"]
"""Damage dealt, damage added to each attack, damage not taken, hull and TechPoints regained, a
new encounter, a card trashed."""

_EFFECT_WORDS: Final[dict[EffectKind, str]] = {
    "damage": "{} damage",
    "each": "{} damage for each attack",
    "block": "{} less taken",
    "hull": "{} hull",
    "tech": "{} TechPoints",
    "evade": "a new encounter",
    "trash": "trashes a card",
}


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card does; the amount may be negative."""

    kind: EffectKind
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Cards:
    """So many like cards; `short`, of a dozen letters, is their name where the room is small."""

    name: str
    short: str
    type: Type
    effects: tuple[Effect, ...]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Offer:
    """A card in the shop at its present price."""

    card: Cards
    price: int
    affordable: bool


@dataclass(frozen=True, slots=True)
class Enemy:
    """The encounter; `id`, as in the game's data, chooses the ships that are drawn."""

    id: str
    name: str
    hp: int
    suffered: int
    damage: int
    tech: int
    points: int


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture shows.

    `deals` and `strikes` are what the played cards add up to and what the enemy will then deal;
    `defeats` whether that destroys it.
    """

    turn: int
    hull: int
    hull_most: int
    tech: int
    points: int
    goal: int
    level: int
    levels: int
    level_points: int
    level_goal: int
    enemy: Enemy
    hand: tuple[Cards, ...]
    played: tuple[Cards, ...]
    deals: int
    strikes: int
    defeats: bool
    deck: int
    discards: int
    shop: tuple[Offer, ...]


def picture(scene: Scene) -> bytes:
    """The table as PNG bytes; to be called in a worker process."""
    from bot.render.pictures import dyla

    return dyla.draw(scene)


def alt_text(scene: Scene) -> str:
    """What the picture says, in at most `alt.LIMIT` characters."""
    shop = [f"{offer.card.name} {offer.price}" for offer in scene.shop]
    can = [
        f"{offer.card.name} {offer.price}{'' if offer.affordable else ' (too dear)'}"
        for offer in scene.shop
    ]
    return alt.shortest_needed(
        _told(scene, _with_effects(scene.hand), can),
        _told(scene, _names(scene.hand), can),
        _told(scene, _names(scene.hand), shop),
    )


def _told(scene: Scene, hand: str, shop: list[str]) -> str:
    enemy = scene.enemy
    fate = "that destroys it" if scene.defeats else f"it will strike for {scene.strikes}"
    return (
        f"Turn {scene.turn}, level {scene.level} of {scene.levels}:"
        f" {scene.level_points} of its {scene.level_goal} points,"
        f" {scene.points} of {scene.goal} in all."
        f" Hull {scene.hull} of {scene.hull_most}."
        f" Enemy: {enemy.name}, {max(0, enemy.hp - enemy.suffered)} of {enemy.hp} hit points left,"
        f" strikes for {enemy.damage}, worth {enemy.points} points and {enemy.tech} TechPoints."
        f" Played: {_names(scene.played)}; you deal {scene.deals}, {fate}."
        f" Hand: {hand}. Deck {scene.deck}, discards {scene.discards}."
        f" {scene.tech} TechPoints; shop: {', '.join(shop) or 'nothing'}."
    )


def _names(cards: tuple[Cards, ...]) -> str:
    return ", ".join(counted(each) for each in cards) or "nothing"


def counted(cards: Cards) -> str:
    """The cards' name, and their number if they are several."""
    return cards.name if cards.count == 1 else f"{cards.count} {cards.name}"


def _with_effects(cards: tuple[Cards, ...]) -> str:
    return ", ".join(f"{counted(each)} ({_effects(each)})" for each in cards) or "nothing"


def _effects(cards: Cards) -> str:
    return ", ".join(
        _EFFECT_WORDS[effect.kind].format(
            effect.amount
            if cards.type == "attack" or effect.kind == "block"
            else f"{effect.amount:+}"
        )
        for effect in cards.effects
    )
