"""What can be looked at (sights): the map, parts of it, planets, empires, ships, a battle.

By the rules all of this is public; only the fuel range is the viewer's own.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from bot.language.speech import Speech
from bot.presentation.games.any_game import Sight
from bot.presentation.games.black_abyss.battle import scene as battle_scene
from bot.presentation.games.black_abyss.empires import empire_scene
from bot.presentation.games.black_abyss.empires import scene as empires_scene
from bot.presentation.games.black_abyss.fleets import scene as ships_scene
from bot.presentation.games.black_abyss.map import scene as map_scene
from bot.presentation.games.black_abyss.map.spaces import CROP_FROM
from bot.presentation.games.black_abyss.surface import scene as surface_scene
from bot.presentation.panel import Picture
from engine.core.words import seat_name, wording
from engine.games.black_abyss.text.wording import ship_name, thing
from engine.games.black_abyss.view import HexView, ShipView, View

_words = wording("picture-sight-")

MAP: Final = "map"
EMPIRES: Final = "empires"
BATTLE: Final = "battle"

_ROOMS: Final = {
    "at": surface_scene,
    "empire": empire_scene,
    "ships": ships_scene,
    EMPIRES: empires_scene,
}
_YARD: Final = frozenset({"fit", "strip", "repair", "mount", "unmount", "dismiss"})
_BATTLE: Final = frozenset({"ships", "place"})
_ABOUT: Final = {
    "move": "near",
    "embark": "at",
    "disembark": "at",
    "load": "at",
    "march": "at",
    "take": "at",
    "settle": "at",
}
"""By order to ships and marines: the kind of sight that shows the space in which it starts."""


def sights(view: View) -> list[Sight]:
    """The sights: battle, map, the viewer's empire, all empires, then spaces and other empires.

    Spaces where the viewer has colonies come first, then those with ships of the viewer's. Last is
    the battle board with each of the viewer's ships picked.
    """
    found = [Sight(BATTLE, _words("battle"))] if battle_scene.has_ships(view) else []
    if mapless(view):
        return found + _fleets(view)
    found.append(Sight(MAP, _words("map")))
    if view.viewer is not None:
        found += _empire(view, view.viewer)
    found.append(Sight(EMPIRES, _words("empires")))
    fleets = Counter([ship.at for ship in view.ships])
    here, there, rest = _places(view, fleets)
    found += _spaces(view, here, fleets)
    for empire in view.empires:
        if empire.alive and empire.seat != view.viewer:
            found += _empire(view, empire.seat)
    return found + _spaces(view, [*there, *rest], fleets) + _with_ship(view)


def mapless(view: View) -> bool:
    """Whether the game has no map: it is a fleet battle."""
    return view.mode == "fleet_battle"


def fleet(view: View, speech: Speech) -> Picture | None:
    """The picture of the viewer's own ships; None if there are none."""
    mine = any(ship.owner == view.viewer for ship in view.ships)
    return sight(view, f"ships-{view.viewer}-0", speech) if mine else None


def _fleets(view: View) -> list[Sight]:
    """The sights of a fleet battle: the visible ships of both sides, the viewer's first."""
    seats = sorted({ship.owner for ship in view.ships}, key=lambda seat: seat != view.viewer)
    return [page for seat in seats for page in _ships(view, seat)] + _with_ship(view)


def _with_ship(view: View) -> list[Sight]:
    """For each of the viewer's ships on a battle board, the board with that ship picked."""
    mine = battle_scene.pickable(view) if battle_scene.has_ships(view) else ()
    named = [(ship.id, ship_name(ship.hull, ship.number)) for ship in mine]
    return [Sight(f"{BATTLE}-{id_}", _words("battle-ship", ship=name)) for id_, name in named]


def sight(view: View, key: str, speech: Speech) -> Picture:
    """The picture of the sight with this key, which must be one of those offered."""
    kind, *rest = key.split("-")
    numbers = [int(number) for number in rest]
    if kind in ("map", "near"):
        around = numbers[0] if numbers else None
        scene = map_scene.scene_of(view, speech.for_pictures, around, explained=True)
        return Picture(map_scene.DRAWING, scene, map_scene.alt_of(scene, speech.without_escapes))
    if kind == BATTLE:
        return _picture_of(battle_scene, speech, view, numbers[0] if numbers else None)
    return _picture_of(_ROOMS[kind], speech, view, *numbers)


def off_the_map(view: View) -> str:
    """The key of the sight that a player's panel shows in place of the map in this phase, or ""."""
    if view.viewer is None:
        return ""
    return {"purchase": f"empire-{view.viewer}", "tribunal": EMPIRES}.get(view.phase, "")


def follow(view: View, path: tuple[str, ...]) -> str:
    """The key of the sight to show while the menu at a path is open; "" for the usual picture.

    Ships in a battle are shown on the battle board, ships in a dock as cards. Orders show the space
    in which they start; if ships leave it, the map around it, unless the map is small. Purchases
    show the viewer's empire, diplomacy and the tribunal show all empires.
    """
    verb, *keys = path
    if verb == "diplomacy" and view.viewer is not None and not mapless(view):
        return EMPIRES
    if view.viewer is not None and verb not in _YARD | _BATTLE | _ABOUT.keys():
        return off_the_map(view)
    place = keys[0].partition("-")[0] if keys else ""
    ship = next((ship for ship in view.ships if f"s{ship.id}" == place), None)
    if verb in _BATTLE and battle_scene.has_ships(view):
        named = keys[0] if keys else ""
        mine = any(f"s{ship.id}" == named for ship in battle_scene.pickable(view))
        return f"{BATTLE}-{named[1:]}" if mine else BATTLE
    if verb in _YARD and view.viewer is not None:
        return f"ships-{view.viewer}-{_page(view, view.viewer, ship)}"
    if verb not in _ABOUT or not keys:
        return ""
    if ship is not None:
        at: int | None = ship.at
    else:
        at = next((one.at for one in view.hexes if one.name.lower() == place), None)
    if at is None or not view.hexes[at].tile:
        return ""
    if _ABOUT[verb] == "at":
        return f"at-{at}"
    return f"near-{at}" if len(view.hexes) >= CROP_FROM else ""


def _page(view: View, seat: int, ship: ShipView | None) -> int:
    """The page (from 0) of a seat's ships that has this ship; without it, the first one."""
    pages = ships_scene.sheets(view, seat)
    return next((page for page, ships in enumerate(pages) if ship in ships), 0)


def _picture_of(room: Any, speech: Speech, *asked: Any) -> Picture:
    """The picture of the scene that the module `room` makes of `asked`, with its alt text."""
    plain, drawn = speech.without_escapes, speech.for_pictures
    scene = room.scene_of(*asked, plain)
    alt = room.alt_of(scene, plain)
    shown = scene if drawn == plain else room.scene_of(*asked, drawn)
    return Picture(room.DRAWING, shown, alt, room.TALL)


def _empire(view: View, seat: int) -> list[Sight]:
    """The sights of a seat: its empire, and its ships."""
    part = "own-empire" if seat == view.viewer else "empire"
    return [Sight(f"empire-{seat}", _words(part, seat=seat_name(seat))), *_ships(view, seat)]


def _ships(view: View, seat: int) -> list[Sight]:
    own, found = seat == view.viewer, []
    for page, _ in enumerate(ships_scene.sheets(view, seat)):
        part = "own-ships" if own else "ships"
        if page:
            part = "own-ships-further" if own else "ships-further"
        named = _words(part, seat=seat_name(seat), page=page + 1)
        found.append(Sight(f"ships-{seat}-{page}", named))
    return found


def _places(view: View, fleets: Counter[int]) -> tuple[list[HexView], list[HexView], list[HexView]]:
    """The spaces with colonies or ships of the viewer, those of others only, and the rest.

    The viewer's colonies come first, the nearest to its home first.
    """
    mine = {ship.at for ship in view.ships if ship.owner == view.viewer}
    own, others, rest = list[HexView](), list[HexView](), list[HexView]()
    for at in view.hexes:
        if at.at in mine or view.viewer in at.colonies:
            own.append(at)
        else:
            (others if at.colonies or fleets[at.at] else rest).append(at)
    if view.viewer is not None:
        home = view.hexes[view.empires[view.viewer].home]
        own.sort(key=lambda at: (view.viewer not in at.colonies, home.spaces_to(at)))
    return own, others, rest


def _spaces(view: View, spaces: Sequence[HexView], fleets: Counter[int]) -> list[Sight]:
    """The sights of those spaces that are explored; on a large map also the map around each."""
    found = []
    for at in spaces:
        if at.tile:
            found.append(_space(at.at, at.name, at.tile, at.colonies, fleets[at.at]))
        if len(view.hexes) >= CROP_FROM:
            found.append(_near(at.at, at.name))
    return found


@lru_cache(maxsize=4096)
def _space(at: int, name: str, tile: str, colonies: tuple[int, ...], ships: int) -> Sight:
    owners = tuple([seat_name(seat) for seat in colonies])
    part = "at-of" if owners else "at"
    return Sight(f"at-{at}", _words(part, hex=name, tile=thing(tile), owners=owners, ships=ships))


@lru_cache(maxsize=1024)
def _near(at: int, name: str) -> Sight:
    return Sight(f"near-{at}", _words("near", hex=name))
