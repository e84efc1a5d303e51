"""Taking purchases back: the latest one, while nothing of another seat depends on it."""

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import surface
from tests.engine.games.black_abyss.table import GAME, Table, bare, market


def _undone(table: Table, action: object) -> None:
    """Play an action and take it back: the view is as before, but for one take-back less."""
    before = GAME.view(table.state, 0)
    table.play(0, action)
    assert GAME.view(table.state, 0) != before
    table.play(0, a.TakeBack(1))
    after = GAME.view(table.state, 0)
    assert before.ledger is not None
    assert after.ledger is not None
    after.ledger.returns += 1
    assert after == before
    table.state.empires[0].returns = 0


def test_every_kind_of_entry_can_be_taken_back() -> None:
    table = market()
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "habitat")
    table.building(0, home * 7 + 4, "small-dock")
    table.building(0, home * 7 + 6, "space-port")
    at = table.planet("D4", "green", "rough", "rough", "plains")
    table.state.land[at * 7 + 2] = bare("green", "plains", "grapes")
    table.building(0, at * 7, "habitat")
    table.building(0, at * 7 + 1, "trade-house")
    ship = table.ship(0, "frigate", surface.spot(table.state, home), "laser")
    ship.hits = 0b100
    trader = table.ship(0, "transport", "D4", "cargo-hold")
    trader.goods = (GOODS.index("barley") * 128 + home,) * 3
    _undone(table, a.Sell(trader.id, 0))
    _undone(table, a.Research(t.TECH["farming"]))
    _undone(table, a.Commission(t.FIGHTER, home))
    _undone(table, a.Fit(ship.id, t.TILE["engine-1"]))
    table.state.empires[0].returns = 0
    _undone(table, a.Strip(ship.id, 0))
    _undone(table, a.Repair(ship.id, 2))
    _undone(table, a.Build(t.FARM, at * 7 + 2))
    _undone(table, a.Bulldoze(home * 7 + 4))
    _undone(table, a.Recruit(home * 7))


def test_a_tile_stripped_and_then_fitted_by_another_is_not_taken_back() -> None:
    table = market()
    pod = t.POD
    ships = []
    for seat in (0, 1):
        home = table.state.empires[seat].home
        table.building(seat, home * 7 + 1, "small-dock")
        ships.append(table.ship(seat, "frigate", surface.spot(table.state, home)))
    ships[0].tiles = (pod, -1, -1)
    table.state.tiles_left[pod] = 0
    table.play(0, a.Strip(ships[0].id, 0))
    table.play(1, a.Fit(ships[1].id, pod))
    assert table.refusal(0, a.TakeBack(1)) == "depended-on"
    assert table.offers(0, a.TakeBack) == []
    table.play(1, a.TakeBack(1))
    table.play(0, a.TakeBack(1))


def test_a_building_bulldozed_is_not_taken_back_once_another_has_built_on_its_land() -> None:
    table = market()
    at = table.planet("D4", "green", "rough", "rough", "rough", "rough")
    for seat in (0, 1):
        table.building(seat, at * 7 + seat, "habitat")
    table.building(0, at * 7 + 2, "trade-house")
    table.play(0, a.Bulldoze(at * 7 + 2))
    table.play(1, a.Build(t.PORT, at * 7 + 2))
    assert table.refusal(0, a.TakeBack(1)) == "depended-on"


def test_a_trade_house_is_not_taken_back_once_another_seat_sold_goods_there() -> None:
    table = market()
    at = table.planet("D4", "green", "rough", "rough")
    table.state.land[at * 7 + 2] = bare("green", "plains", "grapes")
    table.building(0, at * 7, "habitat")
    guest = table.ship(1, "transport", "D4", "cargo-hold")
    guest.goods = (GOODS.index("spice") * 128 + table.hex("D2"),)
    assert table.refusal(1, a.Sell(guest.id, 0)) == "no-market"
    table.play(0, a.Build(t.TRADE_HOUSE, at * 7 + 1))
    table.play(1, a.Sell(guest.id, 0))
    table.play(0, a.Build(t.FARM, at * 7 + 2))
    table.play(0, a.TakeBack(2))
    assert table.refusal(0, a.TakeBack(1)) == "depended-on"
    table.play(1, a.TakeBack(1))
    table.play(0, a.TakeBack(1))
    assert table.state.building[at * 7 + 1] == -1


def test_a_tile_whose_last_ones_went_to_two_ships_is_told_as_sold_out_once() -> None:
    table = market()
    home, laser = table.state.empires[1].home, t.TILE["laser"]
    table.building(1, home * 7 + 1, "small-dock")
    table.state.tiles_left[laser] = 2
    for _ in range(2):
        ship = table.ship(1, "frigate", surface.spot(table.state, home))
        table.play(1, a.Fit(ship.id, laser))
    book = GAME.view(table.state, 0).ledger
    assert book is not None
    assert book.gone == ((1, "laser"),)
