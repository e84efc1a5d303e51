"""Consistency checks between entries of the content, one sentence per fault.

They find unknown names; technologies, ships and buildings out of reach; levels, powers and wonders
without effect; decks and piles of the wrong size. A sentence begins with its file.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Self, get_args

from pydantic import model_validator

from engine.games.black_abyss.content import mode_soundness
from engine.games.black_abyss.content.effects import Recruits, Spawn, Storm
from engine.games.black_abyss.content.forms import Building, Content, Land, Technology
from engine.games.black_abyss.content.vocabulary import POWERS, Part, Role

_SIZES = {
    "map.toml": ("hexes", 104), "land.toml": ("land tiles", 330), "tiles.toml": ("tiles", 200),
    "events.toml": ("events", 24), "resolutions.toml": ("resolutions", 20),
    "races.toml": ("races", 6),
}  # fmt: skip
_SEATS = range(3, 7)
_OUTER = 18
_SETTLED = ("green", "blue", "yellow", "red")
_TWINS = ("twin-one", "twin-two")
_LONE = {*_SETTLED, "moon", *_TWINS, "black-hole", "asteroids", "empty"}
_HULLS = ("fighter", "transport", "frigate", "cruiser", "dreadnought")
_ICONS = {
    "plains": ("barley", "grapes", "spice"), "mineral": ("ore", "gems", "gold"),
    "energy": ("plasma", "crystal", "helium"),
}  # fmt: skip
_TERRAIN = {good: terrain for terrain, goods in _ICONS.items() for good in goods}
_ROLLED = ("weapon", "bomb", "armour")
_RATED = ("shield", "computer", "jammer", "engine", "crew", "scanner")


class SoundContent(Content):
    """All content, checked as a whole; loading it reports every fault at once."""

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if found := list(faults(self)):
            raise ValueError("\n".join(found))
        return self


def faults(content: Content) -> Iterator[str]:
    """A sentence for every fault between entries."""
    yield from _names(content)
    yield from _counts(content)
    yield from _map(content)
    yield from _home(content)
    yield from _technologies(content)
    yield from _unreachable_needs(content)
    yield from _ships(content)
    yield from _wild(content)
    yield from _tiles(content)
    yield from _buildings(content)
    yield from _races(content)
    yield from _happenings(content)
    yield from _orders(content)
    yield from _dice(content)
    yield from _unused_powers(content)
    yield from _land(content)
    yield from mode_soundness.faults(content)


def _names(content: Content) -> Iterator[str]:
    counts = Counter(entry.id for _, entry in content.named_entries())
    for name, count in counts.items():
        if count > 1:
            yield f"the id {name!r} stands for {count} entries: give each its own"


def _counts(content: Content) -> Iterator[str]:
    found = {
        "map.toml": sum(content.map.frontier.values()),
        "land.toml": sum(land.count for land in content.land.lands),
        "tiles.toml": sum(tile.supply for tile in content.tiles.tiles),
        "events.toml": len(content.events.events),
        "resolutions.toml": len(content.resolutions.resolutions),
        "races.toml": len(content.races.races),
    }
    for file, (what, wanted) in _SIZES.items():
        if found[file] != wanted:
            yield f"{file}: there are {found[file]} {what}, not {wanted}"


def _map(content: Content) -> Iterator[str]:
    layout = content.map
    known = _LONE | {kind for kind in layout.frontier if kind.startswith("wormhole-")}
    for kind in sorted(known ^ layout.frontier.keys()):
        fault = "is no kind of hex" if kind in layout.frontier else "is missing on the frontier"
        yield f"map.toml: {kind!r} {fault}"
    for kind, count in layout.rings.items():
        if count > layout.frontier.get(kind, 0):
            yield f"map.toml: the rings hold {count} {kind}, more than there are"
    yield from _pairs("frontier", layout.frontier)
    yield from _pairs("rings", layout.rings)
    if layout.columns * layout.rows != sum(layout.frontier.values()):
        yield f"map.toml: {layout.columns} columns of {layout.rows} do not hold the frontier"
    for seats in _SEATS:
        places = layout.ring_homes.get(seats, [])
        inside = set(places) & set(range(_OUTER))
        if len(places) != seats or len(inside) != seats:
            yield f"map.toml: {seats} seats need {seats} places from 0 to {_OUTER - 1} of the ring"


def _pairs(where: str, hexes: dict[str, int]) -> Iterator[str]:
    for kind, count in hexes.items():
        if kind.startswith("wormhole-") and count != 2:
            yield f"map.toml: {kind} on the {where} has {count} ends, not 2"
    for twin in _TWINS:
        if hexes.get(twin) != 1:
            yield f"map.toml: there must be one {twin} on the {where}"


def _home(content: Content) -> Iterator[str]:
    buildings = {building.id: building for building in content.buildings.buildings}
    tiles, roles = content.game.home_land, []
    land = [_TERRAIN.get(name, name) for name in tiles]
    for slot, name in content.game.start_buildings.items():
        building = buildings.get(name)
        if building is None:
            yield f"game.toml: start_buildings names {name!r}, which is no building"
        elif not 0 <= slot < len(land) or not _stands(building, land[slot]):
            yield f"game.toml: {name} cannot stand on land {slot} of a home"
        else:
            roles.append(building.role)
    if len(roles) - 1 > content.game.habitat_support or roles.count("habitat") != 1:
        yield "game.toml: a home starts with one habitat and no more than it supports"
    there: Counter[str] = Counter()
    for one in content.land.lands:
        if one.class_ == "home" and not one.bonuses:
            there.update(one.goods)
            there[one.terrain] += one.count - sum(one.goods.values())
    for name, count in Counter(tiles).items():
        if there[name] < (needed := count * _SEATS[-1]):
            bare = "" if name in _TERRAIN else "bare "
            yield f"land.toml: six homes need {needed} {bare}{name} tiles, not {there[name]}"


def _stands(building: Building, terrain: str) -> bool:
    return terrain in building.on if building.on else terrain != "water"


def _reachable(technologies: list[Technology]) -> dict[str, int]:
    """Reachable technologies, with their number of levels."""
    reached: dict[str, int] = {}
    while True:
        fresh = {
            tech.id: len(tech.levels)
            for tech in technologies
            if tech.id not in reached and _are_met(tech.needs, reached)
        }
        if not fresh:
            return reached
        reached |= fresh


def _are_met(needs: dict[str, int], reached: dict[str, int]) -> bool:
    return all(level <= reached.get(need, 0) for need, level in needs.items())


def _technologies(content: Content) -> Iterator[str]:
    """Unreachable technologies, and levels without price or effect."""
    technologies, file = content.technologies.technologies, "technologies.toml"
    reached = _reachable(technologies)
    steps = len(content.game.tier_costs)
    wanted = {
        (need, level)
        for _, entry in content.named_entries()
        for need, level in (getattr(entry, "needs", None) or {}).items()
    }
    for tech in technologies:
        if tech.id not in reached:
            yield f"{file}: {tech.id} can never be reached: {_wants(tech.needs, reached)}"
        if not tech.secret and tech.tier + len(tech.levels) - 1 > steps:
            yield f"{file}: {tech.id} has levels beyond the {steps} prices of game.toml"
        for number, powers in enumerate(tech.levels, start=1):
            if not powers and not tech.secret and (tech.id, number) not in wanted:
                yield f"{file}: level {number} of {tech.id} does nothing and nothing needs it"
    if sum(tech.secret for tech in technologies) != 1:
        yield f"{file}: one technology, and only one, must be the secret"
    others = sum(len(tech.levels) for tech in technologies if not tech.secret)
    if content.game.secret_levels > others:
        yield f"game.toml: the secret needs {content.game.secret_levels} of {others} other levels"


def _wants(needs: dict[str, int], reached: dict[str, int]) -> str:
    missing = [f"{n} {level}" for n, level in needs.items() if reached.get(n, 0) < level]
    return f"it needs {' and '.join(missing)}"


def _unreachable_needs(content: Content) -> Iterator[str]:
    """Tiles and buildings whose technology is unreachable."""
    reached = _reachable(content.technologies.technologies)
    for file, entries in (
        ("tiles.toml", content.tiles.tiles), ("buildings.toml", content.buildings.buildings),
    ):  # fmt: skip
        for entry in entries:
            if not _are_met(entry.needs, reached):
                yield f"{file}: {entry.id} can never be built: {_wants(entry.needs, reached)}"


def _ships(content: Content) -> Iterator[str]:
    """Ship classes that nobody can build, and classes the rules need but the data lack."""
    reached = _reachable(content.technologies.technologies)
    docks = {b.role for b in content.buildings.buildings if _are_met(b.needs, reached)}
    for hull in content.ships.hulls:
        fitting = {"small-dock", "large-dock"} if hull.dock == "small" else {"large-dock"}
        if not docks & fitting:
            yield f"ships.toml: {hull.id} can never be built: there is no {hull.dock} dock for it"
    for name in _HULLS:
        if name not in {hull.id for hull in content.ships.hulls}:
            yield f"ships.toml: there is no {name}"


def _wild(content: Content) -> Iterator[str]:
    """Monsters and fighters with unknown tiles or without a weapon; missing keepers."""
    tiles = {tile.id: tile for tile in content.tiles.tiles}
    for wild in content.ships.wild:
        for name in wild.tiles:
            if name not in tiles:
                yield f"ships.toml: {wild.id} carries {name!r}, which is no tile"
    if sum(wild.keeper for wild in content.ships.wild) != len(_TWINS):
        yield "ships.toml: there must be two keepers, one for each twin planet"
    for name in content.game.fighter_weapons:
        if name not in tiles or tiles[name].role != "weapon":
            yield f"game.toml: fighters cannot carry {name!r}, which is no weapon"


def _tiles(content: Content) -> Iterator[str]:
    """Tiles without effect."""
    for tile in content.tiles.tiles:
        if tile.role in _ROLLED and not 0 < tile.hit <= tile.die:
            yield f"tiles.toml: {tile.id} can never hit: it needs {tile.hit} on a d{tile.die}"
        if tile.role in ("weapon", "bomb") and not tile.range:
            yield f"tiles.toml: {tile.id} reaches nothing: give it a range"
        if tile.role in _RATED and not tile.rating:
            yield f"tiles.toml: {tile.id} does nothing: give it a rating"
        if tile.role == "hold" and not (tile.goods or tile.marines):
            yield f"tiles.toml: {tile.id} holds nothing: give it goods or marines"
    yield from _lacking("tiles.toml", get_args(Part), [tile.role for tile in content.tiles.tiles])


def _lacking(file: str, wanted: tuple[str, ...], found: list[str]) -> Iterator[str]:
    for role in wanted:
        if role not in found:
            yield f"{file}: there is nothing of the role {role!r}"


def _buildings(content: Content) -> Iterator[str]:
    buildings, file = content.buildings.buildings, "buildings.toml"
    yield from _lacking(file, get_args(Role), [building.role for building in buildings])
    roles = Counter(building.role for building in buildings)
    for building in buildings:
        wonder = building.role == "wonder"
        if wonder and not any(building.powers.values()):
            yield f"{file}: the wonder {building.id} does nothing: give it powers"
        if building.powers and not wonder:
            yield f"{file}: {building.id} has powers, but only wonders have any"
        if not wonder and roles[building.role] > 1:
            yield f"{file}: {building.id} is not the only one of the role {building.role!r}"
        if "water" in building.on:
            yield f"{file}: {building.id} stands on water, where nothing is built"
    if roles["wonder"] != 5:
        yield f"{file}: there are {roles['wonder']} wonders, not 5"


def _races(content: Content) -> Iterator[str]:
    for race in content.races.races:
        if sorted(race.classes) != sorted(_SETTLED):
            yield f"races.toml: {race.id} must name each of {', '.join(_SETTLED)} once"
        for what, powers in (("strength", race.strength), ("weakness", race.weakness)):
            if not any(powers.values()):
                yield f"races.toml: {race.id} has no {what}"


def _happenings(content: Content) -> Iterator[str]:
    """Events with unknown monsters or ships, or impossible rolls."""
    hulls = {hull.id for hull in content.ships.hulls}
    roaming = {wild.id for wild in content.ships.wild if not wild.keeper}
    for event in content.events.events:
        for effect in event.effects:
            if isinstance(effect, Spawn) and effect.wild not in roaming:
                yield f"events.toml: {event.id} wakes {effect.wild!r}, which is no roaming monster"
            if isinstance(effect, Recruits) and effect.hull not in hulls:
                yield f"events.toml: {event.id} brings {effect.hull!r}, which is no ship"
            if isinstance(effect, Storm) and max(effect.hits, default=0) > effect.die:
                yield f"events.toml: {event.id} hits on more than its d{effect.die} shows"


def _orders(content: Content) -> Iterator[str]:
    every = {*get_args(Part), "blank"}
    for order in content.orders.orders:
        for part in sorted(every - set(order.covers)):
            yield f"orders.toml: {order.id} does not say when to give up a {part}"
    known = {order.id for order in content.orders.orders}
    if content.game.damage_order not in known:
        yield f"game.toml: damage_order is {content.game.damage_order!r}, which is no order"
    for wild in content.ships.wild:
        if wild.order not in known:
            yield f"ships.toml: {wild.id} fights by {wild.order!r}, which is no order"
    board = content.game.board
    if 2 * board.zone > board.columns:
        yield f"game.toml: both sides deploy in {board.zone} of {board.columns} columns"


def _dice(content: Content) -> Iterator[str]:
    game = content.game
    for what, hit, die in (
        ("batteries", game.battery.hit, game.battery.die),
        ("marines", game.marine_hit, game.marine_die),
        ("asteroids", max(game.asteroid_hits), game.asteroid_die),
    ):
        if hit > die:
            yield f"game.toml: {what} hit on {hit}, which a d{die} never shows"


def _unused_powers(content: Content) -> Iterator[str]:
    granted = {
        name for tech in content.technologies.technologies for p in tech.levels for name in p
    }
    for race in content.races.races:
        granted |= race.strength.keys() | race.weakness.keys()
    for building in content.buildings.buildings:
        granted |= building.powers.keys()
    for law in content.resolutions.resolutions:
        granted |= law.powers.keys()
    for event in content.events.events:
        for effect in event.effects:
            granted |= getattr(effect, "powers", {}).keys()
    yield from (f"no entry grants the power {name!r}" for name in POWERS if name not in granted)


def _land(content: Content) -> Iterator[str]:
    counts: Counter[str] = Counter()
    for land in content.land.lands:
        counts[land.class_] += land.count
        yield from _icons(land)
    wanted = {kind: content.map.frontier.get(kind, 0) * 7 for kind in _SETTLED}
    wanted |= {"moon": content.map.frontier.get("moon", 0) * 3, "twin": 14, "home": 42}
    for kind, number in wanted.items():
        if counts[kind] != number:
            yield f"land.toml: {kind} planets need {number} land tiles, not {counts[kind]}"


def _icons(land: Land) -> Iterator[str]:
    where = f"land.toml: {land.class_} {land.terrain}"
    if sum(land.goods.values()) + sum(land.bonuses.values()) > land.count:
        yield f"{where} has more icons and bonuses than its {land.count} tiles"
    for good in land.goods:
        if good not in _ICONS.get(land.terrain, ()):
            yield f"{where} yields no {good}"
    for bonus in ("colony", "marine"):
        if land.terrain == "water" and bonus in land.bonuses:
            yield f"{where} gives a {bonus}, which cannot stand there"
