"""Effects of event cards, immediate or for a cycle."""

from typing import Annotated, Literal

from pydantic import Field, PositiveInt

from engine.core.content import Entry
from engine.games.black_abyss.content.vocabulary import Powers, Whom


class Lasting(Entry):
    """Powers for all seats, for one cycle."""

    kind: Literal["lasting"]
    powers: Powers


class Spawn(Entry):
    """A monster appears in a random explored space, if possible an empty one."""

    kind: Literal["spawn"]
    wild: str


class Storm(Entry):
    """Every ship rolls a die and is hit by certain numbers."""

    kind: Literal["storm"]
    die: PositiveInt
    hits: list[PositiveInt]


class Quake(Entry):
    """Buildings collapse, except habitats and wonders."""

    kind: Literal["quake"]
    whom: Whom
    buildings: PositiveInt


class Fever(Entry):
    """A marine dies wherever a seat has two or more on a square."""

    kind: Literal["fever"]
    whom: Whom


class Charts(Entry):
    """Hexes are explored for everybody."""

    kind: Literal["charts"]
    hexes: PositiveInt


class Lore(Entry):
    """The next level of one's cheapest technology is free."""

    kind: Literal["lore"]
    whom: Whom


class Recruits(Entry):
    """Ships appear at the home world."""

    kind: Literal["recruits"]
    whom: Whom
    hull: str
    ships: PositiveInt


class Change(Entry):
    """Resources are gained or lost, never below zero."""

    kind: Literal["gain", "lose"]
    whom: Whom
    food: int = Field(0, ge=0)
    energy: int = Field(0, ge=0)
    minerals: int = Field(0, ge=0)


Effect = Annotated[
    Lasting | Spawn | Storm | Quake | Fever | Charts | Lore | Recruits | Change,
    Field(discriminator="kind"),
]
