"""Effects of event cards, immediate or for a cycle."""

from typing import Annotated, Literal

from pydantic import Field, PositiveInt

from engine.core.content import Entry
from engine.games.black_abyss.content.vocabulary import Powers, Whom


class Lasting(Entry):
    """Powers for all seats, until the purchases of the next cycle end."""

    kind: Literal["lasting"]
    powers: Powers


class Spawn(Entry):
    """A monster appears in a random explored hex, if possible in an empty one."""

    kind: Literal["spawn"]
    wild: str


class Storm(Entry):
    """Every seat's ship rolls a `die` and is hit on any of the numbers `hits`."""

    kind: Literal["storm"]
    die: PositiveInt
    hits: list[PositiveInt]


class Quake(Entry):
    """`buildings` random buildings of each seat collapse; habitats and wonders never do."""

    kind: Literal["quake"]
    whom: Whom
    buildings: PositiveInt


class Fever(Entry):
    """One marine dies on every land tile where a seat has two or more."""

    kind: Literal["fever"]
    whom: Whom


class Charts(Entry):
    """`hexes` random unexplored hexes are explored, for everybody."""

    kind: Literal["charts"]
    hexes: PositiveInt


class Lore(Entry):
    """A seat gains a level of a technology, drawn among those whose next level is cheapest."""

    kind: Literal["lore"]
    whom: Whom


class Recruits(Entry):
    """Up to `ships` ships of a class appear at a seat's home world."""

    kind: Literal["recruits"]
    whom: Whom
    hull: str
    ships: PositiveInt


class Change(Entry):
    """Resources are gained or lost, down to zero at the least."""

    kind: Literal["gain", "lose"]
    whom: Whom
    food: int = Field(0, ge=0)
    energy: int = Field(0, ge=0)
    minerals: int = Field(0, ge=0)


Effect = Annotated[
    Lasting | Spawn | Storm | Quake | Fever | Charts | Lore | Recruits | Change,
    Field(discriminator="kind"),
]
