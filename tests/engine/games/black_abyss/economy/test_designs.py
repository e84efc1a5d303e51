"""Designs: saved ships are rebuilt by legal actions, or a reason is given."""

import json
from typing import Any

import pytest

from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.designs import ShipDesigns
from tests.engine.games.black_abyss.table import GAME, Table

DESIGNS = ShipDesigns()
LASER, MISSILE, ENGINE = (t.TILE[name] for name in ("laser", "missile", "engine-1"))


def fleet_table() -> Table:
    return Table(2, mode="fleet_battle")


def written(*ships: list[str], fighters: int = 0) -> str:
    return json.dumps({"ships": ships, "fighters": fighters})


def rebuilt(table: Table, seat: int, design: str) -> list[Any]:
    """Play the actions of a design, and return them."""
    actions = DESIGNS.rebuild(table.state, seat, design)
    assert not isinstance(actions, Words), actions
    for action in actions:
        table.play(seat, action)
    return [*actions]


def refused(table: Table, design: str) -> str:
    """Why seat 0 may not have a design, as the last part of the message id."""
    why = DESIGNS.rebuild(table.state, 0, design)
    assert isinstance(why, Words), why
    return why.id.removeprefix("black-abyss-refused-")


@pytest.mark.parametrize("squadron", range(len(t.SQUADRONS)))
def test_every_saved_fleet_is_rebuilt_exactly(squadron: int) -> None:
    first, second = fleet_table(), fleet_table()
    first.play(0, a.Muster(squadron))
    kept = DESIGNS.of(first.state, 0)
    second.play(1, a.Muster((squadron + 1) % len(t.SQUADRONS)))
    rebuilt(second, 1, kept)
    assert sorted(second.state.fleets[1]) == sorted(first.state.fleets[0])
    assert second.state.levels[1] == first.state.levels[0]
    assert DESIGNS.rebuild(second.state, 1, kept) == []


def test_ships_that_match_the_design_are_kept() -> None:
    table = fleet_table()
    table.play(0, a.Muster(0))
    kept = DESIGNS.of(table.state, 0)
    table.play(0, a.Dismiss(0))
    assert [action.kind for action in rebuilt(table, 0, kept)] == ["enlist"]


def test_an_empty_fleet_is_not_saved() -> None:
    assert DESIGNS.of(fleet_table().state, 0) == ""


@pytest.mark.parametrize(
    ("design", "why"),
    [
        (written(*[["dreadnought"]] * 2, ["cruiser"]), "too-few-points"),
        (written(*[["dreadnought"]] * 3), "no-supply"),
        (written(["frigate", *["laser"] * 4]), "no-section"),
        (written(["frigate", "colony-pod"]), "no-such-tile"),
        (written(["fighter"], fighters=9), "no-such-level"),
        (written(["frigate", "death-ray"]), "design-unread"),
        (written(["gunboat"]), "design-unread"),
        (written([]), "design-unread"),
        ("{", "design-unread"),
    ],
)
def test_a_design_no_longer_legal_is_refused_with_its_first_reason(design: str, why: str) -> None:
    table = fleet_table()
    table.play(0, a.Muster(1))
    before = list(table.state.fleets[0])
    assert refused(table, design) == why
    assert table.state.fleets[0] == before


def test_a_ready_seat_rebuilds_no_fleet() -> None:
    table = fleet_table()
    table.play(0, a.Muster(1))
    table.play(0, a.Pass())
    assert not DESIGNS.open(table.state, 0)
    assert refused(table, written(["frigate"])) == "not-now"


def docked(*hulls: str) -> Table:
    """While buying, seat 0 has ample resources, and bare ships of these classes at its dock."""
    table = Table.empty_sky()
    table.rich(0)
    home = table.state.empires[0].home
    table.building(0, home * 7 + 1, "small-dock")
    for hull in hulls:
        table.ship(0, hull, GAME.view(table.state, None).hexes[home].name)
    table.to_purchase()
    return table


def test_each_docked_ship_is_fitted_with_the_tiles_it_lacks() -> None:
    table = docked("frigate", "transport", "frigate")
    table.know(0, ordnance=1, short_range_engines=1)
    rebuilt(table, 0, written(["frigate", "laser", "laser"], ["frigate", "laser"], ["fighter"]))
    tiles = [ship.tiles for ship in table.state.ships.values()]
    assert tiles == [(LASER, LASER, -1), (-1, -1, -1), (LASER, -1, -1)]


def test_a_ship_with_other_tiles_is_left_as_it_is() -> None:
    table = docked("frigate")
    (ship,) = table.state.ships.values()
    table.play(0, a.Fit(ship.id, LASER))
    assert refused(table, written(["frigate", "engine-1"])) == "design-no-ship"


def test_a_ship_is_fitted_whole_or_not_at_all() -> None:
    table = docked("frigate", "frigate")
    table.rich(0, 3)
    actions = rebuilt(table, 0, written(["frigate", *["laser"] * 2], ["frigate", *["laser"] * 2]))
    first, second = table.state.ships.values()
    assert actions == [a.Fit(first.id, LASER)] * 2
    assert set(second.tiles) == {-1}


def test_a_design_too_expensive_for_one_ship_says_the_price() -> None:
    table = docked("frigate")
    table.rich(0, 0)
    assert refused(table, written(["frigate", "laser"])) == "too-dear"


def test_a_design_without_its_technology_says_so() -> None:
    assert refused(docked("frigate"), written(["frigate", "torpedo"])) == "needs-technology"


def test_an_empires_design_has_each_kind_of_fitted_ship() -> None:
    table = docked("frigate", "frigate", "transport")
    first, second, _ = table.state.ships.values()
    for ship in (first, second):
        table.play(0, a.Fit(ship.id, LASER))
    assert json.loads(DESIGNS.of(table.state, 0)) == {
        "ships": [["frigate", "laser"]],
        "fighters": 0,
    }
