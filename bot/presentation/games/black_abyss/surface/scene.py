"""The scene of a space: its land tiles and its ships; and the alt text."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.presentation.games.black_abyss.fleets.scene import Ship, card_of, pages_of, ship_in_words
from bot.presentation.games.black_abyss.map.scene import NOBODY, letter_of, letters_of
from engine.core.words import seat_name, wording, words
from engine.games.black_abyss.text.wording import thing
from engine.games.black_abyss.view import HexView, LandView, ShipView, View

_picture_words = wording("picture-surface-")

DRAWING: Final = "bot.presentation.games.black_abyss.surface.draw:draw"

LINES_MOST: Final = 10
"""Maximum lines of cards of ships (`fleets.scene.pages_of`). Further ships are counted."""
TALL: Final = 0.9


class Land(NamedTuple):
    """A land tile.

    `terrain` is that of the game's data, "" if unexplored. `idle` if the building does not work.
    `holder` is the seat that owns the building, `garrison` that of the marines, or `NOBODY`; each
    has its letter, or "".
    """

    number: str
    terrain: str
    name: str
    good: str
    building: str
    idle: bool
    holder: int
    letter: str
    marines: int
    garrison: int
    garrison_letter: str


class Scene(NamedTuple):
    """A space. `kind` is that of the game's data, `letter` that of the planet's class, or "".

    `goods` are lines of text. `more` is the text on ships without a card, or "". `owners` says
    whose letters there are, such as "V = Ada".
    """

    title: str
    kind: str
    goods: tuple[str, ...]
    land: tuple[Land, ...]
    ships: tuple[Ship, ...]
    more: str
    letter: str = ""
    owners: str = ""


def scene_of(view: View, at: int, say: Say) -> Scene:
    """The space with this number."""
    space, letters = view.hexes[at], letters_of(view, say)
    ships = [ship for ship in view.ships if ship.at == at]
    cards = pages_of(ships, LINES_MOST)[0] if ships else []
    rest = len(ships) - len(cards)
    kind = thing(space.tile) if space.tile else _picture_words("unexplored")
    return Scene(
        title=say(_picture_words("space", place=space.name, kind=kind)),
        kind=space.tile,
        goods=tuple(_goods(space, letters, say)),
        land=tuple(_land(land, letters, say) for land in space.land),
        ships=tuple(card_of(ship, letters, say) for ship in cards),
        more=say(_picture_words("more", count=rest)) if rest > 0 else "",
        letter=letter_of(space.tile, say),
        owners=", ".join(
            say(words("picture-abyss-letter", letter=letters[seat], what=seat_name(seat)))
            for seat in _owners(space, ships)
        ),
    )


def _owners(space: HexView, ships: Sequence[ShipView]) -> list[int]:
    """The seats with land, marines or ships there, in seat order."""
    there = {seat for land in space.land for seat in (land.holder, land.garrison)}
    return sorted((there | {ship.owner for ship in ships}) - {NOBODY})


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of a space: without its ships if it were too long with them."""
    parts = [scene.title, *scene.goods, *(_in_words(land, say) for land in scene.land)]
    ships = [ship_in_words(ship) for ship in scene.ships]
    more = [scene.more] if scene.more else []
    return alt_text([*parts, *ships, *more], parts)


def _in_words(land: Land, say: Say) -> str:
    building = f"{land.letter}: {land.building}" if land.building else ""
    marines = say(_picture_words("marines", count=land.marines)) if land.marines else ""
    guard = f"{land.garrison_letter}: {marines}" if marines else ""
    parts = (land.name, land.good, building, guard)
    return f"{land.number} {', '.join(part for part in parts if part)}"


def _goods(space: HexView, letters: dict[int, str], say: Say) -> list[str]:
    return [
        say(_picture_words("goods", letter=letters[seat], count=count, good=thing(good)))
        for seat, good, count in space.goods
    ]


def _land(land: LandView, letters: dict[int, str], say: Say) -> Land:
    return Land(
        number=land.name.rpartition("-")[2],
        terrain=land.terrain,
        name=say(_picture_words(f"terrain-{land.terrain or 'unknown'}")),
        good=say(thing(land.good)) if land.good else "",
        building=say(thing(land.building)) if land.building else "",
        idle=land.idle,
        holder=land.holder,
        letter="" if land.holder == NOBODY else letters[land.holder],
        marines=land.marines,
        garrison=land.garrison,
        garrison_letter="" if land.garrison == NOBODY else letters[land.garrison],
    )
