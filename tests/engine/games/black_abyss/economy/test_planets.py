"""Land tiles, buildings, habitats, marines, colonies, production and trade."""

import pytest

from bot.language.speech import Speech
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import (
    exploration,
    ground,
    surface,
)
from engine.games.black_abyss.rules.exploration import stock_key
from engine.games.black_abyss.rules.market import goods as market
from tests.engine.games.black_abyss.table import GAME, Table, bare, loaded


def test_the_game_starts_with_ten_of_each_two_fighters_and_a_supported_farm_mine_and_plant() -> (
    None
):
    table = Table()
    for seat, empire in enumerate(table.state.empires):
        assert (empire.food, empire.energy, empire.minerals) >= (12, 12, 12)
        home = [t.BUILDINGS[table.state.building[empire.home * 7 + n]] for n in (0, 2, 3, 5)]
        assert home == ["farm", "mine", "habitat", "energy-plant"]
        assert sum(ship.owner == seat for ship in table.state.ships.values()) == 2


def test_each_working_farm_mine_and_plant_gives_two_and_more_with_technology() -> None:
    table = Table.open_sky()
    assert market.produce(table.state, 0) == (2, 2, 2)
    table.know(0, farming=2)
    assert market.produce(table.state, 0) == (4, 2, 2)
    table.state.idle[table.state.empires[0].home * 7 + 2] = 1
    assert market.produce(table.state, 0) == (4, 2, 0)


def test_the_tribunals_leader_gets_one_more_of_each_resource() -> None:
    table = Table.open_sky()
    table.state.leader = 0
    assert market.produce(table.state, 0) == (3, 3, 3)


def test_after_losing_a_habitat_the_owner_chooses_which_two_of_five_buildings_idle() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "rough", *["plains"] * 5)
    for slot, name in enumerate(("habitat", "habitat", *["farm"] * 4, "trade-house")):
        table.building(0, at * 7 + slot, name)
    table.ship(1, "fighter", "D3")
    table.war(0, 1)
    table.state.marines[at * 7 + 1], table.state.garrison[at * 7 + 1] = 1, 1
    table.state.phase, table.state.active = "ground", 1
    table.play(1, a.Take(at * 7 + 1, raze=True))
    table.play(1, a.Pass())
    assert list(GAME.awaited(table.state)) == [0]
    idle = a.Idle((at * 7 + 3, at * 7 + 4))
    assert table.refusal(0, a.Idle((at * 7 + 3,))) == "other-number"
    assert idle in table.offers(0, a.Idle)
    table.play(0, idle)
    assert len(surface.working_lands(table.state, at, 0)) == 3
    assert surface.habitats(table.state, at, 0)[0] == 1


def test_of_five_equal_farms_one_habitat_lets_three_work_without_a_choice() -> None:
    table = Table.open_sky()
    at = table.planet("D4", "green", "rough", *["plains"] * 6)
    table.building(0, at * 7, "habitat")
    for slot in range(1, 6):
        table.building(0, at * 7 + slot, "farm")
    surface.check_habitats(table.state, table.ear())
    assert not table.state.pending
    assert len(surface.working_lands(table.state, at, 0)) == 3
    table.building(0, at * 7 + 6, "habitat")
    surface.resume(table.state)
    assert len(surface.working_lands(table.state, at, 0)) == 5


def test_three_grapes_sold_two_spaces_from_home_pay_six_food() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "rough", "rough")
    table.state.land[at * 7 + 3] = bare("green", "plains", "barley")
    table.building(1, at * 7, "habitat")
    table.building(1, at * 7 + 1, "trade-house")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    origin = table.hex("D2")
    ship.goods = (GOODS.index("grapes") * 128 + origin,) * 3
    table.to_purchase()
    food = table.state.empires[0].food
    assert [fact.amount for fact in table.play(0, a.Sell(ship.id, 0))] == [6]
    assert table.state.empires[0].food == food + 6
    table.play(0, a.TakeBack(1))
    assert len(table.state.ships[ship.id].goods) == 3
    table.war(0, 1)
    assert table.refusal(0, a.Sell(ship.id, 0)) == "no-market"


def test_a_building_on_a_trade_icon_stores_a_good_on_its_planet_up_to_the_limit() -> None:
    table = Table.open_sky()
    at = table.planet("D4", "green", "rough")
    table.state.land[at * 7 + 1] = bare("green", "plains", "grapes")
    table.building(0, at * 7, "habitat")
    table.building(0, at * 7 + 1, "farm")
    for _ in range(9):
        market.store_goods(table.state, 0)
    key = stock_key(at, GOODS.index("grapes"), 0)
    assert table.state.goods == {key: t.GAME.good_store}
    table.clear_ships()
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    table.play(0, a.Load(ship.id, GOODS.index("grapes")))
    assert len(table.state.ships[ship.id].goods) == 3


def test_farms_stand_on_plains_mines_on_minerals_plants_on_energy_nothing_on_water() -> None:
    table = Table.open_sky()
    at = table.planet("D4", "green", "rough", "plains", "mineral", "energy", "water")
    table.building(0, at * 7, "habitat")
    table.rich(0)
    table.to_purchase()
    fits = {"farm": 1, "mine": 2, "energy-plant": 3}
    for name, slot in fits.items():
        for other in {1, 2, 3, 4} - {slot}:
            action = a.Build(t.BUILDING[name], at * 7 + other)
            assert table.refusal(0, action) == "wrong-terrain"
    for name, slot in fits.items():
        table.play(0, a.Build(t.BUILDING[name], at * 7 + slot))
    assert table.refusal(0, a.Build(t.BUILDING["space-port"], at * 7 + 4)) == "wrong-terrain"


def test_a_habitat_supports_three_buildings_and_none_is_bulldozed_that_others_need() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    home = table.state.empires[0].home * 7
    assert table.refusal(0, a.Build(t.SMALL_DOCK, home + 1)) == "no-habitat"
    table.play(0, a.Build(t.HABITAT, home + 1))
    table.play(0, a.Build(t.SMALL_DOCK, home + 4))
    assert table.refusal(0, a.Bulldoze(home + 1)) == "habitat-needed"
    table.play(0, a.Bulldoze(home + 4))
    table.play(0, a.Bulldoze(home + 1))


def test_each_wonder_goes_to_the_first_buyer_and_is_never_razed() -> None:
    table = Table.open_sky()
    wonder = t.BUILDING["hall-of-voices"]
    table.to_purchase()
    for seat in (0, 1):
        table.rich(seat)
        home = table.state.empires[seat].home * 7
        table.play(seat, a.Build(t.HABITAT, home + 1))
    before = surface.votes(table.state, 0)
    table.play(0, a.Build(wonder, table.state.empires[0].home * 7 + 4))
    assert surface.votes(table.state, 0) == before + 4
    assert table.refusal(1, a.Build(wonder, table.state.empires[1].home * 7 + 4)) == "wonder-stands"
    table.war(0, 1)
    land = table.state.empires[0].home * 7 + 4
    table.state.marines[land], table.state.garrison[land] = 1, 1
    table.state.phase, table.state.active = "ground", 1
    assert table.refusal(1, a.Take(land, raze=True)) == "wonders-stand"
    table.play(1, a.Take(land, raze=False))
    assert table.state.holder[land] == 1


def test_marines_that_landed_this_cycle_do_not_attack() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", *["rough"] * 7)
    table.building(1, at * 7, "habitat")
    table.war(0, 1)
    table.state.marines[at * 7 + 1], table.state.garrison[at * 7 + 1] = 2, 0
    table.state.fresh[at * 7 + 1] = 2
    table.state.phase, table.state.active = "ground", 0
    assert table.refusal(0, a.March(at * 7 + 1, at * 7, 1)) == "no-marines"
    table.state.fresh[at * 7 + 1] = 0
    table.play(0, a.March(at * 7 + 1, at * 7, 2))
    table.play(0, a.Take(at * 7, raze=False))
    assert table.state.colonies[at] == 1


def test_marines_march_over_edges_never_diagonally() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", *["rough"] * 7)
    table.state.marines[at * 7], table.state.garrison[at * 7] = 1, 0
    assert list(ground.marches(table.state, 0, at * 7)) == [at * 7 + 1, at * 7 + 2]
    assert table.refusal(0, a.March(at * 7, at * 7 + 3, 1)) == "cannot-march"


def test_both_sides_roll_at_once_and_remove_hits_until_one_is_gone() -> None:
    chance = loaded((6, 6), (6, 6))
    assert ground.fight(chance, 1, 5, 1, 5) == (0, 0)
    chance = loaded((6, 4), (6, 4), (6, 5), (6, 1))
    assert ground.fight(chance, 1, 5, 1, 5) == (1, 0)


def test_technology_lowers_the_number_marines_must_roll() -> None:
    assert ground.fight(loaded((6, 4), (6, 4)), 1, 4, 1, 5) == (1, 0)


def test_colonies_come_before_purchases_in_turn_order_and_whoever_buys_gives_way() -> None:
    """Phase III c of the source, without a wait of its own: Ada goes first, then Bo."""
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "rough", "rough")
    ships = [table.ship(seat, "transport", "D4", "colony-pod") for seat in (0, 1)]
    table.to_purchase()
    table.rich(0)
    assert table.refusal(1, a.Settle(ships[1].id, at * 7)) == "settle-later"
    assert not table.offers(1, a.Settle)
    table.play(0, a.Research(t.TECH["scanners"]))
    assert table.refusal(0, a.Settle(ships[0].id, at * 7 + 1)) == "settle-first"
    assert not table.offers(0, a.Settle)
    table.play(1, a.Settle(ships[1].id, at * 7))
    table.play(0, a.TakeBack(1))
    assert table.refusal(0, a.Settle(ships[0].id, at * 7)) == "cannot-settle", "Bo is there"
    table.play(0, a.Settle(ships[0].id, at * 7 + 1))
    assert table.state.colonies[at] == 0b11


def test_nobody_builds_on_a_tile_where_another_race_may_still_found_a_colony() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "rough", "water")
    table.building(0, at * 7, "habitat")
    pod = table.ship(1, "transport", "D4", "colony-pod")
    table.to_purchase()
    table.rich(0)
    house = t.BUILDING["trade-house"]
    assert table.refusal(0, a.Build(house, at * 7 + 1)) == "colonies-first"
    assert not [build for build in table.offers(0, a.Build) if build.land == at * 7 + 1]
    table.play(1, a.Pass())
    assert pod.id in table.state.ships
    table.play(0, a.Build(house, at * 7 + 1))
    assert table.state.holder[at * 7 + 1] == 0


def test_a_pod_settles_an_empty_explored_dry_tile_of_a_hospitable_planet_and_is_used_up() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "water", "rough")
    ship = table.ship(0, "transport", "D4", "colony-pod")
    table.to_purchase()
    assert table.refusal(0, a.Settle(ship.id, at * 7)) == "cannot-settle"
    assert table.refusal(0, a.Settle(ship.id, at * 7 + 2)) == "cannot-settle"
    table.building(1, at * 7 + 2, "habitat")
    table.play(0, a.Settle(ship.id, at * 7 + 1))
    assert table.state.colonies[at] == 0b11
    assert t.POD not in table.state.ships[ship.id].tiles


@pytest.mark.parametrize(("steps", "open_"), [(0, "green"), (1, "blue"), (2, "yellow"), (3, "red")])
def test_hospitality_opens_blue_yellow_and_red_in_order_and_moons_with_the_first(
    steps: int, open_: str
) -> None:
    table = Table.open_sky()
    at = table.hex("D4")
    table.know(0, habitability=steps)
    order = ["green", "blue", "yellow", "red"]
    for kind in order:
        table.state.tile[at] = t.HEX[kind]
        allowed = order.index(kind) <= order.index(open_)
        assert surface.hospitable(table.state, 0, at) is allowed
    table.state.tile[at] = t.HEX["moon"]
    assert surface.hospitable(table.state, 0, at) is (steps > 0)


def test_a_colony_found_on_a_tile_ignores_hospitality() -> None:
    table = Table.open_sky()
    at = table.planet("D4", "red", "rough")
    exploration.collect(table.state, 0, at * 7, t.COLONY, table.ear())
    assert table.state.colonies[at] == 1


def test_ships_are_built_and_fitted_at_docks_and_large_ships_only_at_large_docks() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    home = table.state.empires[0].home
    table.play(0, a.Build(t.HABITAT, home * 7 + 1))
    assert table.refusal(0, a.Commission(t.FRIGATE, home)) == "no-dock"
    table.play(0, a.Build(t.SMALL_DOCK, home * 7 + 4))
    table.play(0, a.Commission(t.FRIGATE, home))
    assert table.refusal(0, a.Commission(t.CRUISER, home)) == "no-dock"
    table.play(0, a.Build(t.LARGE_DOCK, home * 7 + 6))
    table.play(0, a.Commission(t.CRUISER, home))
    frigate = max(s.id for s in table.state.ships.values() if s.hull == t.FRIGATE)
    for _ in range(3):
        table.play(0, a.Fit(frigate, t.TILE["laser"]))
    assert table.refusal(0, a.Fit(frigate, t.TILE["laser"])) == "no-free-section"
    assert table.refusal(0, a.Fit(frigate + 1, t.TILE["shield-1"])) == "needs-technology"
    table.play(0, a.Strip(frigate, 1))
    assert table.state.ships[frigate].tiles[1] == -1


def test_a_port_repairs_a_tile_for_half_its_price_and_a_bare_section_for_one() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    home = table.state.empires[0].home
    ship = table.ship(0, "frigate", surface.spot(table.state, home), "plasma-gun", "colony-pod")
    ship.hits = 0b111
    assert table.refusal(0, a.Repair(ship.id, 0)) == "no-port"
    table.building(0, home * 7 + 1, "space-port")
    table.play(0, a.Repair(ship.id, 0))
    empire = table.state.empires[0]
    assert (empire.food, empire.energy, empire.minerals) == (99, 97, 98)
    table.play(0, a.Repair(ship.id, 1))
    empire = table.state.empires[0]
    assert (empire.food, empire.energy, empire.minerals) == (99, 96, 96)
    empire.minerals = 0
    assert table.refusal(0, a.Repair(ship.id, 2)) == "too-dear"
    empire.minerals = 96
    table.play(0, a.Repair(ship.id, 2))
    assert table.state.empires[0].minerals == 95
    assert table.state.ships[ship.id].hits == 0


def test_the_last_tile_goes_to_the_first_buyer_and_returns_when_taken_back() -> None:
    table = Table.open_sky()
    table.to_purchase()
    pod = t.POD
    ships = []
    for seat in (0, 1):
        table.rich(seat)
        home = table.state.empires[seat].home
        table.building(seat, home * 7 + 1, "small-dock")
        ships.append(table.ship(seat, "frigate", surface.spot(table.state, home)))
    table.state.tiles_left[pod] = 1
    table.play(0, a.Fit(ships[0].id, pod))
    assert table.refusal(1, a.Fit(ships[1].id, pod)) == "no-supply"
    table.play(0, a.TakeBack(1))
    table.play(1, a.Fit(ships[1].id, pod))
    assert table.state.tiles_left[pod] == 0


def test_two_quick_clicks_cannot_spend_the_same_money() -> None:
    table = Table.open_sky()
    table.to_purchase()
    empire = table.state.empires[0]
    empire.food, empire.energy, empire.minerals = 4, 5, 0
    table.play(0, a.Research(t.TECH["scanners"]))
    assert table.refusal(0, a.Research(t.TECH["computers"])) == "too-dear"


def test_only_the_latest_entry_is_taken_back_a_limited_number_of_times() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    first = (t.TECH["scanners"], t.TECH["computers"])
    for tech in first:
        table.play(0, a.Research(tech))
    assert table.refusal(0, a.TakeBack(1)) == "nothing-to-take-back"
    table.play(0, a.TakeBack(2))
    table.play(0, a.TakeBack(1))
    assert table.state.empires[0].energy == 99
    for _ in range(t.GAME.returns_per_cycle - 2):
        table.play(0, a.Research(first[0]))
        table.play(0, a.TakeBack(1))
    table.play(0, a.Research(first[0]))
    assert table.refusal(0, a.TakeBack(1)) == "returns-spent"
    assert GAME.on_deadline(table.state, 0) == a.Pass()
    table.play(0, a.Pass())
    assert table.refusal(0, a.Research(first[1])) == "not-now"


def test_a_pod_above_a_planet_where_it_founds_no_colony_says_why() -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "transport", "D4", "colony-pod")

    def said(*planet: str) -> str:
        table.planet("D4", *planet)
        table.to_purchase()
        lines = GAME.text.beside(GAME.view(table.state, 0), (), GAME.choices(table.state, 0))
        return " ".join(Speech("en")(line) for line in lines)

    told = f"Transport #{ship.number} can't found a colony at D4. "
    assert told + "Your people can't live there yet." in said("moon", "rough")
    assert told + "No scanned, empty land tile without water is left there." in said(
        "green", "water"
    )
    assert "can't found a colony" not in said("green", "rough")
