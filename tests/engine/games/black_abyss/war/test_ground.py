"""Marines on the ground, captured buildings, wonders, and eliminated races."""

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import (
    exploration,
    geometry,
    ground,
    surface,
)
from engine.games.black_abyss.rules.exploration import stock_key
from engine.games.black_abyss.rules.market import goods
from engine.games.black_abyss.rules.ships import room_for_goods, room_for_marines
from tests.engine.games.black_abyss.table import GAME, Table, bare, loaded


def _planet(*holders: tuple[int, int, str]) -> tuple[Table, int]:
    """An open planet of rough land at D4, with buildings: seat, slot, name."""
    table = Table.empty_sky()
    at = table.planet("D4", "green", *["rough"] * 7)
    for seat, slot, name in holders:
        table.building(seat, at * 7 + slot, name)
    return table, at


def _post(table: Table, seat: int, land: int, count: int = 1) -> None:
    table.state.marines[land], table.state.garrison[land] = count, seat


def _ground(table: Table, seat: int) -> None:
    table.state.phase, table.state.active = "ground", seat


def test_facts_tell_how_many_marines_fell_on_both_sides() -> None:
    table, at = _planet((1, 0, "habitat"))
    table.war(0, 1)
    _post(table, 0, at * 7 + 1, 2)
    _post(table, 1, at * 7)
    _ground(table, 0)
    table.state.chance = loaded((6, 6), (6, 1), (6, 6))
    told = table.play(0, a.March(at * 7 + 1, at * 7, 2))
    assert [(f.count, f.lost, f.slain) for f in told if f.kind == "marched"] == [(2, 1, 1)]
    assert (table.state.garrison[at * 7], table.state.marines[at * 7]) == (0, 1)


def test_a_seat_without_targets_is_skipped_in_the_ground_step() -> None:
    """Marching to an unheld square was possible in their movement turn."""
    table, at = _planet((0, 0, "habitat"))
    _post(table, 0, at * 7)
    _ground(table, 0)
    assert not ground.is_contested(table.state, 0)
    table.building(1, at * 7 + 6, "habitat")
    table.building(1, at * 7 + 1, "farm")
    assert not ground.is_contested(table.state, 0)
    table.war(0, 1)
    assert ground.is_contested(table.state, 0)
    table.state.fresh[at * 7] = table.state.marines[at * 7]
    assert not ground.is_contested(table.state, 0)
    surface.place(table.state, at * 7 + 1, -1, -1)
    table.state.fresh[at * 7] = 0
    assert not ground.is_contested(table.state, 0)


def test_marines_march_unopposed_in_the_movement_turn_once_a_cycle() -> None:
    table, at = _planet((0, 0, "habitat"), (1, 2, "farm"))
    table.war(0, 1)
    _post(table, 0, at * 7, 2)
    assert table.refusal(0, a.March(at * 7, at * 7 + 2, 1)) == "cannot-march"
    table.play(0, a.March(at * 7, at * 7 + 1, 1))
    assert table.state.fresh[at * 7 + 1] == 1
    assert table.refusal(0, a.March(at * 7 + 1, at * 7 + 3, 1)) == "no-marines"


def test_marines_never_march_to_water_or_to_tiles_of_a_seat_at_peace() -> None:
    for other, wet in (((1, 1, "habitat"), ()), ((0, 5, "farm"), (1,))):
        table, at = _planet((0, 0, "habitat"), other)
        for slot in wet:
            table.state.land[at * 7 + slot] = bare("green", "water")
        _post(table, 0, at * 7, 2)
        _ground(table, 0)
        assert table.refusal(0, a.March(at * 7, at * 7 + 1, 1)) == "cannot-march"


def test_a_captured_habitat_is_a_colony_of_its_new_owner_and_counts_its_votes() -> None:
    table, at = _planet((1, 0, "habitat"), (1, 1, "trade-house"))
    table.war(0, 1)
    before = surface.votes(table.state, 0)
    _post(table, 0, at * 7)
    _ground(table, 0)
    table.play(0, a.Take(at * 7, raze=False))
    assert surface.votes(table.state, 0) == before + 2
    table.play(0, a.Pass())
    assert table.state.idle[at * 7 + 1] == 1


def test_a_razed_building_is_gone_and_its_square_free() -> None:
    table, at = _planet((1, 0, "trade-house"), (1, 6, "habitat"))
    table.war(0, 1)
    _post(table, 0, at * 7)
    _ground(table, 0)
    told = table.play(0, a.Take(at * 7, raze=True))
    assert [fact.razed for fact in told if fact.kind == "taken"] == [True]
    assert table.state.building[at * 7] == -1


def test_the_owner_chooses_which_of_different_farms_idles() -> None:
    """As in the draft's example, but one farm yields grapes too."""
    table, at = _planet((0, 0, "habitat"))
    for slot in range(1, 6):
        good = "grapes" if slot == 1 else ""
        table.state.land[at * 7 + slot] = bare("green", "plains", good)
        table.building(0, at * 7 + slot, "farm")
    surface.check_habitats(table.state, table.ear())
    assert [(p.seat, p.count) for p in table.state.pending] == [(0, 2)]
    table.play(0, a.Idle((at * 7 + 4, at * 7 + 5)))
    assert not table.state.idle[at * 7 + 1]


def test_without_a_habitat_all_buildings_are_idle_and_nobody_is_asked() -> None:
    table, at = _planet((0, 1, "trade-house"), (0, 2, "space-port"))
    surface.check_habitats(table.state, table.ear())
    assert not table.state.pending
    assert surface.working_lands(table.state, at, 0) == []


def test_marine_bays_take_marines_and_no_goods_and_holds_take_either() -> None:
    table, at = _planet((0, 0, "habitat"))
    bay, hold = t.TILE["marine-bay"], t.TILE["cargo-hold"]
    _post(table, 0, at * 7, 9)
    ship = table.ship(0, "transport", "D4", "marine-bay", "cargo-hold")
    table.play(0, a.Embark(ship.id, at * 7))
    ship = table.state.ships[ship.id]
    assert ship.marines == t.HOLDS_MARINES[bay] + t.HOLDS_MARINES[hold]
    assert room_for_goods(ship) == 0
    ship.marines = t.HOLDS_MARINES[bay]
    assert room_for_goods(ship) == t.HOLDS_GOODS[hold]
    ship.goods = (1,)
    assert room_for_marines(ship) == t.HOLDS_MARINES[hold] - 1
    assert not t.HOLDS_GOODS[bay]


def test_a_marine_bay_is_fitted_with_its_technology() -> None:
    table, _ = _planet()
    table.rich(0)
    table.to_purchase()
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "small-dock")
    ship = table.ship(0, "frigate", surface.spot(table.state, home))
    fit = a.Fit(ship.id, t.TILE["marine-bay"])
    assert table.refusal(0, fit) == "needs-technology"
    table.know(0, **{t.TECHS[tech]: level for tech, level in t.TILE_NEEDS[t.TILE["marine-bay"]]})
    table.play(0, fit)
    assert table.state.ships[ship.id].tiles[0] == t.TILE["marine-bay"]


def test_marines_go_aboard_only_if_they_have_not_moved_and_there_is_room() -> None:
    table, at = _planet((0, 0, "habitat"))
    _post(table, 0, at * 7, 1)
    table.state.fresh[at * 7] = 1
    ship = table.ship(0, "frigate", "D4", "laser")
    assert table.refusal(0, a.Embark(ship.id, at * 7)) == "no-marines"
    table.state.fresh[at * 7] = 0
    assert table.refusal(0, a.Embark(ship.id, at * 7)) == "no-room"


def test_marines_embark_from_land_tile_zero_too() -> None:
    table = Table.empty_sky()
    name = geometry.rings().names[0]
    at = table.planet(name, "green", *["rough"] * 7)
    assert at == 0
    _post(table, 0, at)
    ship = table.ship(0, "frigate", name, "marine-bay")
    table.play(0, a.Embark(ship.id, at))
    assert table.state.ships[ship.id].marines == 1


def test_goods_are_not_sold_on_their_planet_of_origin() -> None:
    table, _ = _planet((0, 0, "habitat"))
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    near, far = (GOODS.index("grapes") * 128 + table.hex(name) for name in ("D4", "D2"))
    ship.goods = (near, far)
    assert goods.proceeds(table.state, ship, GOODS.index("grapes") // 3) == (1, 2)


def test_marines_embark_only_from_the_planet_below() -> None:
    table, at = _planet((0, 0, "habitat"))
    other = table.planet("C4", "green", "rough")
    for land in (at * 7, other * 7):
        _post(table, 0, land)
    ship = table.ship(0, "frigate", "D4", "marine-bay")
    for land in (other * 7, -1, len(table.state.land)):
        assert table.refusal(0, a.Embark(ship.id, land)) == "no-such-land"
    table.play(0, a.Embark(ship.id, at * 7))
    assert table.state.ships[ship.id].marines == 1


def test_the_board_shows_what_a_transport_carries_and_from_which_planet() -> None:
    table = Table.open_sky()
    home, helium = table.state.empires[0].home, GOODS.index("helium")
    table.state.goods[stock_key(home, helium, 0)] = 2
    transport = table.ship(0, "transport", surface.spot(table.state, home), "cargo-hold")
    table.play(0, a.Load(transport.id, helium))
    shown = next(ship for ship in GAME.view(table.state, 1).ships if ship.id == transport.id)
    assert shown.goods == (("helium", home), ("helium", home))


def test_goods_go_aboard_transports_only() -> None:
    table, at = _planet((0, 0, "habitat"))
    table.state.goods[stock_key(at, 0, 0)] = 4
    frigate = table.ship(0, "frigate", "D4", "cargo-hold")
    assert table.refusal(0, a.Load(frigate.id, 0)) == "no-room"
    transport = table.ship(0, "transport", "D4", "cargo-hold")
    table.play(0, a.Load(transport.id, 0))
    assert len(table.state.ships[transport.id].goods) == t.HOLDS_GOODS[t.TILE["cargo-hold"]]
    assert table.state.goods[stock_key(at, 0, 0)] == 1


def test_marines_capture_the_wonder_of_an_eliminated_race() -> None:
    """Wonders cannot be destroyed, not even with the race that built them."""
    table, at = _planet((1, 3, "hall-of-voices"))
    wonder = t.BUILDING["hall-of-voices"]
    for land in surface.places_of(table.state.holder, 1):
        if table.state.building[land] != wonder:
            surface.place(table.state, land, -1, -1)
    table.state.goods[stock_key(at, 0, 1)] = 2
    table.ship(0, "fighter", "D4")
    table.ship(2, "fighter", "D3")
    table.to_purchase()
    for seat in range(3):
        table.state.empires[seat].done = False
        table.play(seat, a.Pass())
    assert not table.state.empires[1].alive
    assert (table.state.building[at * 7 + 3], table.state.holder[at * 7 + 3]) == (wonder, -1)
    assert table.state.goods == {}
    assert GAME.view(table.state, 0).hexes[at].land[3].building == "hall-of-voices"
    table.building(0, at * 7, "habitat")
    before = surface.votes(table.state, 0)
    _post(table, 0, at * 7 + 3)
    _ground(table, 0)
    assert ground.is_contested(table.state, 0)
    assert table.refusal(0, a.Take(at * 7 + 3, raze=True)) == "wonders-stand"
    told = table.play(0, a.Take(at * 7 + 3, raze=False))
    assert told[0].other == -1
    granted = dict(t.BUILDING_POWERS[wonder])[p.VOTES]
    assert surface.votes(table.state, 0) == before + 1 + granted


def test_an_eliminated_player_may_do_nothing_at_all() -> None:
    table, at = _planet()
    table.state.empires[2].alive = False
    ship = table.ship(2, "fighter", "D4")
    for action in (a.Pass(), a.Move((ship.id,), at), a.Cast(), a.Offer(0, 1), a.Recruit(at * 7)):
        assert table.refusal(2, action) == "eliminated"
    assert not GAME.choices(table.state, 2).open()


def test_twins_are_inhospitable_but_a_scan_may_find_a_colony_there() -> None:
    table, at = _planet()
    table.state.tile[at] = t.HEX["twin-one"]
    table.know(0, habitability=3)
    for seat in range(3):
        assert not surface.hospitable(table.state, seat, at)
    exploration.collect(table.state, 0, at * 7, t.COLONY, table.ear())
    assert table.state.colonies[at] == 1
