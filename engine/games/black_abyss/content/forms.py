"""What `data/black_abyss/` may hold: the form of every entry, and what must hold between them.

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

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, PositiveInt

Terrain = Literal["plains", "mineral", "energy", "rough", "water"]
Class = Literal["green", "blue", "yellow", "red", "moon", "twin", "home"]
Good = Literal["barley", "grapes", "spice", "ore", "gems", "gold", "plasma", "crystal", "helium"]
Bonus = Literal["colony", "marine", "technology", "food", "energy", "minerals"]
Whom = Literal["all", "largest", "smallest", "leader"]
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


class Land(Entry):
    """Land tiles of one class and terrain: `count` of them, some with an icon or a bonus."""

    class_: Class = Field(alias="class")
    terrain: Terrain
    count: PositiveInt
    goods: dict[Good, PositiveInt] = {}
    bonuses: dict[Bonus, PositiveInt] = {}


class Hull(Named):
    """A class of ships; one that is not `fitted` has no tiles (fighters)."""

    sections: PositiveInt
    fitted: bool = True
    dock: Literal["small", "large"]
    cost: Cost
    supply: PositiveInt


class Wild(Named):
    """A ship of nobody's: a monster that roams, or a keeper of a twin planet, and how it fights."""

    keeper: bool = False
    order: str
    tiles: list[str] = Field(min_length=1)


class Tile(Named):
    """A ship tile; which numbers it needs depends on its `role`."""

    role: Part
    die: int = Field(0, ge=0)
    range: int = Field(0, ge=0)
    hit: int = Field(0, ge=0)
    rating: int = Field(0, ge=0)
    goods: int = Field(0, ge=0)
    marines: int = Field(0, ge=0)
    cost: Cost
    supply: PositiveInt
    needs: dict[str, PositiveInt] = {}


class Technology(Named):
    """A technology with the powers of each level; `tier` is the price step of the first."""

    levels: list[Powers] = Field(min_length=1)
    tier: PositiveInt = 1
    needs: dict[str, PositiveInt] = {}
    secret: bool = False


class Building(Named):
    """A building; wonders have powers and there is one of each in a game."""

    role: Role
    on: list[Terrain] = []
    cost: Cost
    needs: dict[str, PositiveInt] = {}
    powers: Powers = {}


class Race(Named):
    """A race; moons are hospitable from the first step of hospitality on."""

    classes: list[Class] = Field(min_length=4, max_length=4)
    strength: Powers
    weakness: Powers


class Lasting(Entry):
    """Powers for everybody until a cycle has gone by."""

    kind: Literal["lasting"]
    powers: Powers


class Spawn(Entry):
    """A monster appears in an explored empty space; where none is free, in another one."""

    kind: Literal["spawn"]
    wild: str


class Storm(Entry):
    """Every ship rolls a die and is hit by some numbers."""

    kind: Literal["storm"]
    die: PositiveInt
    hits: list[PositiveInt]


class Quake(Entry):
    """Buildings, neither habitats nor wonders, collapse."""

    kind: Literal["quake"]
    whom: Whom
    buildings: PositiveInt


class Fever(Entry):
    """A marine dies wherever two or more of a seat share a square."""

    kind: Literal["fever"]
    whom: Whom


class Charts(Entry):
    """Hexes are turned up for everybody."""

    kind: Literal["charts"]
    hexes: PositiveInt


class Lore(Entry):
    """The next level of one's cheapest technology is had for nothing."""

    kind: Literal["lore"]
    whom: Whom


class Recruits(Entry):
    """Ships appear over the home world."""

    kind: Literal["recruits"]
    whom: Whom
    hull: str
    ships: PositiveInt


class Change(Entry):
    """Resources are gained or lost (never below nothing)."""

    kind: Literal["gain", "lose"]
    whom: Whom
    food: int = Field(0, ge=0)
    energy: int = Field(0, ge=0)
    minerals: int = Field(0, ge=0)


Effect = Annotated[
    Lasting | Spawn | Storm | Quake | Fever | Charts | Lore | Recruits | Change,
    Field(discriminator="kind"),
]


class Happening(Named):
    """An event card."""

    effects: list[Effect] = Field(min_length=1)


class Resolution(Named):
    """A resolution of the tribunal: powers for `whom` while it stands."""

    whom: Whom = "all"
    powers: Powers = Field(min_length=1)


class Order(Named):
    """A standing order of a battle."""

    stance: Literal["close", "range", "away"]
    aim: Literal["weakest", "strongest", "planet"]
    flee_below: int = Field(ge=0, le=101)
    bombs: bool
    lands: bool
    covers: list[Part | Literal["blank"]]


class Board(Entry):
    """The battle board: its size, the columns each side deploys in, ships of a side in a square."""

    columns: int = Field(ge=2, le=9)
    rows: int = Field(ge=1, le=8)
    zone: PositiveInt
    stack: PositiveInt


class Battery(Entry):
    """The weapon of a planetary battery."""

    die: PositiveInt
    range: PositiveInt
    hit: PositiveInt


class Numbers(Entry):
    """The numbers of the game."""

    start: Cost
    start_fighters: PositiveInt
    start_buildings: dict[int, str]
    home_land: list[Terrain] = Field(min_length=7, max_length=7)
    base_yield: PositiveInt
    base_speed: PositiveInt
    base_fuel: PositiveInt
    base_scans: PositiveInt
    habitat_support: PositiveInt
    good_store: PositiveInt
    trade_share: PositiveInt
    marine: Cost
    marine_die: PositiveInt
    marine_hit: PositiveInt
    blank_repair: PositiveInt
    fighter_weapons: list[str] = Field(min_length=1)
    bonus_goods: PositiveInt
    gift_tier: PositiveInt
    tier_costs: list[Cost]
    cycle_limit: PositiveInt
    event_every: PositiveInt
    terms_to_win: PositiveInt
    secret_levels: PositiveInt
    secret_wait: PositiveInt
    keeper_absence: PositiveInt
    leader_income: int = Field(ge=0)
    laws_most: PositiveInt
    battle_rounds: PositiveInt
    raid_rounds: PositiveInt
    board: Board
    takeovers: PositiveInt
    battle_haste: PositiveInt
    asteroid_die: PositiveInt
    asteroid_hits: list[PositiveInt]
    damage_order: str
    offers_per_cycle: PositiveInt
    returns_per_cycle: PositiveInt
    marks_per_ballot: PositiveInt
    battery: Battery


class Map(Entry):
    """The hexes of both setups."""

    columns: PositiveInt
    rows: PositiveInt
    home_distance: PositiveInt
    green_within: PositiveInt
    twin_distance: PositiveInt
    frontier: dict[str, PositiveInt]
    rings: dict[str, PositiveInt]
    ring_homes: dict[int, list[int]]


class Lands(Entry):
    """`land.toml`."""

    lands: list[Land]


class Ships(Entry):
    """`ships.toml`."""

    hulls: list[Hull]
    wild: list[Wild]


class Tiles(Entry):
    """`tiles.toml`."""

    tiles: list[Tile]


class Technologies(Entry):
    """`technologies.toml`."""

    technologies: list[Technology]


class Buildings(Entry):
    """`buildings.toml`."""

    buildings: list[Building]


class Races(Entry):
    """`races.toml`."""

    races: list[Race]


class Events(Entry):
    """`events.toml`."""

    events: list[Happening]


class Resolutions(Entry):
    """`resolutions.toml`."""

    resolutions: list[Resolution]


class Orders(Entry):
    """`orders.toml`."""

    orders: list[Order]


class Content(Entry):
    """Everything; what must hold between entries is checked by `soundness`."""

    game: Numbers
    map: Map
    land: Lands
    ships: Ships
    tiles: Tiles
    technologies: Technologies
    buildings: Buildings
    races: Races
    events: Events
    resolutions: Resolutions
    orders: Orders

    def named(self) -> Iterator[tuple[str, Named]]:
        """Every entry that has an id, with the name of its kind."""
        lists: dict[str, list[Named]] = {
            "hull": [*self.ships.hulls], "wild": [*self.ships.wild], "tile": [*self.tiles.tiles],
            "tech": [*self.technologies.technologies], "building": [*self.buildings.buildings],
            "race": [*self.races.races], "event": [*self.events.events],
            "resolution": [*self.resolutions.resolutions], "order": [*self.orders.orders],
        }  # fmt: skip
        for kind, entries in lists.items():
            for entry in entries:
                yield kind, entry
