"""The purchase phase: what the basket shows and confirms, and the clicks a purchase takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import with_icons
from bot.play.hints import hint_helps
from bot.presentation.choices.forms import Field
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Button, Menu, Panel
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.table import Table, after_step
from engine.core.choices import Leaf, resolve, walk
from engine.games.black_abyss.actions import (
    Build,
    Commission,
    Fit,
    Pass,
    Repair,
    Research,
    TakeBack,
)
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import land_spot, lands, place, planets, terrain
from engine.games.black_abyss.text.notes import site
from engine.games.black_abyss.text.wording import thing
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.late import dockyard, game, table

PHASE = "purchase"


def rich(state: Any) -> None:
    """Let everybody afford anything, and give seat 0 a ship at a dock."""
    dockyard(state)
    for empire in state.empires:
        empire.food = empire.energy = empire.minerals = 60


def said(panel: Panel) -> str:
    """Every word of a panel, including the words of icons."""
    labels = [one.label for one in controls(panel) if isinstance(one, Button)]
    return with_icons("\n".join([*panel.text, *labels]), lambda _: "")


def controls(panel: Panel) -> Iterator[Button | Menu]:
    """The buttons and menus of a panel."""
    for row in panel.rows:
        if isinstance(row, Menu):
            yield row
        else:
            yield from (one for one in row if isinstance(one, Button))


def after(at: Table, *actions: Any, seat: int = 0) -> Table:
    """The table after these actions of a seat."""
    for action in actions:
        at = after_step(at, at.match.play(seat, action).match, 0.0)
    return at


def first_offer(at: Table, kind: type, seat: int = 0) -> Any:
    """The first offered action of a kind."""
    return next(action for action in actions(at, seat) if isinstance(action, kind))


def actions(at: Table, seat: int) -> Iterator[Any]:
    """The complete actions offered to a seat."""
    nodes = (node for _, node in walk(game().choices(at.match.state, seat)))
    return (node.action for node in nodes if isinstance(node, Leaf))


def ways(one: Button | Menu) -> Iterator[tuple[str, str]]:
    """The actions of a button, or of a menu's entries, with their paths in the tree."""
    where = parse(one.id)
    if isinstance(one, Button):
        yield where.verb, where.argument
    elif where.verb is Verb.MENU:
        yield from ((parse(each.value).verb, parse(each.value).argument) for each in one.entries)
    else:
        paths = [(where.argument, each.value) for each in one.entries]
        yield from ((where.verb, "/".join(filter(None, path))) for path in paths)


def clicks(at: Table, wanted: str, menu: str = "", seat: int = 0) -> int:
    """The fewest clicks from a menu to the choice at a path; a press and a choice are one each."""
    best, reached = {menu: 0}, [menu]
    for here in reached:
        for one in controls(private(Shown(at, seat, at.speech("en")), here)):
            cost = best[here] + 1
            for verb, path in ways(one):
                if path == wanted and verb in (Verb.PLAY, Verb.CHOOSE):
                    return cost
                onward = wanted.startswith(f"{path}/") and len(path) > len(here)
                if verb in (Verb.OPEN, Verb.CHOOSE) and onward and path not in best:
                    best[path] = cost
                    reached.append(path)
    raise AssertionError(f"nothing leads to {wanted}")


@pytest.mark.parametrize(
    ("verb", "most"),
    [
        ("research", 3), ("build", 3), ("commission", 2), ("fit", 3), ("recruit", 3),
        ("bulldoze", 3), ("repair", 3), ("diplomacy", 3),
    ],
)  # fmt: skip
def test_every_purchase_takes_at_most_three_clicks(verb: str, most: int) -> None:
    def with_a_port_and_a_damaged_ship(state: Any) -> None:
        rich(state)
        ship = next(s for s in state.ships.values() if s.owner == 0 and t.FITTED[s.hull])
        ship.hex, ship.hits = state.empires[0].home, 1
        land = next(n for n, holder in enumerate(state.holder) if holder == 0
                    and n // 7 == ship.hex and state.building[n] == t.MINE)  # fmt: skip
        state.building[land] = t.PORT

    now = table(3, 10, PHASE, with_a_port_and_a_damaged_ship)
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
    panel = private(Shown(now, 0, now.speech("en")), "fit")
    assert "Fit a ship \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} Frigate" in said(panel)
    back = next(one for one in controls(panel) if isinstance(one, Button) and one.label == "Back")
    assert parse(back.id).argument == ""


def test_the_basket_lists_entries_costs_resources_left_and_expected_income() -> None:
    now = table(3, 10, PHASE, rich)
    assert "Done: buy nothing" in said(private(Shown(now, 0, now.speech("en"))))
    lab = Research(t.TECH["scanners"])
    farm = Build(t.BUILDING["habitat"], first_offer(now, Build).land)
    now = after(now, lab, farm)
    shown = said(private(Shown(now, 0, now.speech("en"))))
    view = game().view(now.match.state, 0)
    mine, place = view.empires[0], view.ledger.entries[1].place
    assert "1 · Scanners 1 · 2 food, 3 energy" in shown
    assert f"2 · Habitat at {place} · 4 food, 3 minerals" in shown
    spent = "-6 food, -3 energy, -3 minerals".replace("-", "\N{MINUS SIGN}")
    assert f"Your basket: 2 purchases, {spent} in all." in shown
    assert "Left to spend: 54 food, 57 energy, 57 minerals." in shown
    food, energy, minerals = mine.income
    assert f"The next cycle brings {food} food, {energy} energy, {minerals} minerals." in shown
    assert f"Undo: Habitat at {place}" in shown
    assert "Done: 2 purchases" in shown


def test_a_long_basket_has_a_line_each_for_the_newest_and_one_for_the_others() -> None:
    now = table(3, 10, PHASE, rich)
    techs = ("scanners", "trade", "construction", "scanners")
    now = after(now, *(Research(t.TECH[tech]) for tech in techs))
    shown = said(private(Shown(now, 0, now.speech("en"))))
    assert "4 purchases" in shown
    assert "Bought earlier: Scanners 1, Trade 1.\n" in shown
    assert "1 · Scanners 1" not in shown
    assert "3 · Construction 1 ·" in shown
    german = said(private(Shown(now, 0, now.speech("de"))))
    assert "Davor gekauft: Scannertechnik 1, Handel 1.\n" in german


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_item_of_the_purchase_form_says_what_it_is_good_for(locale: str) -> None:
    now = table(3, 10, PHASE, rich)
    window = Shown(now, 0, now.speech(locale)).menus(0).form("basket").window
    fields = [field for field in window.fields if isinstance(field, Field)]
    assert len(fields) == len(window.fields) > 2
    good_for = [entry.description for field in fields for entry in field.entries]
    assert all(good_for)
    assert len(set(good_for)) > len(good_for) / 2


def test_only_its_owner_sees_a_basket_and_only_in_the_purchase_phase() -> None:
    now = after(table(3, 10, PHASE, rich), Research(t.TECH["scanners"]))
    assert "Your basket" not in said(private(Shown(now, 1, now.speech("en"))))
    done = after(now, Pass())
    assert "Your basket" not in said(private(Shown(done, 0, done.speech("en"))))


def test_the_undo_button_names_the_purchase_it_takes_back() -> None:
    now = table(3, 10, PHASE, rich)
    now = after(now, Research(t.TECH["scanners"]), Research(t.TECH["trade"]), TakeBack(2))
    shown = said(private(Shown(now, 0, now.speech("en"))))
    assert "Undo: Scanners 1" in shown
    assert "Trade 1 ·" not in shown
    assert "can be undone in this cycle" not in shown, "there is no need to say so yet"
    for _ in range(t.GAME.returns_per_cycle - 2):
        now = after(now, Research(t.TECH["trade"]), TakeBack(2))
    shown = said(private(Shown(now, 0, now.speech("en"))))
    assert "You can undo one more purchase this cycle." in shown


def test_an_unaffordable_entry_names_the_missing_resources() -> None:
    def nearly_poor(state: Any) -> None:
        empire = state.empires[0]
        empire.food, empire.energy, empire.minerals = 4, 0, 3

    now = table(3, 10, PHASE, nearly_poor)
    root = said(private(Shown(now, 0, now.speech("en"))))
    assert "You can't pay for any research: " in root
    assert "you lack 3 energy for " in root
    build = said(private(Shown(now, 0, now.speech("en")), "build"))
    assert "Too expensive now: " in build
    assert "Planetary battery (1 mineral short)" in build
    refusal = now.match.why_not(0, Research(t.TECH["scanners"]))
    assert refusal is not None
    assert now.speech("en")(refusal) == "You can't pay for this: you lack 3 energy."


@pytest.mark.parametrize("minerals", [0, 60])
def test_without_free_land_the_menu_says_so_instead_of_listing_prices(
    minerals: int,
) -> None:
    def crowded(state: Any) -> None:
        rich(state)
        state.empires[0].minerals = minerals
        for at in planets(state, 0):
            for land in lands(state, at):
                if state.building[land] < 0 and terrain(state, land) != t.WATER:
                    place(state, land, t.HABITAT, 0)

    now = table(3, 10, PHASE, crowded)
    root = said(private(Shown(now, 0, now.speech("en"))))
    assert "You have no free land for a building." in root
    assert "any building" not in root
    assert "buildings" not in root


def test_scarce_items_that_others_took_meanwhile_are_named() -> None:
    now = table(3, 10, PHASE, rich)
    builds = (one for one in actions(now, 1) if isinstance(one, Build))
    wonder = next(one for one in builds if one.building in t.WONDERS)
    now = after(now, wonder, seat=1)
    shown = said(private(Shown(now, 0, now.speech("en"))))
    name = now.speech("en")(thing(t.BUILDINGS[wonder.building]))
    assert f"Bo took the last {name}." in shown
    assert "took the last" not in said(private(Shown(now, 1, now.speech("en"))))


def test_a_ships_menu_shows_its_sections_and_fits_one_at_a_time() -> None:
    now = table(3, 10, PHASE, rich)
    fits = (one for one in actions(now, 0) if isinstance(one, Fit))
    ship = next(one.ship for one in fits if set(now.match.state.ships[one.ship].tiles) == {-1})
    laser, computer = t.TILE["laser"], t.TILE["computer-1"]
    first = said(private(Shown(now, 0, now.speech("en")), "fit"))
    assert f"Frigate {now.match.state.ships[ship].number} at " in first
    now = after(now, Fit(ship, laser), Fit(ship, computer))
    then = said(private(Shown(now, 0, now.speech("en")), "fit"))
    assert ": no. 1 Laser, no. 2 Computer I, no. 3 empty" in then


def test_a_damaged_ship_shows_its_hit_sections_and_the_cost_of_each_repair() -> None:
    def damaged(state: Any) -> None:
        rich(state)
        ship = next(s for s in state.ships.values() if s.owner == 0 and t.FITTED[s.hull])
        ship.hex, ship.hits = state.empires[0].home, 2
        ship.tiles = (t.TILE["laser"], t.TILE["missile"], -1)
        land = next(n for n, holder in enumerate(state.holder) if holder == 0
                    and n // 7 == ship.hex and state.building[n] == t.MINE)  # fmt: skip
        state.building[land] = t.PORT

    now = table(3, 10, PHASE, damaged)
    mend = first_offer(now, Repair)
    shown = said(private(Shown(now, 0, now.speech("en")), "repair"))
    assert "no. 1 Laser, no. 2 Missile (hit), no. 3 empty" in shown
    path = f"repair/s{mend.ship}/{mend.section + 1}"
    node = resolve(game().choices(now.match.state, 0), path)
    label = game().text.label(game().view(now.match.state, 0), tuple(path.split("/")), node)
    assert now.speech("en")(label) == "section 2: Missile · 1 energy, 1 mineral"


def test_purchases_do_not_move_the_controls() -> None:
    def skeleton(at: Table, menu: str = "") -> list[list[str]]:
        rows = private(Shown(at, 0, at.speech("en")), menu).rows
        verbs = [
            [parse(row.id).verb]
            if isinstance(row, Menu)
            else [parse(one.id).verb for one in row if isinstance(one, Button)]
            for row in rows
        ]
        return [[str(verb) for verb in row] for row in verbs[: verbs.index([Verb.LOOK])]]

    now = table(3, 10, PHASE, rich)
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
        labels = [one.label for one in controls(private(Shown(now, 0, now.speech("en"))))
                  if isinstance(one, Button)]  # fmt: skip
        assert labels[1].startswith("Done: ")
        assert labels[2].startswith("Undo: ")


def test_after_a_purchase_its_menu_stays_open_until_it_is_empty() -> None:
    now = table(3, 10, PHASE, rich)
    build = first_offer(now, Build)
    way = f"build/{t.BUILDINGS[build.building]}/{land_spot(now.match.state, build.land).lower()}"
    bought = after(now, build)
    assert Menus(bought.match, now.id, 0, now.speech("en")).nearest(way) == "build"


def test_each_building_site_says_what_it_yields_or_wastes() -> None:
    def notes(at: Table, menu: str) -> dict[str, str]:
        """The description of each entry of the first menu, by its ground."""
        panel = private(Shown(at, 0, at.speech("en")), menu)
        rows = [row for row in panel.rows if isinstance(row, Menu)]
        return {entry.label.split(" ", 1)[1]: entry.description for entry in rows[0].entries}

    now = table(3, 10, PHASE, rich)
    habitats = notes(now, "build/habitat")
    assert habitats["(plains)"] == "Covers plains where a farm could stand"
    assert habitats["(plains with grapes)"] == (
        "Covers plains where a farm could give food and grapes"
    )
    plants = notes(now, "build/energy-plant")
    assert plants["(energy land with crystal)"] == (
        "Gives energy each cycle, and crystal to sell at a trade house"
    )
    rough = next(land for one in game().view(now.match.state, 0).hexes for land in one.land
                 if land.terrain == "rough")  # fmt: skip
    assert now.speech("en")(site(rough, "small-dock")) == (
        "Wastes nothing: no farm, mine or energy plant can stand here"
    )


def test_rare_and_irreversible_choices_are_in_a_separate_menu() -> None:
    now = table(3, 2, PHASE, rich)
    shown = private(Shown(now, 0, now.speech("en")))
    menus = [row for row in shown.rows if isinstance(row, Menu)]
    labels = [entry.label for entry in menus[0].entries]
    assert {"Bulldoze", "Recruit a marine"} <= set(labels)
    assert not [label for label in labels if label.startswith("Bulldoze ›")]  # noqa: RUF001


def test_with_a_filled_basket_every_menu_has_undo_and_done() -> None:
    ends = {(Verb.PLAY, "take-back"), (Verb.PLAY, "pass")}

    def offers(at: Table, menu: str) -> set[tuple[str, str]]:
        panel = private(Shown(at, 0, at.speech("en")), menu)
        return {way for one in controls(panel) for way in ways(one)}

    empty = table(3, 2, PHASE, rich)
    assert not ends & offers(empty, "research")
    bought = after(empty, first_offer(empty, Research))
    assert ends <= offers(bought, "research")


def test_a_member_who_has_ended_their_purchases_gets_no_hint() -> None:
    """No agent is asked: its hints would offer passage and withdraw it in turn."""
    now = table(3, 10, PHASE, rich)
    hinted = now.settings.model_copy(update={"hints": True}).model_dump_json()
    now = Table.of(replace(now.row, settings=hinted), now.match)
    assert hint_helps(now, 0)
    assert "Hint" in said(private(Shown(now, 0, now.speech("en"))))
    now = after(now, Pass())
    assert not hint_helps(now, 0)
    assert now.match.choices(0).open(), "there is diplomacy"
    assert "Hint" not in said(private(Shown(now, 0, now.speech("en"))))


def test_a_single_group_of_purchases_is_a_button_not_a_menu() -> None:
    def poor(state: Any) -> None:
        for empire in state.empires:
            empire.energy = empire.food = empire.minerals = 0

    now = late.table(3, 8, "purchase", poor)
    first = Shown(now, 0, now.speech("en")).menus(0).rows("")[0]
    assert isinstance(first, tuple)
    assert [one.label for one in first if isinstance(one, Button)] == ["Bulldoze …"]
