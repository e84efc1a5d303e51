"""Several purchases at once: each by its own rule in order, or none."""

from collections import Counter
from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.choices import Form, resolve
from engine.core.words import words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market.together import everything, on_sale, refuse_buy
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import lands, place, terrain
from engine.games.black_abyss.text.shopping import label_in_form
from tests.engine.games.black_abyss.table import GAME, Table


@pytest.fixture
def table() -> Table:
    """While buying, seat 0 has ample resources, and a bare frigate at a small dock."""
    table = Table()
    state = table.state
    state.phase = "purchase"
    state.pending.clear()
    home = state.empires[0].home
    dock = next(n for n in lands(state, home) if state.building[n] not in (t.HABITAT, -1))
    place(state, dock, t.SMALL_DOCK, 0)
    for land in lands(state, home):
        state.land[land] = max(0, state.land[land])
    table.rich(0, 40)
    return table


def form(table: Table) -> Form[Any]:
    """The basket of seat 0."""
    node = resolve(GAME.choices(table.state, 0), "basket")
    assert isinstance(node, Form)
    return node


def kinds(table: Table) -> list[str]:
    """The kinds of questions in the basket's form."""
    return [question.key for question in form(table).ask()]


def test_a_technology_and_a_ship_are_two_entries_of_the_basket(table: Table) -> None:
    home, scanners = table.state.empires[0].home, t.TECH["scanners"]
    told = table.play(0, a.Buy(techs=(scanners,), ships=((t.FRIGATE, home),)))
    empire = table.state.empires[0]
    assert empire.techs[scanners] == 1
    assert len(empire.basket) == 2
    assert len(told) == 2
    table.play(0, a.TakeBack(2))
    assert len(table.state.empires[0].basket) == 1


def test_a_basket_costs_the_same_as_single_purchases(table: Table) -> None:
    home, scanners = table.state.empires[0].home, t.TECH["scanners"]
    other = Table()
    other.match = table.match
    hulls = sorted((t.FRIGATE, t.TRANSPORT))
    table.play(0, a.Buy(techs=(scanners,), ships=tuple((hull, home) for hull in hulls)))
    for entry in (a.Research(scanners), *(a.Commission(hull, home) for hull in hulls)):
        other.play(0, entry)
    mine, theirs = table.state.empires[0], other.state.empires[0]
    assert sorted(mine.basket) == sorted(theirs.basket)
    assert (mine.food, mine.energy, mine.minerals) == (theirs.food, theirs.energy, theirs.minerals)


def test_a_basket_whose_total_is_too_expensive_is_refused_whole(table: Table) -> None:
    scanners, trade = t.TECH["scanners"], t.TECH["trade"]
    empire = table.state.empires[0]
    empire.food, empire.energy, empire.minerals = 2, 3, 0
    assert {"techs"} <= set(kinds(table))
    assert table.refusal(0, a.Buy(techs=tuple(sorted((scanners, trade))))) == "too-dear"
    assert table.state.empires[0].techs[scanners] == 0


def test_buying_nothing_is_no_purchase(table: Table) -> None:
    assert table.refusal(0, a.Buy()) == "nothing-chosen"


def test_a_thing_made_possible_by_another_purchase_is_bought_after_it(table: Table) -> None:
    home, number = table.state.empires[0].home, table.state.next_ship
    bare = a.Buy(ships=((t.FRIGATE, home),), tiles=((number, t.TILE["laser"]),))
    assert table.refusal(0, bare) == "not-together"


def test_the_same_thing_is_not_bought_twice_at_once(table: Table) -> None:
    home = table.state.empires[0].home
    pair = (t.FIGHTER, home)
    assert table.refusal(0, a.Buy(ships=(pair, pair))) == "not-together"
    table.play(0, a.Buy(ships=(pair,)))
    table.play(0, a.Buy(ships=(pair,)))


@pytest.mark.parametrize(
    ("locale", "third"),
    [("en", "Transport #1: third Cargo hold · "), ("de", "Transporter #1: 3. Laderaum · ")],
)
def test_three_cargo_holds_are_put_on_a_transport_by_one_form(locale: str, third: str) -> None:
    table = Table.open_sky()
    table.clear_ships()
    home = table.state.empires[0].home
    place(table.state, lands(table.state, home)[0], t.SMALL_DOCK, 0)
    ship = add_ship(table.state, 0, t.TRANSPORT, home)
    table.rich(0)
    table.to_purchase()
    hold, view = t.TILE["cargo-hold"], GAME.view(table.state, 0)
    asked = {question.key: question.options for question in form(table).ask()}["tiles"]
    holds = tuple(key for key in asked if ".cargo-hold" in key)
    assert len(holds) == 3
    assert len(asked) <= 25
    assert Speech(locale)(label_in_form(view, ("basket", "tiles"), holds[2])).startswith(third)
    answers = tuple(holds if kind == "tiles" else () for kind in kinds(table))
    table.play(0, form(table).build(answers))
    assert table.state.ships[ship.id].tiles == (hold,) * 3
    refusal = refuse_buy(table.state, 0, a.Buy(tiles=((ship.id, hold),) * 4))
    assert refusal is not None
    too_many = {"en": "Cargo hold on Transport #1: No", "de": "Laderaum für Transporter #1: An"}
    assert Speech(locale)(refusal).startswith(too_many[locale])


def test_no_more_of_a_tile_is_offered_than_its_supply_or_the_minerals_allow(table: Table) -> None:
    ship = add_ship(table.state, 0, t.FRIGATE, table.state.empires[0].home).id
    hold, laser = t.TILE["cargo-hold"], t.TILE["laser"]
    table.state.tiles_left[hold] = 2
    counts = Counter(on_sale(table.state, 0).tiles)
    assert counts[ship, hold] == 2
    assert counts[ship, laser] == 3
    empire = table.state.empires[0]
    empire.food, empire.energy, empire.minerals = t.TILE_COST[laser]
    assert Counter(on_sale(table.state, 0).tiles)[ship, laser] == 1


def test_two_buildings_of_a_planet_find_a_tile_each_and_yielding_ones_the_icon() -> None:
    table = Table.open_sky()
    state = table.state
    state.phase, at = "purchase", table.planet("C4", "green", *["grass"] * 0)
    state.pending.clear()
    slots = lands(state, at)
    plains = [n for n, kind in enumerate(t.LAND_TERRAIN) if kind == t.LAND_TERRAIN[0]]
    icon = next((n for n in plains if t.LAND_GOOD[n] >= 0), None)
    plain = next(n for n in plains if t.LAND_GOOD[n] < 0)
    assert icon is not None
    for place_of, land in enumerate(slots):
        state.land[land] = icon if place_of == 2 else plain
    place(state, slots[0], t.HABITAT, 0)
    table.rich(0)
    sale = on_sale(state, 0).buildings
    yields = next(n for n in (t.FARM, t.MINE, t.PLANT) if (n, at) in sale)
    table.play(0, a.Buy(buildings=tuple(sorted([(yields, at), (t.HABITAT, at)]))))
    assert table.state.building[slots[2]] == yields
    assert table.state.building[slots[1]] == t.HABITAT
    assert terrain(table.state, slots[2]) == terrain(table.state, slots[1])


def test_of_several_buildings_the_one_that_no_habitat_supports_is_named() -> None:
    table = Table.open_sky()
    state = table.state
    state.phase, at = "purchase", table.planet("C4", "green")
    state.pending.clear()
    slots, plain = lands(state, at), next(n for n, good in enumerate(t.LAND_GOOD) if good < 0)
    for land in slots:
        state.land[land] = plain
    place(state, slots[0], t.HABITAT, 0)
    table.rich(0)
    rooms = t.GAME.habitat_support
    wanted = [building for building, site in on_sale(state, 0).buildings if site == at]
    chosen = [one for one in wanted if one != t.HABITAT][: rooms + 1]
    refusal = refuse_buy(state, 0, a.Buy(buildings=tuple([(one, at) for one in chosen])))
    assert refusal is not None
    named = words(f"black-abyss-thing-{t.BUILDINGS[chosen[-1]]}")
    assert refusal == words(
        "black-abyss-refused-building",
        building=named,
        why=words("black-abyss-refused-no-habitat"),
        place="C4",
    )
    assert not refuse_buy(state, 0, a.Buy(buildings=tuple([(one, at) for one in chosen[:-1]])))


@pytest.mark.parametrize(
    ("locale", "site", "told"),
    [
        (
            "en",
            "C4 (2 free): Planetary battery",
            "Planetary battery at C4: No suitable land is left there after Farm and Mine. "
            "Nothing was bought.",
        ),
        (
            "de",
            "C4 (2 frei): Planetenbatterie",
            "Planetenbatterie auf C4: Dafür ist kein passendes Land mehr frei "
            "(davor: Farm und Bergwerk). Gekauft wurde nichts.",
        ),
    ],
)
def test_a_building_for_which_others_of_the_form_leave_no_land_is_named_with_its_planet(
    locale: str, site: str, told: str
) -> None:
    """Two tiles are free at C4, where Ada ticks three buildings; there is room at her home."""
    table = Table.open_sky()
    state = table.state
    state.phase, at = "purchase", table.planet("C4", "green", "plains", "mineral", "rough")
    state.pending.clear()
    place(state, lands(state, at)[2], t.HABITAT, 0)
    table.rich(0)
    chosen = tuple((one, at) for one in (t.FARM, t.MINE, t.BATTERY))
    speech, path = Speech(locale), ("basket", "buildings")
    label = label_in_form(GAME.view(state, 0), path, "planetary-battery.c4")
    assert speech(label).startswith(site)
    refusal = refuse_buy(state, 0, a.Buy(buildings=chosen))
    assert refusal is not None
    assert speech(refusal) == told
    assert not refuse_buy(state, 0, a.Buy(buildings=chosen[:2]))


def test_a_seat_that_ended_its_purchases_has_no_basket(table: Table) -> None:
    table.play(0, a.Pass())
    assert table.refusal(0, a.Buy(techs=(0,))) == "not-now"
    assert [node.key for node in GAME.choices(table.state, 0).open()] in ([], ["diplomacy"])


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_question_of_ship_tiles_names_what_is_sold_out(table: Table, locale: str) -> None:
    def asked() -> str:
        told = GAME.text.about(GAME.view(table.state, 0), ("basket",), "tiles")
        assert told is not None
        return Speech(locale)(told)

    sold_out = {"en": "Sold out: Cargo hold.", "de": "Ausverkauft: Laderaum."}[locale]
    assert sold_out not in asked()
    table.state.tiles_left[t.TILE["cargo-hold"]] = 0
    assert asked().endswith(sold_out)
    table.state.tiles_left[:] = [0] * len(table.state.tiles_left)
    assert len(asked()) <= 100


def test_with_more_to_buy_than_a_question_lists_each_building_and_each_ship_is_listed() -> None:
    table = Table.open_sky()
    state = table.state
    state.phase = "purchase"
    state.pending.clear()
    plain = next(n for n, good in enumerate(t.LAND_GOOD) if good < 0)
    for name in ("C4", "D4", "E4", "D6", "C5"):
        slots = lands(state, at := table.planet(name, "green"))
        for land in slots:
            state.land[land] = plain
        place(state, slots[0], t.HABITAT, 0)
    place(state, slots[1], t.SMALL_DOCK, 0)
    frigates = [add_ship(state, 0, t.FRIGATE, at).id for _ in range(5)]
    state.empires[0].techs[:] = [1] * len(t.TECHS)
    table.rich(0, 90)
    whole, questions = everything(state, 0), {one.key: one for one in form(table).ask()}
    built = {t.BUILDINGS[building] for building, _ in whole.buildings}
    assert {t.BUILDINGS[wonder] for wonder in t.WONDERS} & built
    assert {key.partition(".")[0] for key in questions["buildings"].options} == built
    ships = {key.partition(".")[0] for key in questions["tiles"].options}
    assert ships == {f"s{number}" for number in frigates}
    for kind, menu in (("buildings", "Build"), ("tiles", "Fit a ship")):
        unlisted = len(getattr(whole, kind)) - 25
        assert unlisted > 0
        note = questions[kind].note
        assert note is not None
        assert Speech("en")(note) == f"Find {unlisted} more under “{menu}”."
    last = on_sale(state, 0).buildings[-1]
    table.play(0, a.Buy(buildings=(last,)))
    now = table.state
    assert last[0] in {now.building[land] for land in lands(now, last[1])}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "You can found a colony only before you buy."),
        ("de", "Kolonien kannst du nur vor dem Kauf gründen."),
    ],
)
def test_the_form_warns_that_purchases_end_the_founding_of_colonies(locale: str, told: str) -> None:
    table = Table.open_sky()
    state = table.state
    table.clear_ships()
    at = table.planet("C4", "green", "plains", "mineral")
    ship = add_ship(state, 0, t.TRANSPORT, at)
    table.rich(0)
    table.to_purchase()
    assert all(question.note is None for question in form(table).ask())
    ship.tiles = (t.POD, *ship.tiles[1:])
    first, *others = form(table).ask()
    assert first.note is not None
    assert Speech(locale)(first.note) == told
    assert all(question.note is None for question in others)
    table.play(0, a.Research(t.TECH["scanners"]))
    assert all(question.note is None for question in form(table).ask())
