"""The schema of `modes.toml`: games for two."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.core.content import Entry
from engine.games.black_abyss.content.vocabulary import Cost, Named, Part

Place = tuple[int, int]


class Arena(Entry):
    """A map for two seats, and a game's length; `homes` are axial coordinates.

    Both seats begin with `techs` and `start`.
    """

    radius: PositiveInt
    homes: Annotated[list[Place], Field(min_length=2, max_length=2)]
    hexes: dict[str, PositiveInt]
    cycles: PositiveInt
    techs: dict[str, PositiveInt]
    start: Cost


class DuelArena(Arena):
    """The main game for two, `without` resolutions that mean nothing between two seats."""

    without: list[str]


class Squadron(Named):
    """A ready-made fleet: per kind of ship its class, number and tiles."""

    ships: Annotated[list[list[str | int]], Field(min_length=1)]
    level: NonNegativeInt = 0


class FleetBattle(Entry):
    """Rules of a fleet battle; `levels` are prices of fighter technology.

    Alarms begin when `alarm_share` percent of a fleet is left, and in the last `alarm_rounds`.
    """

    points: PositiveInt
    rounds: PositiveInt
    roles: list[Part]
    levels: Annotated[list[NonNegativeInt], Field(min_length=1)]
    cover: PositiveInt
    cover_shield: PositiveInt
    alarm_share: PositiveInt
    alarm_rounds: PositiveInt
    squadrons: Annotated[list[Squadron], Field(min_length=1)]


class Modes(Entry):
    """`modes.toml`."""

    duel: DuelArena
    sudden_death: Arena
    capture_the_flag: Arena
    fleet_battle: FleetBattle

    def arenas(self) -> Mapping[str, Arena]:
        """Modes with a map, by name."""
        return {
            "duel": self.duel,
            "sudden_death": self.sudden_death,
            "capture_the_flag": self.capture_the_flag,
        }


def spread(squadron: Squadron) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ships of a squadron one by one: class and tiles."""
    for hull, count, *tiles in squadron.ships:
        for _ in range(int(count)):
            yield str(hull), tuple(map(str, tiles))
