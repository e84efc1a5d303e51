"""The scene of a sheet with cards of a seat's ships, and its alt text."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.presentation.games.black_abyss.map.scene import letters_of
from engine.core.words import seat_name, wording
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import HERE
from engine.games.black_abyss.text.wording import ship_name, thing
from engine.games.black_abyss.view import ShipView, View

_picture_words = wording("picture-ships-")

DRAWING: Final = "bot.presentation.games.black_abyss.fleets.draw:draw"

SECTIONS_A_LINE: Final = 3
LINES_A_SHEET: Final = 17
"""Maximum lines of a sheet. A card takes one line, and one more for each three sections."""
TALL: Final = 0.85
_ICONS: Final = {
    "weapon": "fire",
    "bomb": "meteor",
    "shield": "shield",
    "computer": "tech",
    "jammer": "wormhole",
    "engine": "move",
    "armour": "hull",
    "hold": "goods",
    "marine-bay": "marine",
    "pod": "colony",
    "crew": "build",
    "scanner": "scan",
}
"""Icons of ship tiles, by the id of the tile, else by its role."""


class Section(NamedTuple):
    """A section of a ship: its tile's name and icon, whether it is empty or covered by damage."""

    name: str
    empty: bool
    covered: bool
    icon: str = ""


class Ship(NamedTuple):
    """A ship's card. `hull` is the ship's class, `aboard` its marines and goods in words."""

    seat: int
    letter: str
    name: str
    aboard: str
    sections: tuple[Section, ...]
    hull: str = ""


class Scene(NamedTuple):
    """A sheet of a seat's ships. `none` is the text if there are none, else ""."""

    seat: int
    race: str
    letter: str
    title: str
    ships: tuple[Ship, ...]
    none: str


def scene_of(view: View, seat: int, page: int, say: Say) -> Scene:
    """A page (from 0) of a seat's ships, the largest first."""
    letters, pages = letters_of(view, say), sheets(view, seat)
    shown = pages[page]
    title = _picture_words("title", name=seat_name(seat), count=sum(map(len, pages)))
    return Scene(
        seat=seat,
        race=view.empires[seat].race,
        letter=letters[seat],
        title=say(title),
        ships=tuple([card_of(ship, letters, say, _where(view, ship)) for ship in shown]),
        none="" if shown else say(_picture_words("none")),
    )


def _where(view: View, ship: ShipView) -> str:
    """The name of the space where the ship is; "" in a fleet battle, which has only one space."""
    name = view.hexes[ship.at].name
    return "" if name == HERE else name


def alt_of(scene: Scene, say: Say) -> str:  # noqa: ARG001  (as all of them are called)
    """The alt text of a sheet."""
    head = [f"{scene.letter}: {scene.title}"]
    full = [ship_in_words(ship) for ship in scene.ships] or [scene.none]
    return alt_text([*head, *full], [*head, *(ship.name for ship in scene.ships)])


def sheets(view: View, seat: int) -> list[Sequence[ShipView]]:
    """A seat's ships in pages that fit a sheet, the largest first, then by class and number.

    A seat without ships has one empty page.
    """
    mine = [ship for ship in view.ships if ship.owner == seat]
    mine.sort(key=lambda ship: (-len(ship.tiles), ship.hull, ship.number))
    return pages_of(mine, LINES_A_SHEET) or [()]


def pages_of(ships: Sequence[ShipView], lines: int) -> list[Sequence[ShipView]]:
    """The ships, in their order, in pages whose cards take at most `lines` lines."""
    pages: list[list[ShipView]] = []
    left = 0
    for ship in ships:
        needed = 1 + -(-len(ship.tiles) // SECTIONS_A_LINE)
        if needed > left:
            pages.append([])
            left = lines
        pages[-1].append(ship)
        left -= needed
    return [*pages]


def card_of(ship: ShipView, letters: Mapping[int, str], say: Say, where: str = "") -> Ship:
    """A ship's card; `where` is the name of its space, which the card leaves out if it is ""."""
    load = [say(_picture_words("marines", count=ship.marines))] if ship.marines else []
    load += [
        say(_picture_words("load", count=count, good=thing(good)))
        for good, count in Counter(good for good, _ in ship.goods).items()
    ]
    name = ship_name(ship.hull, ship.number)
    fitted = zip(ship.tiles, ship.covered, strict=True)
    return Ship(
        seat=ship.owner,
        letter=letters[ship.owner],
        name=say(_picture_words("name-at", name=name, place=where) if where else name),
        aboard=", ".join(load),
        sections=tuple(
            [
                Section(say(thing(tile or "blank")), not tile, covered, icon_of(tile))
                for tile, covered in fitted
            ]
        ),
        hull=ship.hull,
    )


def icon_of(tile: str) -> str:
    """The id of a ship tile's icon; "" for an empty section."""
    return _ICONS.get(tile) or _ICONS[t.TILE_ROLE[t.TILE[tile]]] if tile else ""


def ship_in_words(ship: Ship) -> str:
    """A ship's card in words. Sections covered by damage are in brackets."""
    fitted = [f"({each.name})" if each.covered else each.name for each in ship.sections]
    parts = ", ".join([part for part in (*fitted, ship.aboard) if part])
    text = f"{ship.letter} {ship.name}"
    return f"{text}: {parts}" if parts else text
