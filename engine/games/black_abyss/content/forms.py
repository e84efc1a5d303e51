"""The schema of `data/black_abyss/`; `soundness` checks across entries.

`vocabulary` has the words it allows, `effects` the effects of event cards.
"""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field, PositiveInt

from engine.core.content import Entry
from engine.games.black_abyss.content.effects import Effect
from engine.games.black_abyss.content.mode_forms import Modes
from engine.games.black_abyss.content.vocabulary import (
    Bonus,
    Class,
    Cost,
    Good,
    NamedEntry,
    Part,
    Powers,
    Role,
    Terrain,
    Whom,
)


class Land(Entry):
    """The land tiles of one class and terrain: `count` of them, some with a good or bonus."""

    class_: Class = Field(alias="class")
    terrain: Terrain
    count: PositiveInt
    goods: dict[Good, PositiveInt] = Field(default_factory=dict)
    bonuses: dict[Bonus, PositiveInt] = Field(default_factory=dict)


class Hull(NamedEntry):
    """A ship class; only a `fitted` class has tiles, fighters do not."""

    sections: PositiveInt
    fitted: bool = True
    dock: Literal["small", "large"]
    cost: Cost
    supply: PositiveInt


class Wild(NamedEntry):
    """A neutral ship: a roaming monster or a keeper of a twin planet, and how it fights."""

    keeper: bool = False
    order: str
    tiles: list[str] = Field(min_length=1)


class Tile(NamedEntry):
    """A ship tile; its `role` decides which of the numbers it must have."""

    role: Part
    die: int = Field(0, ge=0)
    range: int = Field(0, ge=0)
    hit: int = Field(0, ge=0)
    rating: int = Field(0, ge=0)
    goods: int = Field(0, ge=0)
    marines: int = Field(0, ge=0)
    cost: Cost
    supply: PositiveInt
    needs: dict[str, PositiveInt] = Field(default_factory=dict)


class Technology(NamedEntry):
    """A technology with powers per level; `tier` is the price step of its first level.

    `needs`: levels of other technologies; `secret` marks the Secret of Life.
    """

    levels: list[Powers] = Field(min_length=1)
    tier: PositiveInt = 1
    needs: dict[str, PositiveInt] = Field(default_factory=dict)
    secret: bool = False


class Building(NamedEntry):
    """A building. Each wonder exists once; only wonders have powers."""

    role: Role
    on: list[Terrain] = Field(default_factory=list)
    cost: Cost
    needs: dict[str, PositiveInt] = Field(default_factory=dict)
    powers: Powers = Field(default_factory=dict)


class Race(NamedEntry):
    """A race with a strength and a weakness.

    It can live on the first of its `classes` of planets, and on one more for each level of
    hospitality; on moons from the first level on.
    """

    classes: list[Class] = Field(min_length=4, max_length=4)
    strength: Powers
    weakness: Powers


class Happening(NamedEntry):
    """An event card with its effects."""

    effects: list[Effect] = Field(min_length=1)


class Resolution(NamedEntry):
    """A resolution of the tribunal: powers for the seats `whom` while it is in force."""

    whom: Whom = "all"
    powers: Powers = Field(min_length=1)


class Order(NamedEntry):
    """A standing order for battles; `orders.toml` explains the fields."""

    stance: Literal["close", "range", "away"]
    aim: Literal["weakest", "strongest", "planet"]
    flee_below: int = Field(ge=0, le=101)
    bombs: bool
    lands: bool
    covers: list[Part | Literal["blank"]]


class Board(Entry):
    """The battle board: its size, deployment columns per side, and a side's ships per square."""

    columns: int = Field(ge=2, le=9)
    rows: int = Field(ge=1, le=8)
    zone: PositiveInt
    stack: PositiveInt


class Battery(Entry):
    """The weapon of planetary batteries: its die, its range, and the number that hits."""

    die: PositiveInt
    range: PositiveInt
    hit: PositiveInt


class Admiral(Entry):
    """Numbers of the agent `hard`, which plays battles out before it chooses an order.

    Every plan is played in `heat` imagined states, the best in up to `worlds`; `variations` of the
    best are tried, too. `doubt` is the lead that a plan needs, in standard errors; `building` is
    what a building is worth compared with the fleet.
    """

    worlds: PositiveInt
    heat: PositiveInt
    variations: PositiveInt
    doubt: float = Field(ge=0)
    building: float


class SecretCosts(Entry):
    """The price of the Secret of Life by map; games for two pay the price of `rings`."""

    rings: Cost
    frontier: Cost


class Crowded(Entry):
    """What is different with at least so many `seats` on the rings: the `plunder`."""

    seats: PositiveInt
    plunder: int = Field(ge=0)


class Numbers(Entry):
    """`game.toml`: the numbers of the game, explained there."""

    start: Cost
    start_fighters: PositiveInt
    start_buildings: dict[int, str]
    home_land: list[Terrain | Good] = Field(min_length=7, max_length=7)
    base_yield: PositiveInt
    base_speed: PositiveInt
    base_fuel: PositiveInt
    base_scans: PositiveInt
    habitat_support: PositiveInt
    good_store: PositiveInt
    chips: PositiveInt
    trade_share: PositiveInt
    plunder: int = Field(ge=0)
    crowded: Crowded
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
    exile_votes: int = Field(ge=0)
    secret_levels: PositiveInt
    secret_costs: SecretCosts
    secret_wait: PositiveInt
    keeper_absence: PositiveInt
    leader_income: int = Field(ge=0)
    laws_most: PositiveInt
    battle_rounds: PositiveInt
    raid_rounds: PositiveInt
    board: Board
    takeovers: PositiveInt
    battle_clocks: dict[str, PositiveInt]
    near: PositiveInt
    wars_told: PositiveInt
    asteroid_die: PositiveInt
    asteroid_hits: list[PositiveInt]
    damage_order: str
    offers_per_cycle: PositiveInt
    returns_per_cycle: PositiveInt
    marks_per_ballot: PositiveInt
    battery: Battery
    admiral: Admiral
    easy_idles: PositiveInt
    levels: dict[str, str]


class Map(Entry):
    """`map.toml`: how many hexes of each kind both maps have, and where home worlds may lie."""

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
    """All files of a ruleset; `soundness` has the checks between entries."""

    game: Numbers
    map: Map
    modes: Modes
    land: Lands
    ships: Ships
    tiles: Tiles
    technologies: Technologies
    buildings: Buildings
    races: Races
    events: Events
    resolutions: Resolutions
    orders: Orders

    def named_entries(self) -> Iterator[tuple[str, NamedEntry]]:
        """Pairs of an entry's kind and the entry, for every entry with an id."""
        lists: dict[str, list[NamedEntry]] = {
            "hull": [*self.ships.hulls], "wild": [*self.ships.wild], "tile": [*self.tiles.tiles],
            "tech": [*self.technologies.technologies], "building": [*self.buildings.buildings],
            "race": [*self.races.races], "event": [*self.events.events],
            "resolution": [*self.resolutions.resolutions], "order": [*self.orders.orders],
        }  # fmt: skip
        for kind, entries in lists.items():
            for entry in entries:
                yield kind, entry
