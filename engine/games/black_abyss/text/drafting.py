"""Labels for assembling a fleet: squadrons, ships with tiles, prices in points."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from engine.core.words import Words, words
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.text.wording import ship_name, thing
from engine.games.black_abyss.view import View, ship_of


def squadron(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """The label of a squadron: its name and ships."""
    ships = Counter(design[0] for design in t.SQUADRON_SHIPS[t.SQUADRONS.index(key)])
    counted = [words("black-abyss-ships", hull=t.HULLS[hull], count=n) for hull, n in ships.items()]
    return words("black-abyss-label-squadron", name=thing(key), ships=tuple(counted))


def _points(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """The label of a class or tile: its price, and how many are left."""
    assert view.fitting is not None
    hull = key in t.HULLS
    price = t.HULL_POINTS[t.HULLS.index(key)] if hull else t.TILE_POINTS[t.TILE[key]]
    left = dict(view.fitting.room)[key]
    return words("black-abyss-label-points", what=thing(key), price=price, left=left)


def _drafted(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """The label of a ship of the fleet, with its tiles."""
    ship = ship_of(view, key)
    carried = Counter(tile for tile in ship.tiles if tile)
    tiles = tuple(
        words("black-abyss-say-part", count=count, tile=thing(name))
        for name, count in carried.items()
    ) or (words("black-abyss-thing-blank"),)
    return words("black-abyss-label-drafted", ship=ship_name(ship.hull, ship.number), tiles=tiles)


def section(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label of a section of the ship that `path` names."""
    tile = ship_of(view, path[1]).tiles[int(key) - 1]
    return words("black-abyss-label-section", section=int(key), tile=thing(tile or "blank"))


def _level(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    level = int(key[1:])
    weapon = t.FIGHTER_WEAPONS[min(level, len(t.FIGHTER_WEAPONS) - 1)]
    avionics = Counter[int]()
    for powers in t.LEVELS[t.TECH["fighter-avionics"]][:level]:
        avionics.update(dict(powers))
    return words("black-abyss-label-fighters", level=level, weapon=thing(t.TILES[weapon]),
                 computer=avionics[p.FIGHTER_COMPUTER], jammer=avionics[p.FIGHTER_JAMMER],
                 price=t.MODES.fleet_battle.levels[level])  # fmt: skip


LABELS: Final[dict[str, Callable[[View, tuple[str, ...], str], Words]]] = {
    "squadron": squadron, "points": _points, "drafted": _drafted, "drafted-section": section,
    "level": _level,
}  # fmt: skip
