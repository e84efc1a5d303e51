"""The vocabulary of all content: terrains, goods, roles, powers, costs, named entries.

Technologies, races, wonders, resolutions and lasting events have `Power`s: integers that are summed
per seat. Events may also have immediate `Effect`s. Nothing else changes a rule.

`farm`, `mine` and `plant` add to the yield of such buildings; `income_*` is added at each
production. `speed_*` and `fuel` are spaces. `hospitality` is the number of further classes of
planets where colonies can live. `scans` are land tiles a turn. `fighter_*` equip fighters;
`fighter_weapon` is an index into `game.toml`'s list. `marine_aim` and `battery_aim` lower the
number to roll; `planet_shield` adds to planetary shields. `first_strike` lets ships act before
planets; `bomb_reach` extends bombs' range in squares. `trade` is paid extra per good. `*_cost` are
percent. `votes` count in the tribunal. `wormholes_shut`, `bombs_banned`, `war_banned`,
`landings_banned`, `heavy_banned` (no new cruisers or dreadnoughts) and `open_borders` (peace
includes passage) apply from 1; `fleet_limit` is the most ships allowed, 0 for no limit.
"""

from typing import Literal, get_args

from pydantic import Field

from engine.core.content import Entry

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


class Cost(Entry):
    """A price in food, energy and minerals."""

    food: int = Field(0, ge=0)
    energy: int = Field(0, ge=0)
    minerals: int = Field(0, ge=0)

    def triple(self) -> tuple[int, int, int]:
        """The price as (food, energy, minerals), the order in which all rules have them."""
        return self.food, self.energy, self.minerals


class NamedEntry(Entry):
    """An entry that others refer to by id."""

    id: str = Field(pattern="^[a-z0-9-]{1,24}$")
