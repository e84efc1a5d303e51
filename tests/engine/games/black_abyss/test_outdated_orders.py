"""Orders that come too late, or name what is not there, are refused with a reason.

A click may come from an old board, after ships, land or turn have changed.
"""

from typing import Any

import pytest

from engine.games.black_abyss import actions as a
from tests.engine.games.black_abyss.table import Table, met

NOBODYS, NOWHERE, UNKNOWN = 99, -1, 10**6


@pytest.mark.parametrize(
    "order",
    [
        a.March(7, 8, 1),
        a.Embark(1, 7),
        a.Disembark(1, 7),
        a.Load(1, 0),
        a.Take(7, raze=False),
        a.Recruit(7),
        a.Sell(1, 0),
        a.Command(0, ask=False),
        a.ByOrder(0, 1),
        a.Fire(1, 0, 2),
        a.Flee(),
        a.Lead(),
        a.Entrust(),
        a.EndMove(),
    ],
    ids=lambda order: order.kind,
)
def test_nobody_gives_orders_in_anothers_movement_turn(order: Any) -> None:
    assert Table.open_sky().refusal(1, order) == "not-now"


def test_orders_to_what_is_not_there_any_more_are_refused() -> None:
    table = Table.open_sky()
    ship = table.ship(0, "transport", "D3")
    assert table.state.phase == "move"
    for order in (a.Embark(NOBODYS, 7), a.Disembark(NOBODYS, 7), a.Load(NOBODYS, 0)):
        assert table.refusal(0, order) == "no-such-ship"
    for good in (0, NOBODYS):
        assert table.refusal(0, a.Load(ship.id, good)) == "no-goods"
    assert table.refusal(0, a.Disembark(ship.id, 0)) == "no-marines"
    ship.marines = 2
    for land in (NOWHERE, UNKNOWN, 0):
        assert table.refusal(0, a.Disembark(ship.id, land)) == "no-such-land"
        assert table.refusal(0, a.March(land, 8, 1)) == "no-marines"
    table.state.phase = "ground"
    for land in (NOWHERE, UNKNOWN, 0):
        assert table.refusal(0, a.Take(land, raze=False)) == "nothing-to-take"
    table.to_purchase()
    for change in (a.Sell(NOBODYS, 0), a.Strip(NOBODYS, 0), a.Repair(NOBODYS, 0)):
        assert table.refusal(0, change) == "no-such-ship"
    assert table.refusal(0, a.Recruit(NOWHERE)) == "no-such-building"


def test_only_the_two_sides_of_a_battle_give_orders_and_only_existing_ones() -> None:
    table, ours, theirs = met()
    for seat in (0, 1):
        assert table.refusal(seat, a.Command(NOBODYS, ask=False)) == "no-such-order"
    assert table.refusal(2, a.Command(0, ask=False)) == "not-now"
    for order in (a.Fire(theirs.id, 0, ours.id), a.Cover(NOBODYS, (0,)), a.Take(7, raze=False)):
        assert table.refusal(0, order) == "not-now"
