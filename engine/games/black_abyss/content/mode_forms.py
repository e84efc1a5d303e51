"""The form of `modes.toml`: the games for two seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.games.black_abyss.content.vocabulary import Cost, Entry, Named, Part

Place = tuple[int, int]


class Arena(Entry):
    """A map for two seats and how long a game on it lasts; `homes` are axial places.

    `techs` and `start` are what both begin with.
    """

    radius: PositiveInt
    homes: Annotated[list[Place], Field(min_length=2, max_length=2)]
    hexes: dict[str, PositiveInt]
    cycles: PositiveInt
    techs: dict[str, PositiveInt]
    start: Cost


class DuelArena(Arena):
    """The main game for two; votes are counted in three blocks of `vote_block`."""

    vote_block: PositiveInt


class Squadron(Named):
    """A fleet that is chosen whole: of each kind of ship its class, how many, and their tiles."""

    ships: Annotated[list[list[str | int]], Field(min_length=1)]
    level: NonNegativeInt = 0


class FleetBattle(Entry):
    """What a fleet is made of; `levels` are the prices of fighters' technology.

    Alarms begin with `alarm_share` percent of a fleet left, and for the last `alarm_rounds`.
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
        """The modes that are played on a map, by name."""
        return {
            "duel": self.duel,
            "sudden_death": self.sudden_death,
            "capture_the_flag": self.capture_the_flag,
        }


def spread(squadron: Squadron) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each ship of a squadron: its class and its tiles."""
    for hull, count, *tiles in squadron.ships:
        for _ in range(int(count)):
            yield str(hull), tuple(map(str, tiles))
