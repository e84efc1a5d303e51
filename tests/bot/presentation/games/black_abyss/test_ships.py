"""Cards of ships show every section, damage, and cargo."""

from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.paint import letters
from bot.paint.canvas import Canvas
from bot.paint.icons import ICONS
from bot.presentation.games.black_abyss.fleets import draw as draw_ships
from bot.presentation.games.black_abyss.fleets.scene import (
    LINES_A_SHEET,
    Scene,
    Section,
    Ship,
    alt_of,
    icon_of,
    scene_of,
    sheets,
)
from bot.presentation.games.black_abyss.map import draw_spaces
from engine.core import registry
from engine.core.words import words
from engine.games.black_abyss.content import tables as t
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say

draw = packed(draw_ships.draw)

GAME = registry.game("black_abyss")
LASER, HIT, BLANK = (
    Section("Laser", False, False, "fire"),
    Section("Shield I", False, True),
    Section("empty", True, False),
)
FRIGATE = Ship(0, "D", "Frigate 2 at C4", "2 marines", (LASER, HIT, BLANK))
SHEET = Scene(0, "dravex", "D", "Ada: 1 ship", (FRIGATE,), "")
LONG = "Ångström Ägyptens jq Ägyptens"
LARGE = Ship(5, "W", LONG, LONG, (HIT._replace(name=LONG), LASER) * 4)
FULL = Scene(5, "velar", "W", LONG * 3, (LARGE,) * (LINES_A_SHEET // 4), "")
NONE = Scene(1, "korr", "K", "Bo: 0 ships", (), "No ships")
SCENES = pytest.mark.parametrize("scene", [SHEET, FULL, NONE], ids=["sheet", "full", "none"])


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (draw_ships, draw_spaces)


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 1},
        {"name": "Frigate 3 at C4"},
        {"hull": "frigate"},
        {"aboard": ""},
        {"sections": (LASER, HIT)},
        {"sections": (LASER, HIT._replace(covered=False), BLANK)},
        {"sections": (LASER._replace(name="Missile"), HIT, BLANK)},
        {"sections": (LASER._replace(icon="meteor"), HIT, BLANK)},
    ],
    ids=str,
)
def test_each_fact_of_a_ship_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(SHEET._replace(ships=(FRIGATE._replace(**change),))) != draw(SHEET)


def test_each_class_of_ships_has_a_silhouette_on_its_card() -> None:
    cards = {draw(SHEET._replace(ships=(FRIGATE._replace(hull=one),))) for one in ("", *t.HULLS)}
    assert len(cards) == len(t.HULLS) + 1


def test_edges_of_cards_distinguish_seats_without_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(draw_spaces, "ink_of", lambda _: (200, 200, 200))
    edges = set()
    for seat in range(6):
        canvas = Canvas(400, 300)
        draw_spaces.frame(canvas, seat, 8)
        edges.add(canvas.finish().image.tobytes())
    assert len(edges) == 6


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_name_of_every_tile_is_written_in_full(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [
        Speech(locale, ()).for_pictures(words(f"black-abyss-thing-{tile}")) for tile in t.TILES
    ]
    written: list[str] = []
    fit = letters.fit

    def noting(said: str, space: int, cap: int, weight: letters.Weight) -> str:
        written.append(fit(said, space, cap, weight))
        return written[-1]

    monkeypatch.setattr(letters, "fit", noting)
    tiles = tuple(Section(name, False, False, "fire") for name in names)
    ships = tuple(FRIGATE._replace(sections=tiles[n : n + 5]) for n in range(0, len(tiles), 5))
    draw(SHEET._replace(ships=ships, title=locale))
    assert set(names) <= set(written)


def test_every_tile_has_an_icon_that_can_be_drawn() -> None:
    assert {icon_of(tile) for tile in t.TILES} <= ICONS.keys()
    assert icon_of("") == ""


def test_the_sheets_of_a_seat_have_only_its_ships_and_all_of_them() -> None:
    for moment, match in enumerate(matches("black_abyss", "ships", 4)):
        if moment % 80:
            continue
        view = GAME.view(match.state, None)
        for seat in range(4):
            pages = sheets(view, seat)
            shown = sorted(ship.id for ship in chain(*pages))
            assert shown == sorted(ship.id for ship in view.ships if ship.owner == seat)
            for page, ships in enumerate(pages):
                scene = scene_of(view, seat, page, say)
                covered = [tuple(each.covered for each in ship.sections) for ship in scene.ships]
                assert covered == [ship.covered for ship in ships]
                assert_is_a_board(draw(scene))
                assert len(alt_of(scene, say)) <= ALT_LIMIT


def test_cargo_is_counted_whatever_its_origin() -> None:
    view = GAME.view(next(matches("black_abyss", "goods", 3)).state, 0)
    loaded = replace(view.ships[0], goods=(("gems", 4), ("gems", 9), ("ore", 9)), marines=1)
    (ship,) = scene_of(replace(view, ships=(loaded,)), loaded.owner, 0, say).ships
    assert ship.aboard == "1 marine, 2 × gems, 1 × ore"  # noqa: RUF001


def test_ships_that_do_not_fit_are_on_further_pages() -> None:
    view = GAME.view(next(matches("black_abyss", "pages", 3)).state, 0)
    large = replace(view.ships[0], tiles=("laser",) * 8, covered=(False,) * 8)
    fleet = tuple(replace(large, id=n) for n in range(12))
    assert [len(page) for page in sheets(replace(view, ships=fleet), large.owner)] == [4, 4, 4]
    assert_is_a_board(draw(scene_of(replace(view, ships=fleet), large.owner, 0, say)))
