"""The schema of `modes.toml`, which has the games for two."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.core.content import Entry
from engine.games.black_abyss.content.vocabulary import Cost, NamedEntry, Part

Place = tuple[int, int]


def around(radius: int) -> tuple[Place, ...]:
    """The axial coordinates of all hexes at most `radius` spaces from the centre."""
    span = range(-radius, radius + 1)
    return tuple((q, r) for q in span for r in span if abs(q + r) <= radius)


class Arena(Entry):
    """A map for two seats, the number of cycles, and the technologies and resources at the start.

    `homes` are axial coordinates; `hexes` has the number of each kind of hex.
    """

    radius: PositiveInt
    homes: Annotated[list[Place], Field(min_length=2, max_length=2)]
    hexes: dict[str, PositiveInt]
    cycles: PositiveInt
    techs: dict[str, PositiveInt]
    start: Cost


class DuelArena(Arena):
    """The arena of the main game for two; `without` are resolutions that two seats do not need."""

    without: list[str]


class Squadron(NamedEntry):
    """A ready-made fleet: for each kind of ship its class, its number, and its tiles."""

    ships: Annotated[list[list[str | int]], Field(min_length=1)]
    level: NonNegativeInt = 0


class FleetBattle(Entry):
    """Rules of a fleet battle; `levels` are the prices of fighter levels in points.

    Alarms begin when `alarm_share` percent of a fleet is left, and in the last `alarm_rounds`
    rounds.
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
        """The arenas of the modes that have a map, by the name of the mode."""
        return {
            "duel": self.duel,
            "sudden_death": self.sudden_death,
            "capture_the_flag": self.capture_the_flag,
        }


def spread(squadron: Squadron) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ships of a squadron one by one, as pairs of class and tiles."""
    for hull, count, *tiles in squadron.ships:
        for _ in range(int(count)):
            yield str(hull), tuple(map(str, tiles))
