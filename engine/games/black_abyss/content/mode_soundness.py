"""Consistency checks of the games for two; called by `soundness`."""

from collections import Counter
from collections.abc import Iterator

from engine.games.black_abyss.content.forms import Content
from engine.games.black_abyss.content.mode_forms import Squadron, around, spread


def faults(content: Content) -> Iterator[str]:
    """A sentence per fault: maps with too many hexes, unknown names, faulty squadrons."""
    techs = {tech.id: len(tech.levels) for tech in content.technologies.technologies}
    for name, arena in content.modes.arenas().items():
        spaces = {place for place in around(arena.radius) if place not in arena.homes}
        if sum(arena.hexes.values()) > len(spaces):
            yield f"modes.toml: {name} holds more hexes than its {len(spaces)} spaces"
        if len(set(arena.homes)) != len(arena.homes):
            yield f"modes.toml: both homes of {name} lie in one place"
        for kind in sorted(arena.hexes.keys() - content.map.frontier.keys()):
            yield f"modes.toml: {name} holds {kind!r}, which is no kind of hex"
        for tech, level in arena.techs.items():
            if level > techs.get(tech, 0):
                yield f"modes.toml: {name} begins with {tech} {level}, which there is not"
    laws = {law.id for law in content.resolutions.resolutions}
    for law in sorted({*content.modes.duel.without} - laws):
        yield f"modes.toml: duel goes without {law!r}, which is no resolution"
    for squadron in content.modes.fleet_battle.squadrons:
        yield from _unsound(content, squadron)


def _unsound(content: Content, squadron: Squadron) -> Iterator[str]:
    """The faults of a squadron: unknown names, too few sections, supply, price."""
    rules, where = content.modes.fleet_battle, f"modes.toml: the squadron {squadron.id}"
    hulls = {hull.id: hull for hull in content.ships.hulls}
    tiles = {tile.id: tile for tile in content.tiles.tiles if tile.role in rules.roles}
    ships = list(spread(squadron))
    unknown = {hull for hull, _ in ships} - hulls.keys()
    unknown |= {tile for _, fitted in ships for tile in fitted} - tiles.keys()
    if unknown or squadron.level >= len(rules.levels):
        yield f"{where} names what cannot be chosen: {', '.join(sorted(unknown)) or 'its level'}"
        return
    cost = rules.levels[squadron.level]
    for hull, fitted in ships:
        room = hulls[hull].sections if hulls[hull].fitted else 0
        if len(fitted) > room:
            yield f"{where} puts {len(fitted)} tiles on a {hull}, which takes {room}"
        paid = (hulls[hull].cost, *(tiles[tile].cost for tile in fitted))
        cost += sum(one.energy + one.minerals for one in paid)
    if cost > rules.points:
        yield f"{where} costs {cost} points, more than {rules.points}"
    for hull, count in Counter(hull for hull, _ in ships).items():
        if count > hulls[hull].supply:
            yield f"{where} has {count} ships of the class {hull}, more than there are"
    for tile, count in Counter(tile for _, fitted in ships for tile in fitted).items():
        if count > tiles[tile].supply // 2:
            yield f"{where} has {count} tiles {tile}, more than half of those there are"
