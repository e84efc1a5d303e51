"""The purchase phase: all seats at once, first come first served, with limits and prices."""

import pytest

from bot.language.speech import Speech
from engine.core.errors import IllegalAction
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import diplomacy, surface
from engine.games.black_abyss.rules.market import basket as baskets
from engine.games.black_abyss.rules.market import purchase
from engine.games.black_abyss.rules.market.goods import pay_shares
from engine.games.black_abyss.rules.movement import in_range
from engine.games.black_abyss.rules.refusals import lacking
from engine.games.black_abyss.text import notes
from engine.games.black_abyss.view.ledger import ledger
from tests.engine.games.black_abyss.table import GAME, Table, bare, market


def test_each_seat_buys_in_its_own_order_until_all_are_done() -> None:
    table = market()
    for seat in (2, 0, 1, 0, 2):
        table.play(seat, a.Recruit(table.state.empires[seat].home * 7))
    table.play(0, a.Pass())
    assert list(GAME.awaited(table.state)) == [1, 2]
    table.play(2, a.Pass())
    table.play(1, a.Recruit(table.state.empires[1].home * 7))
    assert list(GAME.awaited(table.state)) == [1]
    table.play(1, a.Pass())
    assert table.state.phase == "move"


def test_after_ending_its_purchases_a_seat_buys_and_takes_back_nothing() -> None:
    table = market()
    home = table.state.empires[0].home * 7
    table.play(0, a.Recruit(home))
    table.play(0, a.Pass())
    for action in (a.Recruit(home), a.TakeBack(1), a.Pass()):
        assert table.refusal(0, action) == "not-now"
    assert table.offers(0, a.Recruit) == []


def test_purchases_of_others_keep_a_seats_buttons_valid() -> None:
    table = market()
    table.play(1, a.Research(t.TECH["scanners"]))
    assert table.match.decisions == (0, 1, 0)
    assert table.match.revision == 1


def test_the_last_ship_of_a_class_can_be_bought_again_once_taken_back() -> None:
    table = market()
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "small-dock")
    table.state.empires[0].supply[t.FRIGATE] = 1
    table.play(0, a.Commission(t.FRIGATE, home))
    assert table.refusal(0, a.Commission(t.FRIGATE, home)) == "no-supply"
    table.play(0, a.TakeBack(1))
    assert table.state.ships == {}
    table.play(0, a.Commission(t.FRIGATE, home))


def test_the_second_buyer_of_the_last_wonder_is_refused_and_keeps_its_basket() -> None:
    table = market()
    wonder = t.BUILDING["world-garden"]
    lands = [table.state.empires[seat].home * 7 + 4 for seat in (0, 1)]
    for seat, land in enumerate(lands):
        table.play(seat, a.Build(t.HABITAT, land - 3))
        assert a.Build(wonder, land) in table.offers(seat, a.Build)
    table.play(1, a.Build(wonder, lands[1]))
    before = table.match
    with pytest.raises(IllegalAction, match="wonder-stands"):
        table.match.play(0, a.Build(wonder, lands[0]))
    assert table.match is before
    table.play(1, a.TakeBack(2))
    table.play(0, a.Build(wonder, lands[0]))
    assert table.refusal(1, a.Build(wonder, lands[1])) == "wonder-stands"


def _note_on_a_pod(table: Table) -> tuple[str, str]:
    """What is said beside a colony pod for seat 0's ship, in both languages."""
    view = GAME.view(table.state, 0)
    ship = next(one for one in view.ships if one.owner == 0)
    note = notes.note(view, ("fit", f"s{ship.id}", "colony-pod"))
    assert note is not None
    return Speech("en")(note), Speech("de")(note)


def test_a_colony_pod_names_the_planets_in_range_that_its_buyer_can_settle() -> None:
    table = market()
    table.ship(0, "transport", surface.spot(table.state, table.state.empires[0].home))
    nobody = _note_on_a_pod(table)
    assert nobody[0] == "Founds one colony; no planet in fuel range is habitable for you yet"
    empty = [at for at, kind in enumerate(table.state.tile) if kind == t.HEX["empty"]]
    near = in_range(table.state, 0)
    home = surface.chart(table.state).distance[table.state.empires[0].home]
    close = sorted((at for at in empty if near >> at & 1), key=lambda at: home[at])
    red, green = [surface.spot(table.state, at) for at in (close[-1], close[0])]
    assert home[close[0]] < home[close[-1]]
    far = next(surface.spot(table.state, at) for at in empty if not near >> at & 1)
    for name, kind in ((green, "green"), (red, "red"), (far, "green")):
        table.planet(name, kind, "rough", "rough")
    english, german = _note_on_a_pod(table)
    assert english == f"Founds one colony; habitable and in fuel range: {green}"
    assert german == f"Gründet eine Kolonie; bewohnbar und in Reichweite: {green}"
    table.know(0, habitability=3)
    assert _note_on_a_pod(table)[0].endswith(f": {green}, {red}"), "the nearer first"
    table.building(1, table.hex(green) * 7, "habitat")
    assert green not in _note_on_a_pod(table)[0]


def test_a_small_dock_lists_only_small_ships_as_too_expensive() -> None:
    table = market()
    home, empire = table.state.empires[0].home, table.state.empires[0]
    table.building(0, home * 7 + 4, "small-dock")
    empire.food = empire.energy = empire.minerals = 0
    book = ledger(table.state, 0)
    assert book is not None
    hulls = {name for verb, name, _ in book.dear if verb == "commission"}
    assert hulls
    assert not any(t.LARGE[t.HULLS.index(name)] for name in hulls)


def test_goods_sell_only_at_a_planet_with_an_icon_of_their_resource() -> None:
    """Ore does not sell among vineyards, nor at its origin."""
    table = market()
    at = table.planet("D4", "green", "rough", "rough")
    table.state.land[at * 7 + 2] = bare("green", "plains", "grapes")
    table.building(0, at * 7, "habitat")
    table.building(0, at * 7 + 1, "trade-house")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.goods = (GOODS.index("ore") * 128 + table.hex("D2"),)
    assert table.refusal(0, a.Sell(ship.id, 1)) == "no-market"
    assert table.refusal(0, a.Sell(ship.id, 0)) == "no-goods"
    ship = table.state.ships[ship.id]
    ship.goods = (GOODS.index("spice") * 128 + at,)
    assert table.refusal(0, a.Sell(ship.id, 0)) == "no-goods"
    table.state.land[at * 7 + 3] = bare("green", "mineral", "gold")
    ship.goods = (GOODS.index("ore") * 128 + table.hex("D1"),)
    before = table.state.empires[0].minerals
    table.play(0, a.Sell(ship.id, 1))
    assert table.state.empires[0].minerals == before + 3


def test_a_trade_house_that_does_not_work_pays_nothing() -> None:
    table = market()
    at = table.planet("D4", "green", "rough", "rough")
    table.state.land[at * 7 + 2] = bare("green", "plains", "grapes")
    table.building(0, at * 7 + 1, "trade-house")
    table.state.idle[at * 7 + 1] = 1
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.goods = (GOODS.index("spice") * 128 + table.hex("D2"),)
    assert table.refusal(0, a.Sell(ship.id, 0)) == "no-market"


def test_a_deadline_ends_the_purchases_of_one_seat_only() -> None:
    table = market()
    assert GAME.on_deadline(table.state, 1) == a.Pass()
    table.play(1, a.Pass())
    assert list(GAME.missing(table.state)) == [0, 2]


def test_each_kind_of_purchase_is_paid_in_its_resources() -> None:
    """Technology E+F, ships E+M, buildings F+M, ship tiles mostly E+M."""
    assert all(food and energy and not minerals for food, energy, minerals in t.TIER_COSTS)
    assert all(energy and minerals and not food for food, energy, minerals in t.HULL_COST)
    assert all(food and minerals and not energy for food, energy, minerals in t.BUILDING_COST)
    mostly = [not food for food, _, _ in t.TILE_COST]
    assert sum(mostly) > len(mostly) * 0.8
    table = market()
    home = table.state.empires[0].home
    for action, cost in (
        (a.Research(t.TECH["scanners"]), t.TIER_COSTS[0]),
        (a.Build(t.HABITAT, home * 7 + 1), t.BUILDING_COST[t.HABITAT]),
        (a.Recruit(home * 7), t.GAME.marine.triple()),
    ):
        empire = table.state.empires[0]
        before = empire.food, empire.energy, empire.minerals
        wanted = purchase.tech_costs(table.state, 0)[t.TECH["scanners"]]
        table.play(0, action)
        empire = table.state.empires[0]
        after = empire.food, empire.energy, empire.minerals
        paid = tuple(one - other for one, other in zip(before, after, strict=True))
        assert paid == (wanted if isinstance(action, a.Research) else cost)


def test_each_level_of_a_technology_costs_the_next_price_step() -> None:
    sums = [sum(cost) for cost in (*t.TIER_COSTS, t.SECRET_COST, t.FRONTIER_SECRET_COST)]
    assert sums == sorted(set(sums))
    table = market()
    table.state.empires[0].race = t.RACES.index("dravex")
    surface.add_up_powers(table.state)
    tech = t.TECH["fuel-efficiency"]
    for level in range(len(t.LEVELS[tech])):
        cost = purchase.tech_costs(table.state, 0)[tech]
        assert cost == t.TIER_COSTS[t.TIER[tech] + level]
        table.play(0, a.Research(tech))
    for spent in (tech, len(t.TECHS), -1):
        assert table.refusal(0, a.Research(spent)) == "no-such-technology"


@pytest.mark.parametrize(
    ("chart", "asked"), [("rings", t.SECRET_COST), ("frontier", t.FRONTIER_SECRET_COST)]
)
def test_the_price_of_the_secret_of_life_depends_on_the_map(chart: str, asked: t.Triple) -> None:
    table = Table(map=chart)
    state, empire = table.state, table.state.empires[0]
    empire.techs = [len(levels) * (n != t.SECRET) for n, levels in enumerate(t.LEVELS)]
    assert purchase.tech_costs(state, 0)[t.SECRET] == asked
    state.phase, (empire.food, empire.energy, _) = "purchase", asked
    assert t.SECRET in purchase.learnable(state, 0)
    empire.energy -= 1
    assert t.SECRET not in purchase.learnable(state, 0)


def test_nothing_is_built_fitted_or_repaired_beside_enemy_ships() -> None:
    table = market()
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "small-dock")
    table.building(0, home * 7 + 4, "space-port")
    ship = table.ship(0, "frigate", surface.spot(table.state, home))
    ship.hits = 1
    table.ship(1, "fighter", surface.spot(table.state, home))
    assert not diplomacy.is_blockaded(table.state, 0, home)
    table.war(0, 1)
    for action, reason in (
        (a.Commission(t.FIGHTER, home), "enemy-here"),
        (a.Fit(ship.id, t.TILE["laser"]), "no-dock"),
        (a.Repair(ship.id, 0), "no-port"),
    ):
        assert table.refusal(0, action) == reason


def test_fighters_take_no_tiles() -> None:
    table = market()
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "small-dock")
    fighter = table.ship(0, "fighter", surface.spot(table.state, home))
    assert table.refusal(0, a.Fit(fighter.id, t.TILE["laser"])) == "no-dock"


def test_a_loaded_hold_cannot_be_stripped() -> None:
    table = market()
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "small-dock")
    ship = table.ship(0, "transport", surface.spot(table.state, home), "cargo-hold", "engine-1")
    ship.marines = 1
    assert table.refusal(0, a.Strip(ship.id, 0)) == "loaded"
    table.play(0, a.Strip(ship.id, 1))


def test_marines_are_bought_at_a_building_on_a_planet_with_an_own_habitat() -> None:
    table = market()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(0, at * 7, "trade-house")
    assert table.refusal(0, a.Recruit(at * 7)) == "no-habitat"
    assert table.refusal(0, a.Recruit(at * 7 + 1)) == "no-such-building"
    table.building(0, at * 7 + 1, "habitat")
    table.play(0, a.Recruit(at * 7))
    assert (table.state.marines[at * 7], table.state.fresh[at * 7]) == (1, 0)


def test_marines_bought_this_cycle_attack_in_the_next() -> None:
    """Purchases follow the fighting, so their first ground step is the next cycle's."""
    table = market()
    at = table.planet("D4", "green", "rough", "rough")
    table.war(0, 1)
    table.building(0, at * 7, "habitat")
    table.building(1, at * 7 + 1, "habitat")
    table.play(0, a.Recruit(at * 7))
    table.all_pass()
    for seat in (1, 2, 0):
        table.play(seat, a.Pass())
    assert (table.state.phase, table.state.active) == ("ground", 0)
    table.play(0, a.March(at * 7, at * 7 + 1, 1))
    table.play(0, a.Take(at * 7 + 1, raze=False))
    assert table.state.holder[at * 7 + 1] == 0


def test_a_sale_at_anothers_trade_house_also_pays_its_owner_a_third_rounded_up() -> None:
    for own, share in ((False, 2), (True, 0)):
        table = Table.empty_sky()
        at = table.planet("D4", "green", "rough", "rough", "rough")
        table.state.land[at * 7 + 3] = bare("green", "plains", "barley")
        table.building(1, at * 7, "habitat")
        table.building(1, at * 7 + 1, "trade-house")
        if own:
            table.building(0, at * 7 + 2, "trade-house")
        ship = table.ship(0, "transport", "D4", "cargo-hold")
        ship.goods = (GOODS.index("grapes") * 128 + table.hex("D2"),) * 2
        table.to_purchase()
        food = [empire.food for empire in table.state.empires]
        (sold,) = table.play(0, a.Sell(ship.id, 0))
        told = table.ear()
        pay_shares(table.state, told)
        gained = [empire.food - food[n] for n, empire in enumerate(table.state.empires)]
        assert gained == [sold.amount, share, 0]
        assert len(told.events) == (not own)


def test_a_price_is_affordable_only_with_enough_of_every_resource() -> None:
    empire = market().state.empires[0]
    for means in ((1, 2, 3), (9, 9, 9)):
        empire.food, empire.energy, empire.minerals = means
        assert baskets.affords(empire, (1, 2, 3))
    for means in ((0, 2, 3), (1, 1, 3), (1, 2, 2), (0, 9, 9), (9, 1, 9), (9, 9, 2), (3, 1, 2)):
        empire.food, empire.energy, empire.minerals = means
        assert not baskets.affords(empire, (1, 2, 3))


def test_a_price_is_never_negative_and_a_refusal_names_only_what_is_missing() -> None:
    assert baskets.scale((100, 70, 60), -100) == (0, 0, 0)
    assert baskets.scale((100, 70, 60), -130) == (0, 0, 0)
    table = market()
    empire = table.state.empires[0]
    empire.food, empire.energy, empire.minerals = 5, 5, 5
    assert baskets.too_dear(empire, (5, 3, 9)) == lacking(0, 0, 4)
    assert baskets.too_dear(empire, (9, 5, 3)) == lacking(4, 0, 0)
    assert baskets.too_dear(empire, (3, 9, 5)) == lacking(0, 4, 0)


def test_nobody_sells_from_anothers_ship_or_an_absent_resource() -> None:
    table = market()
    mine, theirs = (table.ship(seat, "transport", "D4", "cargo-hold") for seat in (0, 1))
    for sale in (a.Sell(theirs.id, 0), a.Sell(10_000, 0), a.Sell(mine.id, 3), a.Sell(mine.id, -1)):
        assert table.refusal(0, sale) == "no-such-ship"


def test_a_seat_is_told_which_buildings_lack_only_resources_and_how_much() -> None:
    table = market()
    empire = table.state.empires[0]
    cost = purchase.building_costs(table.state, 0)[t.HABITAT]
    for means, lacks in (((0, 0, 0), cost), ((cost[0], 0, 0), (0, *cost[1:])), (cost, None)):
        empire.food, empire.energy, empire.minerals = means
        seen = ledger(table.state, 0)
        assert seen is not None
        told = {name: lack for verb, name, lack in seen.dear if verb == "build"}
        assert told == ({} if lacks is None else {"habitat": lacks})


def test_marines_are_offered_on_every_own_building_also_of_a_shared_planet() -> None:
    table = market()
    at = table.planet("D4", "green", *["rough"] * 4)
    for slot, seat in enumerate((0, 1, 0, 1)):
        table.building(seat, at * 7 + slot, "habitat")
    own = {land for land, seat in enumerate(table.state.holder) if seat == 0}
    assert {at * 7, at * 7 + 2} < own
    assert {action.land for action in table.offers(0, a.Recruit)} == own
