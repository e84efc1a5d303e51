"""Cards, enemies and numbers, from `data/`.

States hold indexes into `Content.cards` and `Content.encounters`; actions, facts and views hold the
ids of `data/`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Self

from pydantic import Field, model_validator

from engine.core.content import DATA, Entry, load
from engine.core.words import Words, words

FOLDER = DATA / "dyla"
RULESET = 1
LEVELS = 3

Identifier = Field(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)


class Card(Entry):
    """A tech card, with `start` copies in the starting deck.

    `cost` is its first price in TechPoints; without one the card is basic and cannot be bought.
    """

    id: str = Identifier
    cost: int | None = Field(default=None, ge=1)
    start: int = Field(default=0, ge=0)


class Attack(Card):
    """A card that damages the enemy."""

    damage: int = Field(ge=1)

    @property
    def effects(self) -> dict[str, int]:
        """The amount of each effect, by the key of its message `dyla-effect-<key>`."""
        return {"damage": self.damage}


class Tactic(Card):
    """A card with effects other than damage.

    `taken` and `dealt` change the damage taken and dealt this turn, `per_attack` changes the damage
    of each attack card. `hull` and `tech` are points gained.
    """

    taken: int = Field(default=0, le=0)
    dealt: int = Field(default=0, le=0)
    per_attack: int = Field(default=0, ge=0)
    hull: int = Field(default=0, ge=0)
    tech: int = Field(default=0, ge=0)
    evades: bool = False
    trashes: bool = False

    @property
    def effects(self) -> dict[str, int]:
        """The amount of each effect, unsigned, by the key of its message `dyla-effect-<key>`."""
        numbers = {
            "per-attack": self.per_attack,
            "dealt": -self.dealt,
            "taken": -self.taken,
            "hull": self.hull,
            "evades": int(self.evades),
            "trashes": int(self.trashes),
            "tech": self.tech,
        }
        return {name: n for name, n in numbers.items() if n}


class Cards(Entry):
    """`cards.toml`."""

    attacks: tuple[Attack, ...]
    tactics: tuple[Tactic, ...]


class Encounter(Entry):
    """An enemy: after `hp` damage it is defeated and gives `tech` TechPoints and `points`.

    Until then it deals `damage` each turn. Its level's deck has `copies` of it.
    """

    id: str = Identifier
    level: int = Field(ge=1, le=LEVELS)
    hp: int = Field(ge=1)
    damage: int = Field(ge=0)
    tech: int = Field(ge=0)
    points: int = Field(ge=0)
    copies: int = Field(ge=1)


class Encounters(Entry):
    """`encounters.toml`."""

    encounters: tuple[Encounter, ...]


class Numbers(Entry):
    """`numbers.toml`, which explains each number."""

    hull: int = Field(ge=1)
    hand: int = Field(ge=1)
    draw: int = Field(ge=1)
    draw_up_to: int = Field(ge=0)
    hand_limit: int = Field(ge=1)
    level_points: int = Field(ge=1)
    price_step: int = Field(ge=0)
    turns: int = Field(ge=1)
    turns_a_point: int = Field(ge=0)
    alarm: int = Field(ge=1)


class Worths(Entry):
    """How much an effect is worth to the policies, in points of damage per turn."""

    attacks: float
    shelter: float
    evades: float
    trashes: float


class Fight(Entry):
    """When the policies trash a card, hold one back, or evade; `greedy.toml` has the details."""

    weak: tuple[float, float, float]
    least: int = Field(ge=1)
    trifle: int = Field(ge=0)
    blow: int = Field(ge=0)
    begun: float


class Taste(Entry):
    """How much a card is worth to `greedy`, in points.

    `worth` is its value on each level. `again` is subtracted for each copy bought; `need` is added
    while the next strike could destroy the ship.
    """

    worth: tuple[float, float, float]
    again: float = Field(ge=0)
    need: float


class Greedy(Entry):
    """`greedy.toml`: parameters of the policies."""

    doubt: float = Field(ge=0)
    impatience: float = Field(ge=0)
    worth: Worths
    fight: Fight
    taste: dict[str, Taste]


class Files(Entry):
    """All files of a ruleset, and checks across files."""

    cards: Cards
    encounters: Encounters
    numbers: Numbers
    greedy: Greedy

    @model_validator(mode="after")
    def _ids_are_unique_and_levels_can_be_done(self) -> Self:
        ids = [card.id for card in (*self.cards.attacks, *self.cards.tactics)]
        ids += [encounter.id for encounter in self.encounters.encounters]
        twice = sorted({one for one in ids if ids.count(one) > 1})
        if twice:
            raise ValueError(f"ids used twice: {', '.join(twice)}")
        for level in range(1, LEVELS + 1):
            if not any(e.level == level and e.points for e in self.encounters.encounters):
                raise ValueError(f"no encounter of level {level} gives victory points")
        return self

    @model_validator(mode="after")
    def _every_card_for_sale_is_thought_of(self) -> Self:
        sold = {c.id for c in (*self.cards.attacks, *self.cards.tactics) if c.cost is not None}
        wrong = sorted(sold.symmetric_difference(self.greedy.taste))
        if wrong:
            raise ValueError(f"cards for sale and tastes differ: {', '.join(wrong)}")
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """All content, with indexes.

    Cards and encounters have a fixed order. `combat` has a row per card: 1 for an attack card (else
    0), damage, bonus per attack card, change of damage dealt, change of damage taken. `costs` has
    the first price of each card, 0 if it is basic. `shields` are the cards that do nothing but
    reduce the damage taken.
    """

    cards: tuple[Attack | Tactic, ...]
    encounters: tuple[Encounter, ...]
    numbers: Numbers
    greedy: Greedy
    card_of: dict[str, int]
    combat: tuple[tuple[int, int, int, int, int], ...]
    costs: tuple[int, ...]
    for_sale: tuple[int, ...]
    attacks: frozenset[int]
    shields: frozenset[int]
    starting_deck: tuple[int, ...]
    encounter_decks: tuple[tuple[int, ...], ...]

    def price(self, card: int, bought: int) -> int:
        """The price in TechPoints of a card of which `bought` copies were bought."""
        return self.costs[card] + self.numbers.price_step * bought

    def last_turn(self, goal: int) -> int:
        """The number of the last turn of a game that is won at `goal` points."""
        return self.numbers.turns + self.numbers.turns_a_point * goal

    def prices(self, bought: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Pairs of a card's index and current price, for every card that can be bought."""
        return tuple((card, self.price(card, bought[card])) for card in self.for_sale)


def content(folder: Path) -> Content:
    """The content of a ruleset's folder. Raises BadContent with a line per fault."""
    files = load(Files, folder)
    cards: tuple[Attack | Tactic, ...] = (*files.cards.attacks, *files.cards.tactics)
    encounters = files.encounters.encounters
    return Content(
        cards=cards,
        encounters=encounters,
        numbers=files.numbers,
        greedy=files.greedy,
        card_of={card.id: place for place, card in enumerate(cards)},
        combat=tuple(_combat(card) for card in cards),
        costs=tuple(card.cost or 0 for card in cards),
        for_sale=tuple(p for p, card in enumerate(cards) if card.cost is not None),
        attacks=frozenset(p for p, card in enumerate(cards) if isinstance(card, Attack)),
        shields=frozenset(p for p, card in enumerate(cards) if _only_shelters(card)),
        starting_deck=tuple(p for p, card in enumerate(cards) for _ in range(card.start)),
        encounter_decks=tuple(
            tuple(p for p, e in enumerate(encounters) if e.level == level for _ in range(e.copies))
            for level in range(1, LEVELS + 1)
        ),
    )


def _only_shelters(card: Attack | Tactic) -> bool:
    if isinstance(card, Attack) or not card.taken:
        return False
    return not (card.dealt or card.per_attack or card.hull or card.tech or card.evades)


def _combat(card: Attack | Tactic) -> tuple[int, int, int, int, int]:
    if isinstance(card, Attack):
        return (1, card.damage, 0, 0, 0)
    return (0, 0, card.per_attack, card.dealt, card.taken)


CONTENT = content(FOLDER / f"v{RULESET}")


@cache
def card_name(card: str) -> Words:
    """The words for a card's name, by its id."""
    return words(f"dyla-card-{card}")


@cache
def enemy_name(encounter: str) -> Words:
    """The words for an enemy's name, by its id."""
    return words(f"dyla-encounter-{encounter}")


CardId = Annotated[str, card_name]
EnemyId = Annotated[str, enemy_name]
