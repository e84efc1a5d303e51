"""Letters and edges on the map: classes, recent events, and their legend."""

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from bot.language.speech import Speech
from bot.presentation.games.black_abyss.map import draw as draw_map
from bot.presentation.games.black_abyss.map.draw_bodies import PLANETS, inks
from bot.presentation.games.black_abyss.map.draw_spaces import space
from bot.presentation.games.black_abyss.map.scene import (
    BATTLES,
    CLASSES,
    LEARNING,
    RANGE,
    RECENT,
    Fleet,
    Look,
    alt_of,
    letter_meanings,
    scene_of,
)
from bot.presentation.games.black_abyss.map.spaces import opening, shown_spaces
from bot.presentation.games.black_abyss.presenter import PRESENTER
from bot.presentation.games.black_abyss.sights import MAP, sight
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content.tables import RACES
from tests.bot.presentation.games.black_abyss.views import GAME, view_of, view_of_start
from tests.bot.presentation.looking import assert_is_a_board, packed
from tests.bot.presentation.played import say
from tests.engine.games.black_abyss.table import Table

draw = packed(draw_map.draw)
UPPER = 1 << 2
"""The bit of the side of a space at which its name is."""


@pytest.mark.parametrize("locale", ["en", "de"])
def test_once_the_map_has_no_key_a_line_says_where_its_legend_is(locale: str) -> None:
    view, speech = replace(view_of(), phase="move"), Speech(locale)
    there = speech.say("picture-abyss-where-legend")
    assert speech.say("picture-sight-map") in there
    for cycle, told in ((LEARNING, False), (LEARNING + 1, True)):
        lines = PRESENTER.lines(GAME, replace(view, cycle=cycle), speech)
        assert any(there in line for line in lines) == told
    assert sight(view, MAP, speech).scene.legend


def test_no_empire_has_the_letter_that_looks_like_a_zero() -> None:
    letters = {empire.letter for empire in scene_of(view_of(seats=len(RACES)), say).empires}
    assert len(letters) == len(RACES)
    assert "O" not in letters


def test_the_legend_names_only_what_the_map_shows() -> None:
    view = view_of()
    assert scene_of(view, say).legend == ()
    explained = scene_of(view, say, explained=True)
    kinds = {space.look.kind for space in explained.spaces} - {"", "empty"}
    assert {entry.kind for entry in explained.legend} - {RECENT, BATTLES, RANGE} == kinds
    assert_is_a_board(draw(explained))


@pytest.mark.parametrize(
    ("edge", "change"),
    [
        (RECENT, {"recent": ((44, "fight"),)}),
        (BATTLES, {"battles": (44,)}),
        (RANGE, {"reach": (44,)}),
    ],
)
def test_the_legend_explains_an_edge_only_where_there_is_one(
    edge: str, change: dict[str, Any]
) -> None:
    view = replace(view_of_start(), recent=(), battles=(), reach=())
    plain, edged = (scene_of(one, say, explained=True) for one in (view, replace(view, **change)))
    told = {entry.kind for entry in edged.legend} - {entry.kind for entry in plain.legend}
    assert told == {edge}
    assert_is_a_board(draw(edged))


@pytest.mark.parametrize("name", ["C4", "A10"])
def test_the_line_of_the_fuel_range_is_unbroken_above_the_name_of_a_space(name: str) -> None:
    plain, ended = (space(Look("green", range_ends=ends), 140, name).image for ends in (0, UPPER))
    changed = ImageChops.difference(plain.convert("RGB"), ended.convert("RGB"))
    line = changed.crop((0, 0, changed.width, changed.height // 8)).convert("L")
    columns = [line.crop((x, 0, x + 1, line.height)).getbbox() for x in range(line.width)]
    there = [x for x, found in enumerate(columns) if found]
    assert there == [*range(there[0], there[-1] + 1)]
    assert len(there) > 0.45 * line.width


def test_counts_of_ships_look_different_from_names_of_spaces() -> None:
    said = [Fleet(0, "D", ships).letter_and_count() for ships in range(1, 20)]
    assert not {space.name for space in scene_of(view_of(), say).spaces} & {*said}
    assert len({*said}) == len(said)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_class_of_planets_has_its_own_letter(locale: str) -> None:
    said = Speech(locale)
    view = replace(view_of_start(), viewer=None)
    spread = (replace(at, tile=kind) for at, kind in zip(view.hexes, CLASSES, strict=False))
    scene = scene_of(
        replace(view, hexes=(*spread, *view.hexes[5:])), said.for_pictures, explained=True
    )
    letters = {space.look.kind: space.look.letter for space in scene.spaces if space.look.letter}
    assert tuple(letters) == CLASSES
    assert len(set(letters.values())) == len(CLASSES)
    assert all(entry.letter == letters.get(entry.kind, "") for entry in scene.legend)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Planets on the map: G = green, B = blue, Y = yellow, R = red, M = moon. "),
        ("de", "Planeten auf der Karte: G = grün, B = blau, L = gelb, R = rot, M = Mond. "),
    ],
)
def test_the_letters_of_classes_beyond_the_first_picture_are_explained_too(
    locale: str, said: str
) -> None:
    table, speech = Table(3, map="frontier"), Speech(locale, ("Ada", "Bo"))
    table.state.empires[0].home = 0
    view = GAME.view(table.state, 0)
    shown = {at.at for at in shown_spaces(view, opening(view))}
    away = iter(CLASSES)
    hexes = tuple(
        at if at.at in shown else replace(at, tile=next(away, at.tile)) for at in view.hexes
    )
    meanings = letter_meanings(replace(view, hexes=hexes), speech)
    assert meanings is not None
    assert speech(meanings).startswith(said)


@pytest.mark.parametrize("kind", CLASSES)
def test_the_letter_of_a_class_contrasts_with_its_planet(kind: str) -> None:
    dark, light = (luminance(ink) for ink in inks(PLANETS[kind]))
    assert (light + 0.05) / (dark + 0.05) >= 4.5  # the contrast WCAG 2.2, 1.4.3 requires of text


def luminance(ink: tuple[int, int, int]) -> float:
    """Relative luminance as WCAG defines it."""
    linear = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in ink)
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_recent_events_are_outlined_and_in_the_alt_text() -> None:
    table = Table.empty_sky()
    table.know(0, fuel_efficiency=3)
    ship = table.ship(0, "frigate", "D3", "laser")
    table.play(0, a.Move((ship.id,), table.hex("D4")))
    seen = {}
    for viewer in (None, 0, 1):
        scene = scene_of(GAME.view(table.state, viewer), say)
        seen[viewer] = {space.name: space.look.recent for space in scene.spaces}["D4"]
        assert ("(new: ships arrived)" in alt_of(scene, say)) == bool(seen[viewer])
    assert seen == {None: "arrival", 0: "", 1: "arrival"}
