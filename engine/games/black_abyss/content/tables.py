"""The content as flat tables: ids become small integers.

Built once when the game is loaded. States hold only these numbers; words use the ids.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.core import content as reading
from engine.games.black_abyss.content.mode_forms import spread
from engine.games.black_abyss.content.soundness import SoundContent
from engine.games.black_abyss.content.vocabulary import GOODS, POWERS, TERRAINS, Powers

FOLDER: Final = reading.DATA / "black_abyss"
CONTENT: Final = reading.load(SoundContent, FOLDER / "v2")
GAME: Final = CONTENT.game

Triple = tuple[int, int, int]
Needs = tuple[tuple[int, int], ...]

HEX_KINDS: Final = (*CONTENT.map.frontier, "home")
HEX: Final = {name: number for number, name in enumerate(HEX_KINDS)}
EMPTY, ASTEROIDS, BLACK_HOLE, HOME = (
    HEX["empty"], HEX["asteroids"], HEX["black-hole"], HEX["home"]
)  # fmt: skip
TWINS: Final = (HEX["twin-one"], HEX["twin-two"])
WORMHOLES: Final = frozenset(n for n, name in enumerate(HEX_KINDS) if name.startswith("wormhole"))
LAND_CLASS: Final = {
    HEX[kind]: name
    for kind, name in (
        ("green", "green"), ("blue", "blue"), ("yellow", "yellow"), ("red", "red"),
        ("moon", "moon"), ("twin-one", "twin"), ("twin-two", "twin"), ("home", "home"),
    )
}  # fmt: skip
PLANETS: Final = frozenset(LAND_CLASS)
SLOTS: Final = tuple(
    0 if kind not in PLANETS else 3 if kind == HEX["moon"] else 7 for kind in range(len(HEX_KINDS))
)

PLAINS, MINERAL, ENERGY, ROUGH, WATER = range(5)
COLONY, MARINE, TECHNOLOGY, FOOD, ENERGY_CHIPS, MINERALS = range(6)
BONUSES: Final = ("colony", "marine", "technology", "food", "energy", "minerals")


def _lands() -> Iterable[tuple[str, int, int, int, int]]:
    """Class, terrain, good, bonus and count of each kind of land tile; -1 for no good or bonus."""
    for land in CONTENT.land.lands:
        terrain, rest = TERRAINS.index(land.terrain), land.count
        for good, count in land.goods.items():
            yield land.class_, terrain, GOODS.index(good), -1, count
            rest -= count
        for bonus, count in land.bonuses.items():
            yield land.class_, terrain, -1, BONUSES.index(bonus), count
            rest -= count
        if rest:
            yield land.class_, terrain, -1, -1, rest


_LANDS = tuple(_lands())
LAND_COUNT: Final = tuple(count for *_, count in _LANDS)
LAND_TERRAIN: Final = tuple(terrain for _, terrain, _, _, _ in _LANDS)
LAND_GOOD: Final = tuple(good for _, _, good, _, _ in _LANDS)
LAND_BONUS: Final = tuple(bonus for _, _, _, bonus, _ in _LANDS)
LANDS_OF: Final = {
    name: tuple(n for n, land in enumerate(_LANDS) if land[0] == name)
    for name in set(LAND_CLASS.values())
}
HOME_LAND: Final = tuple(
    next(
        n
        for n in LANDS_OF["home"]
        if name == (TERRAINS[LAND_TERRAIN[n]] if LAND_GOOD[n] < 0 else GOODS[LAND_GOOD[n]])
    )
    for name in GAME.home_land
)


def powers(entries: Mapping[str, int] | Powers) -> tuple[tuple[int, int], ...]:
    """Pairs of an index into `POWERS` and an amount."""
    return tuple((POWERS.index(name), amount) for name, amount in entries.items())


TECHS: Final = tuple(tech.id for tech in CONTENT.technologies.technologies)
TECH: Final = {name: number for number, name in enumerate(TECHS)}
LEVELS: Final = tuple(
    tuple(powers(level) for level in tech.levels) for tech in CONTENT.technologies.technologies
)
TIER: Final = tuple(tech.tier - 1 for tech in CONTENT.technologies.technologies)
TIER_COSTS: Final = tuple(cost.triple() for cost in GAME.tier_costs)
SECRET: Final = next(n for n, tech in enumerate(CONTENT.technologies.technologies) if tech.secret)
SECRET_COST: Final = GAME.secret_costs.rings.triple()
FRONTIER_SECRET_COST: Final = GAME.secret_costs.frontier.triple()


def _needs(needs: Mapping[str, int]) -> Needs:
    return tuple((TECH[name], level) for name, level in needs.items())


TECH_NEEDS: Final = tuple(_needs(tech.needs) for tech in CONTENT.technologies.technologies)

HULLS: Final = tuple(hull.id for hull in CONTENT.ships.hulls)
FIGHTER, TRANSPORT, FRIGATE, CRUISER, DREADNOUGHT = (
    HULLS.index(name) for name in ("fighter", "transport", "frigate", "cruiser", "dreadnought")
)
HULL_COST: Final = tuple(hull.cost.triple() for hull in CONTENT.ships.hulls)
HULL_SUPPLY: Final = tuple(hull.supply for hull in CONTENT.ships.hulls)
FITTED: Final = tuple(hull.fitted for hull in CONTENT.ships.hulls)
LARGE: Final = tuple(hull.dock == "large" for hull in CONTENT.ships.hulls)
WILD: Final = tuple(wild.id for wild in CONTENT.ships.wild)
WILD_AT: Final = len(HULLS)
KEEPERS: Final = tuple(WILD_AT + n for n, wild in enumerate(CONTENT.ships.wild) if wild.keeper)
HULL_NAMES: Final = HULLS + WILD
SECTIONS: Final = (
    *(hull.sections for hull in CONTENT.ships.hulls),
    *(len(wild.tiles) for wild in CONTENT.ships.wild),
)

_TILES = CONTENT.tiles.tiles
TILES: Final = tuple(tile.id for tile in _TILES)
TILE: Final = {name: number for number, name in enumerate(TILES)}
TILE_ROLE: Final = tuple(tile.role for tile in _TILES)
TILE_COST: Final = tuple(tile.cost.triple() for tile in _TILES)
TILE_SUPPLY: Final = tuple(tile.supply for tile in _TILES)
TILE_NEEDS: Final = tuple(_needs(tile.needs) for tile in _TILES)
DIE: Final = tuple(tile.die for tile in _TILES)
RANGE: Final = tuple(tile.range for tile in _TILES)
HIT: Final = tuple(tile.hit for tile in _TILES)
RATING: Final = tuple(tile.rating for tile in _TILES)
HOLDS_GOODS: Final = tuple(tile.goods for tile in _TILES)
HOLDS_MARINES: Final = tuple(tile.marines for tile in _TILES)
POD: Final = TILE_ROLE.index("pod")
WILD_TILES: Final = tuple(tuple(TILE[t] for t in wild.tiles) for wild in CONTENT.ships.wild)
FIGHTER_WEAPONS: Final = tuple(TILE[name] for name in GAME.fighter_weapons)

_BUILDINGS = CONTENT.buildings.buildings
BUILDINGS: Final = tuple(building.id for building in _BUILDINGS)
BUILDING: Final = {name: number for number, name in enumerate(BUILDINGS)}
ROLE: Final = tuple(building.role for building in _BUILDINGS)
BUILDING_COST: Final = tuple(building.cost.triple() for building in _BUILDINGS)
BUILDING_NEEDS: Final = tuple(_needs(building.needs) for building in _BUILDINGS)
BUILDING_POWERS: Final = tuple(powers(building.powers) for building in _BUILDINGS)
STANDS_ON: Final = tuple(
    frozenset(TERRAINS.index(t) for t in building.on) or frozenset({PLAINS, MINERAL, ENERGY, ROUGH})
    for building in _BUILDINGS
)
HABITAT, FARM, MINE, PLANT, TRADE_HOUSE, SMALL_DOCK, LARGE_DOCK, PORT, BATTERY, SHIELD = (
    ROLE.index(role)
    for role in (
        "habitat", "farm", "mine", "plant", "trade", "small-dock", "large-dock", "port",
        "battery", "shield",
    )
)  # fmt: skip
YIELDING: Final = (FARM, MINE, PLANT)
WONDERS: Final = frozenset(n for n, role in enumerate(ROLE) if role == "wonder")

RACES: Final = tuple(race.id for race in CONTENT.races.races)
RACE: Final = {race.id: race for race in CONTENT.races.races}
RACE_CLASSES: Final = tuple(
    tuple(HEX[name] for name in race.classes) for race in CONTENT.races.races
)
RACE_POWERS: Final = tuple(
    powers(race.strength) + powers(race.weakness) for race in CONTENT.races.races
)

EVENTS: Final = tuple(event.id for event in CONTENT.events.events)
EVENT_POWERS: Final = tuple(
    tuple(p for e in event.effects if e.kind == "lasting" for p in powers(e.powers))
    for event in CONTENT.events.events
)
LAWS: Final = tuple(law.id for law in CONTENT.resolutions.resolutions)
LAW_WHOM: Final = tuple(law.whom for law in CONTENT.resolutions.resolutions)
LAW_POWERS: Final = tuple(powers(law.powers) for law in CONTENT.resolutions.resolutions)

ORDERS: Final = tuple(order.id for order in CONTENT.orders.orders)
ORDER: Final = tuple(CONTENT.orders.orders)
WILD_ORDERS: Final = tuple(ORDERS.index(wild.order) for wild in CONTENT.ships.wild)
DAMAGE_ORDER: Final = ORDERS.index(GAME.damage_order)

MODES: Final = CONTENT.modes
FLEET_TILES: Final = tuple(
    n for n, role in enumerate(TILE_ROLE) if role in MODES.fleet_battle.roles
)
HALF_SUPPLY: Final = tuple(count // 2 for count in TILE_SUPPLY)
HULL_POINTS: Final = tuple(sum(cost[1:]) for cost in HULL_COST)
TILE_POINTS: Final = tuple(sum(cost[1:]) for cost in TILE_COST)


def _design(hull: str, tiles: tuple[str, ...]) -> tuple[int, ...]:
    """A ship of a fleet battle: its class, then a tile per section, -1 for an empty one."""
    number = HULLS.index(hull)
    room = SECTIONS[number] if FITTED[number] else 0
    fitted = [TILE[tile] for tile in tiles]
    return number, *fitted, *[-1] * (room - len(fitted))


SQUADRONS: Final = tuple(squadron.id for squadron in MODES.fleet_battle.squadrons)
SQUADRON_SHIPS: Final = tuple(
    tuple(_design(*ship) for ship in spread(squadron)) for squadron in MODES.fleet_battle.squadrons
)
SQUADRON_LEVELS: Final = tuple(squadron.level for squadron in MODES.fleet_battle.squadrons)
