"""What must hold between the entries of the content; each fault is a sentence of its own.

Dangling names, technologies nobody can reach, ships and tiles nobody can build, decks and piles of
the wrong size, powers that nothing grants.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.games.black_abyss.content import POWERS, TERRAINS, Recruits, Spawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.games.black_abyss.content import Content

_SIZES = {"hexes": 104, "land tiles": 330, "ship tiles": 200, "events": 24, "resolutions": 20}


def faults(content: Content) -> Iterator[str]:
    """Every fault there is between entries."""
    yield from _names(content)
    yield from _counts(content)
    yield from _reach(content)
    yield from _dangling(content)
    yield from _land(content)


def _names(content: Content) -> Iterator[str]:
    counts = Counter(entry.id for _, entry in content.named())
    yield from (f"the id {name!r} stands for {n} entries" for name, n in counts.items() if n > 1)


def _counts(content: Content) -> Iterator[str]:
    found = {
        "hexes": sum(content.map.frontier.values()),
        "land tiles": sum(land.count for land in content.land.lands),
        "ship tiles": sum(tile.supply for tile in content.tiles.tiles),
        "events": len(content.events.events),
        "resolutions": len(content.resolutions.resolutions),
    }
    for what, wanted in _SIZES.items():
        if found[what] != wanted:
            yield f"there are {found[what]} {what}, not {wanted}"
    for kind, count in content.map.rings.items():
        if count > content.map.frontier.get(kind, 0):
            yield f"the rings hold more {kind} than there are"


def _reach(content: Content) -> Iterator[str]:
    """Technologies whose needs can never be met, and levels without a price."""
    levels = {tech.id: len(tech.levels) for tech in content.technologies.technologies}
    reached: set[str] = set()
    while True:
        fresh = {
            tech.id
            for tech in content.technologies.technologies
            if all(need in reached and level <= levels[need] for need, level in tech.needs.items())
        } - reached
        if not fresh:
            break
        reached |= fresh
    for tech in content.technologies.technologies:
        if tech.id not in reached:
            yield f"technology {tech.id} can never be reached"
        if tech.tier + len(tech.levels) - 1 > len(content.game.tier_costs):
            yield f"technology {tech.id} has levels without a price"
    for kind, entry in content.named():
        needs: dict[str, int] = getattr(entry, "needs", {}) if kind in ("tile", "building") else {}
        for need, level in needs.items():
            if need not in reached or level > levels[need]:
                yield f"{entry.id} can never be built: it needs {need} {level}"


def _dangling(content: Content) -> Iterator[str]:
    """Names of tiles, hulls, monsters and buildings that stand for nothing; unbuildable ships."""
    tiles = {tile.id: tile for tile in content.tiles.tiles}
    for wild in content.ships.wild:
        yield from (f"{wild.id} carries unknown {t!r}" for t in wild.tiles if t not in tiles)
    for name in content.game.fighter_weapons:
        if name not in tiles or tiles[name].role != "weapon":
            yield f"fighters cannot carry {name!r}"
    roles = {building.role for building in content.buildings.buildings}
    names = {building.id for building in content.buildings.buildings}
    for hull in content.ships.hulls:
        if f"{hull.dock}-dock" not in roles:
            yield f"{hull.id} can never be built: there is no {hull.dock} dock"
    yield from (
        f"no building {n!r}" for n in content.game.start_buildings.values() if n not in names
    )
    yield from _unhappening(content)
    for tile in content.tiles.tiles:
        if tile.role in ("weapon", "bomb", "armour") and not 0 < tile.hit <= tile.die:
            yield f"{tile.id} can never hit"
    yield from _unused_powers(content)


def _unhappening(content: Content) -> Iterator[str]:
    """Events that name monsters or ships there are none of."""
    hulls = {hull.id for hull in content.ships.hulls}
    wild_ids = {wild.id for wild in content.ships.wild}
    for event in content.events.events:
        for effect in event.effects:
            if isinstance(effect, Spawn) and effect.wild not in wild_ids:
                yield f"event {event.id} spawns unknown {effect.wild!r}"
            if isinstance(effect, Recruits) and effect.hull not in hulls:
                yield f"event {event.id} recruits unknown {effect.hull!r}"


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
    yield from (f"no entry grants the power {name}" for name in POWERS if name not in granted)


def _land(content: Content) -> Iterator[str]:
    counts: Counter[str] = Counter()
    for land in content.land.lands:
        counts[land.class_] += land.count
        where = f"{land.class_} {land.terrain}"
        if sum(land.goods.values()) + sum(land.bonuses.values()) > land.count:
            yield f"{where} has more icons than tiles"
        if land.terrain == "water" and "colony" in land.bonuses:
            yield f"{where} gives a colony on water"
        if land.goods and land.terrain not in TERRAINS[:3]:
            yield f"{where} has trade icons but yields nothing"
    planets = content.map.frontier
    sizes = {"moon": 3}
    for name in ("green", "blue", "yellow", "red", "moon"):
        wanted = planets.get(name, 0) * sizes.get(name, 7)
        if counts[name] != wanted:
            yield f"{name} planets need {wanted} land tiles, not {counts[name]}"
