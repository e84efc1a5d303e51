"""A race that lost its home world keeps votes, and may return without a colony pod."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents.policies import POLICIES
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from engine.games.black_abyss.rules.tribunal.resolutions import open_ballot
from tests.engine.games.black_abyss.table import GAME, Table

PRICE = t.BUILDING_COST[t.HABITAT]


def exile(*, ships: bool = True) -> Table:
    """During purchases, seat 1 has lost all buildings; its fighters are above its home."""
    table = Table.open_sky()
    home = table.state.empires[1].home
    for land in surface.lands(table.state, home):
        surface.place(table.state, land, -1, -1)
    table.rich(1)
    if not ships:
        for ship in [ship for ship in table.state.ships.values() if ship.owner == 1]:
            del table.state.ships[ship.id]
        table.ship(1, "fighter", "D4")
    table.to_purchase()
    return table


def land_of(table: Table) -> int:
    return table.state.empires[1].home * 7


def lets_play(table: Table) -> None:
    """Let seat 1 play by its policy until it passes."""
    action = None
    while action != a.Pass():
        action = POLICIES["greedy"](Perspective(GAME, table.state, 1), Chance(seed_from("exile")))
        table.play(1, action)


def test_an_exile_with_a_ship_above_its_lost_home_builds_a_habitat_there_at_its_price() -> None:
    table = exile()
    empire, land = table.state.empires[1], land_of(table)
    offered = table.offers(1, a.Build)
    assert {action.building for action in offered} == {t.HABITAT}
    assert {action.land // 7 for action in offered} == {empire.home}
    [bought] = table.play(1, a.Build(t.HABITAT, land))
    assert (bought.kind, bought.seat, bought.what) == ("bought", 1, "habitat")
    empire = table.state.empires[1]
    assert (empire.food, empire.energy, empire.minerals) == tuple(99 - n for n in PRICE)
    assert GAME.view(table.state, None).empires[1].stands
    assert a.Build(t.FARM, land + 1) in table.offers(1, a.Build), "it supports others again"


def test_a_returning_exile_reads_what_its_world_garden_brings_once_the_habitat_supports_it() -> (
    None
):
    table = exile()
    land = land_of(table)
    surface.place(table.state, land + 1, t.BUILDING["world-garden"], 1)
    surface.stop(table.state, land + 1, table.ear())
    assert GAME.view(table.state, 1).empires[1].income == (0, 0, 0)
    table.play(1, a.Build(t.HABITAT, land))
    told = GAME.view(table.state, 1).empires[1].income
    assert sum(told) > 0
    while not table.facts("produced"):
        table.all_pass()
    (brought,) = [fact for fact in table.facts("produced") if fact.seat == 1]
    assert (brought.food, brought.energy, brought.minerals) == told


def test_the_habitat_of_a_returning_exile_can_be_taken_back() -> None:
    table = exile()
    home = table.state.empires[1].home
    table.play(1, a.Buy(buildings=((t.HABITAT, home),)))
    assert GAME.view(table.state, None).empires[1].stands
    table.play(1, a.TakeBack(1))
    assert not GAME.view(table.state, None).empires[1].stands
    assert a.Build(t.HABITAT, land_of(table)) in table.offers(1, a.Build)


def test_an_exile_without_a_ship_there_is_told_what_it_needs() -> None:
    table = exile(ships=False)
    assert table.refusal(1, a.Build(t.HABITAT, land_of(table))) == "no-way-home"
    assert not table.offers(1, a.Build)
    assert table.refusal(1, a.Build(t.FARM, land_of(table))) == "no-habitat"


@pytest.mark.parametrize("owner", [0, -1])
def test_no_exile_returns_under_an_enemy_or_a_monster(owner: int) -> None:
    table = exile()
    table.war(0, 1)
    above = table.ship(owner, "frigate", "D4")
    above.hex = table.state.empires[1].home
    assert table.refusal(1, a.Build(t.HABITAT, land_of(table))) == "no-way-home"
    assert not table.offers(1, a.Build)


def test_a_seat_at_peace_does_not_keep_an_exile_from_its_home() -> None:
    table = exile()
    table.ship(0, "frigate", "D4").hex = table.state.empires[1].home
    assert a.Build(t.HABITAT, land_of(table)) in table.offers(1, a.Build)


def test_a_conqueror_builds_on_the_free_tiles_of_a_home_world() -> None:
    table = exile()
    land = land_of(table)
    table.building(0, land, "habitat")
    assert table.refusal(1, a.Build(t.HABITAT, land)) == "not-empty"
    assert a.Build(t.HABITAT, land + 1) in table.offers(1, a.Build)


def test_an_exile_founds_nothing_anywhere_else_without_a_pod() -> None:
    table = exile()
    at = table.planet("D4", "green", "plains")
    table.ship(1, "fighter", "D4")
    assert table.refusal(1, a.Build(t.HABITAT, at * 7)) == "no-habitat"


def test_a_race_that_is_no_exile_builds_only_beside_its_own_habitat() -> None:
    table = exile()
    other = table.state.empires[0].home
    table.ship(1, "fighter", "D4").hex = other
    table.rich(0)
    table.state.building[other * 7 + 1] = -1
    assert table.refusal(1, a.Build(t.HABITAT, other * 7 + 1)) == "no-habitat"


def test_an_exile_has_at_least_two_votes() -> None:
    table = exile()
    assert surface.votes(table.state, 1) == t.GAME.exile_votes == 2
    open_ballot(table.state, table.ear())
    assert table.state.ballot is not None
    assert table.state.ballot.weights[1] == 2
    at = table.planet("D4", "green", "plains", "plains", "plains")
    for slot, name in enumerate(("habitat", "farm", "farm")):
        table.building(1, at * 7 + slot, name)
    assert surface.votes(table.state, 1) == 1 + 3
    table.state.empires[1].alive = False
    surface.place(table.state, at * 7, -1, -1)
    assert surface.votes(table.state, 1) == 2, "an eliminated race has what stands, and no more"


@pytest.mark.parametrize("seat", range(6))
def test_a_race_without_its_home_world_is_an_exile_in_every_seat(seat: int) -> None:
    table = Table.open_sky(6)
    assert surface.votes(table.state, seat) > t.GAME.exile_votes
    for land in surface.lands(table.state, table.state.empires[seat].home):
        surface.place(table.state, land, -1, -1)
    assert surface.votes(table.state, seat) == t.GAME.exile_votes


def homeward() -> tuple[Table, int]:
    """In seat 1's movement turn, its only ship (by number) is a space from its lost home."""
    table = exile(ships=False)
    state, home = table.state, table.state.empires[1].home
    [ship] = [ship for ship in state.ships.values() if ship.owner == 1]
    ship.hex = next(
        at for at in surface.chart(state).neighbours[home] if state.tile[at] == t.HEX["empty"]
    )
    table.to_move(1)
    return table, ship.id


def test_an_exiles_ships_may_fly_to_the_lost_home_out_of_fuel_range() -> None:
    table, ship = homeward()
    home = table.state.empires[1].home
    assert a.Move((ship,), home) in table.offers(1, a.Move)
    table.play(1, a.Move((ship,), home))
    assert table.state.ships[ship].hex == home


def test_an_ai_in_exile_flies_home_and_builds() -> None:
    table, ship = homeward()
    lets_play(table)
    assert table.state.ships[ship].hex == table.state.empires[1].home
    table.to_purchase()
    lets_play(table)
    assert GAME.view(table.state, None).empires[1].stands
