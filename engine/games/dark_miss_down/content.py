"""The eighteen cards and the numbers, from `data/`.

States hold a card as its index in `CARDS`; actions, facts and views hold ids. Every card has two
halves; `Cards` checks the rules between them.
"""

from collections import Counter
from typing import Annotated, Literal, Self, get_args

from pydantic import Field, RootModel, model_validator

from engine.core import content
from engine.core.content import Entry
from engine.core.words import Words, words

FOLDER = content.DATA / "dark_miss_down"
RULESET = 1

Crew = Literal["flight", "deck", "tech"]
Area = Literal["navigation", "docking", "core", "medical", "mess", "quarters"]

CREWS: tuple[Crew, ...] = get_args(Crew)
AREAS: tuple[Area, ...] = get_args(Area)
OWN_AREA: dict[Crew, Area] = {"flight": "navigation", "deck": "docking", "tech": "core"}
"""The area where a crew mainly works; the other areas are common to all three."""

_DANGERS = range(1, 7)
_TASKS_A_DANGER = 3
_CARDS_AN_AREA = 3
_CARDS_A_CREW = 6

Identifier = Annotated[str, Field(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]


class Majority(Entry):
    """The bonus of `points` for more played cards from one area than from any other."""

    kind: Literal["majority"]
    area: Area
    points: int = Field(ge=1)


class Several(Entry):
    """The bonus of `points` for `count` played cards of one crew."""

    kind: Literal["several"]
    crew: Crew
    count: int = Field(ge=2)
    points: int = Field(ge=1)


class Variety(Entry):
    """The bonus of `points` for cards of `crews` different crews and `areas` different areas."""

    kind: Literal["variety"]
    crews: int = Field(default=0, ge=0, le=len(CREWS))
    areas: int = Field(default=0, ge=0, le=len(AREAS))
    points: int = Field(ge=1)


class Together(Entry):
    """The bonus of `points` for a played card from each of two areas."""

    kind: Literal["together"]
    areas: tuple[Area, Area]
    points: int = Field(ge=1)


class Take(Entry):
    """The bonus of an extra card from the asset pool, of a crew or from an area."""

    kind: Literal["take"]
    crew: Crew | None = None
    area: Area | None = None

    @model_validator(mode="after")
    def _one_of_the_two(self) -> Self:
        if (self.crew is None) == (self.area is None):
            raise ValueError("a card is taken of a crew or from an area, one of the two")
        return self


Bonus = Annotated[Majority | Several | Variety | Together | Take, Field(discriminator="kind")]


class Asset(Entry):
    """A crew member in an area of the ship."""

    crew: Crew
    area: Area


class CardEntry(Entry):
    """A card with both halves: a task (danger, needs and bonus) and an asset."""

    danger: int = Field(ge=_DANGERS[0], le=_DANGERS[-1])
    needs: tuple[Crew | Area, ...] = Field(min_length=1)
    bonus: Bonus
    asset: Asset

    @model_validator(mode="after")
    def _asset_does_not_suit_its_own_task(self) -> Self:
        if sum(need in AREAS for need in self.needs) > 1:
            raise ValueError("a task needs at most one area")
        crews = Counter(need for need in self.needs if need in CREWS)
        if crews[self.asset.crew] == max(crews.values(), default=0):
            raise ValueError(f"its asset is of the crew its task needs most: {self.asset.crew}")
        if self.asset.area in (*self.needs, *_required_areas(self.bonus)):
            raise ValueError(f"its asset is from an area its task uses: {self.asset.area}")
        return self


def _required_areas(bonus: Bonus) -> tuple[Area | None, ...]:
    """The areas on which a bonus depends."""
    if isinstance(bonus, Together):
        return bonus.areas
    return (bonus.area,) if isinstance(bonus, Majority | Take) else ()


class Cards(RootModel[dict[Identifier, CardEntry]]):
    """`cards.toml`, and checks between its cards."""

    @model_validator(mode="after")
    def _crews_are_spread_over_the_ship(self) -> Self:
        cards = self.root.values()
        for danger in _DANGERS:
            _count(f"danger {danger}", [c.danger for c in cards].count(danger), _TASKS_A_DANGER)
        for crew in CREWS:
            areas = Counter(card.asset.area for card in cards if card.asset.crew == crew)
            _count(f"crew {crew}", areas.total(), _CARDS_A_CREW)
            _count(f"crew {crew} in its own area", areas[OWN_AREA[crew]], _CARDS_AN_AREA)
            for area in AREAS:
                if area not in OWN_AREA.values():
                    _count(f"crew {crew} in {area}", areas[area], 1)
        return self


def _count(what: str, there: int, due: int) -> None:
    if there != due:
        raise ValueError(f"{what} has {there} cards, not {due}")


class Numbers(Entry):
    """`numbers.toml`, which explains each number."""

    tasks: int = Field(ge=1)
    pool: int = Field(ge=1)
    hand: int = Field(ge=0)
    hand_limit: int = Field(ge=1)
    goal: int = Field(ge=1)
    turns: int = Field(ge=1)
    airlock_hours: int = Field(ge=1)
    levels: dict[str, str]


class Greed(Entry):
    """`greedy.toml`, which explains each number: the weights of the policy `greedy`, in points."""

    card: float = Field(ge=0)
    card_of_full_hand: float = Field(ge=0)
    bonus_card: float = Field(ge=0)
    edge: float = Field(ge=0)
    middle: float
    patience: float = Field(gt=0, lt=1)


class Files(Entry):
    """The folder as a whole."""

    cards: Cards
    numbers: Numbers
    greedy: Greed


def icon_name(icon: Crew | Area) -> Words:
    """The words for the name of a crew or an area."""
    return words(f"dark-miss-down-icon-{icon}")


_FILES = content.load(Files, FOLDER / f"v{RULESET}")

NUMBERS = _FILES.numbers
GREED = _FILES.greedy
CARDS = tuple(_FILES.cards.root)
CARD = {name: place for place, name in enumerate(CARDS)}
ENTRIES = tuple(_FILES.cards.root.values())
DANGER = tuple(entry.danger for entry in ENTRIES)
BONUS = tuple(entry.bonus for entry in ENTRIES)
CREW = tuple(CREWS.index(entry.asset.crew) for entry in ENTRIES)
AREA = tuple(AREAS.index(entry.asset.area) for entry in ENTRIES)

CREW_NEEDS = tuple(tuple(entry.needs.count(crew) for crew in CREWS) for entry in ENTRIES)
"""A task's needs per crew, in the order of `CREWS`."""

AREA_NEED = tuple(
    next((AREAS.index(need) for need in entry.needs if need in AREAS), None) for entry in ENTRIES
)
"""The area a task needs, as an index into `AREAS`, or None."""

SIZE = tuple(len(entry.needs) for entry in ENTRIES)
"""How many cards a task needs if each covers one need: the fewest that complete it."""

TASK = {card: words(f"dark-miss-down-task-{card}") for card in CARDS}
"""The name of a card of the task list."""

SHORT = {
    card: words(
        "dark-miss-down-short", crew=icon_name(entry.asset.crew), area=icon_name(entry.asset.area)
    )
    for card, entry in zip(CARDS, ENTRIES, strict=True)
}
"""The name of a card in a hand or the pool: its asset's crew and area."""

CardId = Annotated[str, SHORT.__getitem__]
TaskId = Annotated[str, TASK.__getitem__]
