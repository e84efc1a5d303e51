"""The words all content speaks in: terrains, goods, roles, powers; costs and named entries.

The vocabulary of effects is closed and stands here whole. Technologies, races, wonders,
resolutions and lasting events all speak in `Power`s: whole numbers added up for a seat. Events may
also do one of the `Effect`s at once. Nothing else changes a rule, so no entry is merely text.

Powers: `farm`, `mine`, `plant` are added to what each such building yields; `income_*` come at
every production. `speed_*` and `fuel` are spaces. `hospitality` opens so many further classes of
planets. `scans` are land tiles a turn. `fighter_*` fit the fighters, `fighter_weapon` is a place in
`game.toml`'s list. `marine_aim` and `battery_aim` lower the number to roll; `planet_shield` is
added to planetary shields. `first_strike` lets ships act before planets, `bomb_reach` drops bombs
from so many squares further away. `trade` is paid on top for every good. `*_cost` are percent.
`votes` count in the tribunal. `wormholes_shut`, `bombs_banned`, `war_banned`, `landings_banned`,
`heavy_banned` (no cruisers or dreadnoughts are built) and `open_borders` (peace is passage) hold
from 1; `fleet_limit` is the most ships one may have, 0 for any number.
"""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

Terrain = Literal["plains", "mineral", "energy", "rough", "water"]
Class = Literal["green", "blue", "yellow", "red", "moon", "twin", "home"]
Good = Literal["barley", "grapes", "spice", "ore", "gems", "gold", "plasma", "crystal", "helium"]
Bonus = Literal["colony", "marine", "technology", "food", "energy", "minerals"]
Whom = Literal["all", "largest", "smallest", "smaller", "leader", "court"]
Part = Literal[
    "weapon", "bomb", "shield", "computer", "jammer", "engine", "armour", "hold", "pod", "crew",
    "scanner",
]  # fmt: skip
Role = Literal[
    "habitat", "farm", "mine", "plant", "trade", "small-dock", "large-dock", "port", "battery",
    "shield", "wonder",
]  # fmt: skip
Power = Literal[
    "farm", "mine", "plant", "income_food", "income_energy", "income_minerals",
    "speed_fighter", "speed_light", "speed_heavy", "fuel", "hospitality", "scans",
    "fighter_weapon", "fighter_computer", "fighter_jammer", "marine_aim", "battery_aim",
    "planet_shield", "first_strike", "bomb_reach", "trade",
    "tech_cost", "ship_cost", "tile_cost", "building_cost", "votes",
    "wormholes_shut", "bombs_banned", "war_banned", "landings_banned", "heavy_banned",
    "open_borders", "fleet_limit",
]  # fmt: skip
Powers = dict[Power, int]

TERRAINS: tuple[str, ...] = get_args(Terrain)
GOODS: tuple[str, ...] = get_args(Good)
POWERS: tuple[str, ...] = get_args(Power)


class Entry(BaseModel):
    """Base of everything read: unknown fields are faults."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Cost(Entry):
    """What is paid."""

    food: int = Field(0, ge=0)
    energy: int = Field(0, ge=0)
    minerals: int = Field(0, ge=0)

    def triple(self) -> tuple[int, int, int]:
        """Food, energy, minerals."""
        return self.food, self.energy, self.minerals


class Named(Entry):
    """An entry that others name by its id."""

    id: str = Field(pattern="^[a-z0-9-]{1,24}$")
