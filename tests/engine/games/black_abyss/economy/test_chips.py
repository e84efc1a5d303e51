"""Each resource has 300 chips for all seats; without chips nothing is paid."""

from engine.core.events import seen
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.facts import Changed
from engine.games.black_abyss.rules import course, exploration
from engine.games.black_abyss.rules.market import bank
from engine.games.black_abyss.rules.market.goods import pay_shares
from tests.engine.games.black_abyss.table import Table, bare


def _hoard(table: Table, left: int) -> None:
    """Seat 2 holds all chips of food except this number; the others have none."""
    for seat in (0, 1, 2):
        table.rich(seat, 0)
    table.state.empires[2].food = t.GAME.chips - left


def _market(*, own: bool) -> Table:
    """Seat 0 has grapes worth four food at a trade house, its own or seat 1's."""
    table = Table.open_sky()
    at = table.planet("D4", "green", "plains", "rough", "rough")
    table.state.land[at * 7] = bare("green", "plains", "barley")
    table.building(int(not own), at * 7 + 1, "trade-house")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.goods = (GOODS.index("grapes") * 128 + table.hex("D2"),) * 2
    table.to_purchase()
    return table


def test_production_is_paid_in_turn_order_as_far_as_there_are_chips() -> None:
    table = Table.open_sky()
    _hoard(table, left=3)
    table.state.first = 1
    told = table.ear()
    course.begin_cycle(table.state, told)
    assert [empire.food for empire in table.state.empires] == [0, 2, t.GAME.chips - 2]
    (short,) = [fact for fact in seen(told.events, None) if fact.kind == "ran-out"]
    assert short.resource == "food"
    assert all(empire.minerals == 2 for empire in table.state.empires)


def test_chips_are_not_mentioned_while_they_last() -> None:
    table = Table.open_sky()
    told = table.ear()
    course.begin_cycle(table.state, told)
    assert "ran-out" not in [fact.kind for fact in seen(told.events, None)]


def test_finds_and_events_pay_only_as_far_as_chips_suffice() -> None:
    table = Table.open_sky()
    _hoard(table, left=1)
    told, empire = table.ear(), table.state.empires[0]
    empire.energy = 2
    exploration.change(table.state, 0, 3, 3, 0, told)
    assert (empire.food, empire.energy) == (1, 5)
    assert seen(told.events, None) == [Changed(0, 1, 3, 0)]
    exploration.change(table.state, 2, -5, 0, 0, table.ear())
    assert bank.chips_left(table.state)[0] == 5


def test_sales_and_shares_are_limited_by_chips() -> None:
    for left, sold, share in ((3, 3, 0), (5, 4, 1), (9, 4, 2)):
        table = _market(own=False)
        _hoard(table, left)
        ship = max(table.state.ships)
        (fact,) = table.play(0, a.Sell(ship, 0))
        pay_shares(table.state, table.ear())
        assert (fact.amount, table.state.empires[0].food) == (sold, sold)
        assert table.state.empires[1].food == share


def test_a_purchase_is_not_taken_back_once_others_hold_the_chips_it_cost() -> None:
    table = _market(own=False)
    _hoard(table, left=0)
    price = t.GAME.marine.food
    table.state.empires[2].minerals = 9
    home = table.state.empires[2].home * 7 + 3
    table.play(2, a.Recruit(home))
    table.play(0, a.Sell(max(table.state.ships), 0))
    assert table.state.empires[0].food == price
    assert table.refusal(2, a.TakeBack(1)) == "depended-on"
