"""The purchase phase: its menus, and the clicks a purchase takes."""

from typing import Any

import pytest

from bot.presentation.choices.forms import Field
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Button, Menu
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.core.choices import resolve, walk
from engine.games.black_abyss.actions import (
    Build,
    Commission,
    Fit,
    Repair,
    Research,
)
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import land_spot, lands, place
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.text.notes import site
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.late import game, table
from tests.bot.journeys.black_abyss.orders.purchases import (
    PHASE,
    actions,
    after,
    at_a_port,
    clicks,
    controls,
    first_offer,
    panel_of,
    rich,
    said,
)


@pytest.mark.parametrize(
    ("verb", "most"),
    [
        ("research", 3), ("build", 3), ("commission", 2), ("fit", 3), ("recruit", 3),
        ("bulldoze", 3), ("repair", 3), ("diplomacy", 3),
    ],
)  # fmt: skip
def test_every_purchase_takes_at_most_three_clicks(verb: str, most: int) -> None:
    def damaged(state: Any) -> None:
        at_a_port(state).hits = 1

    now = table(3, 10, PHASE, damaged)
    ways = ["/".join(path) for path, _ in walk(game().choices(now.match.state, 0))]
    found = [clicks(now, way) for way in ways if way.startswith(f"{verb}/")]
    assert found
    assert max(found) <= most


def test_after_fitting_a_tile_the_ships_menu_stays_open_for_the_next() -> None:
    now = table(3, 10, PHASE, rich)
    fit = first_offer(now, Fit)
    first = after(now, fit)
    way = f"fit/s{fit.ship}/{t.TILES[fit.tile]}"
    assert clicks(first, way, menu="fit") <= 2


def test_the_only_ship_in_dock_is_fitted_in_two_clicks_and_back_leads_to_the_phase() -> None:
    def with_a_bare_frigate_alone(state: Any) -> None:
        rich(state)
        mine = [one for one in state.ships.values() if one.owner == 0]
        for ship in mine[:-1]:
            del state.ships[ship.id]

    now = table(3, 10, PHASE, with_a_bare_frigate_alone)
    fit = first_offer(now, Fit)
    assert clicks(now, f"fit/s{fit.ship}/{t.TILES[fit.tile]}") == 2
    panel = panel_of(now, "fit")
    assert "Fit a ship \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} Frigate" in said(now, "fit")
    back = next(one for one in controls(panel) if isinstance(one, Button) and one.label == "Back")
    assert parse(back.id).argument == ""


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_item_of_the_purchase_form_says_what_it_is_good_for(locale: str) -> None:
    now = table(3, 10, PHASE, rich)
    window = Shown(now, 0, now.speech(locale)).menus(0).form("basket").window
    fields = [field for field in window.fields if isinstance(field, Field)]
    assert len(fields) == len(window.fields) > 2
    good_for = [entry.description for field in fields for entry in field.entries]
    assert all(good_for)
    assert len(set(good_for)) > len(good_for) / 2


def test_a_ships_menu_shows_its_sections_and_fits_one_at_a_time() -> None:
    now = table(3, 10, PHASE, rich)
    fits = (one for one in actions(now, 0) if isinstance(one, Fit))
    ship = next(one.ship for one in fits if set(now.match.state.ships[one.ship].tiles) == {-1})
    laser, computer = t.TILE["laser"], t.TILE["computer-1"]
    first = said(now, "fit")
    assert f"Frigate #{now.match.state.ships[ship].number} at " in first
    now = after(now, Fit(ship, laser), Fit(ship, computer))
    then = said(now, "fit")
    assert ": no. 1 Laser, no. 2 Computer I, no. 3 empty" in then


def test_a_damaged_ship_shows_its_hit_sections_and_the_cost_of_each_repair() -> None:
    def damaged(state: Any) -> None:
        ship = at_a_port(state)
        ship.hits, ship.tiles = 2, (t.TILE["laser"], t.TILE["missile"], -1)

    now = table(3, 10, PHASE, damaged)
    mend = first_offer(now, Repair)
    shown = said(now, "repair")
    assert "no. 1 Laser, no. 2 Missile (hit), no. 3 empty" in shown
    path = f"repair/s{mend.ship}/{mend.section + 1}"
    node = resolve(game().choices(now.match.state, 0), path)
    label = game().text.label(game().view(now.match.state, 0), tuple(path.split("/")), node)
    assert now.speech("en")(label) == "section 2: Missile · 1 energy, 1 mineral"


def test_purchases_do_not_move_the_controls() -> None:
    def skeleton(at: Table, menu: str = "") -> list[list[str]]:
        rows = panel_of(at, menu).rows
        verbs = [
            [parse(row.id).verb]
            if isinstance(row, Menu)
            else [parse(one.id).verb for one in row if isinstance(one, Button)]
            for row in rows
        ]
        return [[str(verb) for verb in row] for row in verbs[: verbs.index([Verb.LOOK])]]

    now = table(3, 11, PHASE, rich)
    bought = ["play", "play", "open"]
    assert skeleton(now) == [["form"], ["choose"], ["play", "open"]]
    for step in range(12):
        kinds = (Build, Research, Commission, Fit)
        kind = kinds[step % len(kinds)]
        wanted = next((one for one in actions(now, 0) if isinstance(one, kind)), None)
        if wanted is None:
            continue
        now = after(now, wanted)
        assert skeleton(now) == [["form"], ["choose"], bought]
        for verb in ("build", "research", "fit"):
            if any(node.key == verb for node in game().choices(now.match.state, 0).open()):
                assert skeleton(now, verb) == [["open"], ["choose"], ["play", "play"]]
        labels = [one.label for one in controls(panel_of(now))
                  if isinstance(one, Button)]  # fmt: skip
        assert labels[1].startswith("Done: ")
        assert labels[2].startswith("Undo: ")


def test_after_a_purchase_its_menu_stays_open_until_it_is_empty() -> None:
    now = table(3, 9, PHASE, rich)
    build = first_offer(now, Build)
    way = f"build/{t.BUILDINGS[build.building]}/{land_spot(now.match.state, build.land).lower()}"
    bought = after(now, build)
    assert Menus(bought.match, now.id, 0, now.speech("en")).nearest(way) == "build"


def test_each_building_site_says_what_it_yields_or_wastes() -> None:
    def notes(at: Table, menu: str) -> dict[str, str]:
        """The description of each entry of the first menu, by its label without the first word."""
        panel = panel_of(at, menu)
        rows = [row for row in panel.rows if isinstance(row, Menu)]
        return {entry.label.split(" ", 1)[1]: entry.description for entry in rows[0].entries}

    def with_free_home(state: Any) -> None:
        rich(state)
        for land in lands(state, state.empires[0].home):
            if state.building[land] != t.HABITAT:
                place(state, land, -1, NOBODY)

    now = table(3, 10, PHASE, with_free_home)
    habitats = notes(now, "build/habitat")
    assert habitats["(plains)"] == "Covers plains where a farm could stand"
    assert habitats["(mineral land with ore)"] == (
        "Covers mineral land where a mine could give minerals and ore"
    )
    plants = notes(now, "build/energy-plant")
    assert plants["(energy land with crystal)"] == (
        "Gives energy each cycle, and crystal to sell at a trade house"
    )
    rough = next(land for one in game().view(now.match.state, 0).hexes for land in one.land
                 if land.terrain == "rough")  # fmt: skip
    assert now.speech("en")(site(rough, "small-dock")) == (
        "No yield is lost: no farm, mine or energy plant can stand here"
    )


def test_rare_and_irreversible_choices_are_in_a_separate_menu() -> None:
    now = table(3, 2, PHASE, rich)
    shown = panel_of(now)
    menus = [row for row in shown.rows if isinstance(row, Menu)]
    labels = [entry.label for entry in menus[0].entries]
    assert {"Bulldoze", "Recruit a marine"} <= set(labels)
    assert not [label for label in labels if label.startswith("Bulldoze ›")]  # noqa: RUF001


def test_a_single_group_of_purchases_is_a_button_not_a_menu() -> None:
    def poor(state: Any) -> None:
        for empire in state.empires:
            empire.energy = empire.food = empire.minerals = 0

    now = late.table(3, 5, "purchase", poor)
    first = Shown(now, 0, now.speech("en")).menus(0).open("").rows[0]
    assert isinstance(first, tuple)
    assert [one.label for one in first if isinstance(one, Button)] == ["Bulldoze …"]
