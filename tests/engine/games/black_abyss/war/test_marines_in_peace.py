"""Marines in peace: where they may go, and when they go home."""

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from engine.games.black_abyss.rules.diplomacy import lapse, passes
from engine.games.black_abyss.rules.tribunal.resolutions import open_ballot
from engine.games.black_abyss.state import NOBODY, PASSAGE, PEACE
from tests.engine.games.black_abyss.table import Table


def _colony(seat: int = 1, name: str = "D4") -> tuple[Table, int]:
    """A colony of a seat on an open planet of rough land."""
    table = Table.empty_sky()
    at = table.planet(name, "green", *["rough"] * 7)
    table.building(seat, at * 7, "habitat")
    return table, at


def _post(table: Table, seat: int, land: int, count: int = 1) -> None:
    table.state.marines[land], table.state.garrison[land] = count, seat


def _passage(table: Table, one: int, other: int) -> None:
    table.play(one, a.Offer(other, PASSAGE))
    table.play(other, a.Accept(one, PASSAGE))


def test_landing_beside_a_seat_at_peace_needs_passage() -> None:
    table, at = _colony()
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.marines = 2
    assert table.refusal(0, a.Disembark(ship.id, at * 7 + 1)) == "no-passage"
    assert not table.offers(0, a.Disembark)
    _passage(table, 0, 1)
    table.play(0, a.Disembark(ship.id, at * 7 + 1))
    assert table.state.marines[at * 7 + 1] == 2


def test_marines_do_not_march_where_a_seat_at_peace_lives() -> None:
    table, at = _colony()
    _post(table, 0, at * 7 + 1)
    assert table.refusal(0, a.March(at * 7 + 1, at * 7 + 3, 1)) == "no-passage"
    _passage(table, 0, 1)
    table.play(0, a.March(at * 7 + 1, at * 7 + 3, 1))


def test_on_a_shared_planet_marines_stand_only_on_own_buildings() -> None:
    table, at = _colony()
    for land, building in ((3, "habitat"), (5, "farm")):
        table.building(0, at * 7 + land, building)
    _post(table, 0, at * 7 + 3, 2)
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.marines = 1
    assert table.refusal(0, a.March(at * 7 + 3, at * 7 + 1, 1)) == "no-passage"
    assert table.refusal(0, a.Disembark(ship.id, at * 7 + 1)) == "no-passage"
    table.play(0, a.March(at * 7 + 3, at * 7 + 5, 1))
    table.play(0, a.Disembark(ship.id, at * 7 + 5))
    assert table.state.marines[at * 7 + 5] == 2


def test_a_marine_found_on_a_planet_of_a_seat_at_peace_goes_home() -> None:
    table, at = _colony()
    table.state.land[at * 7 + 1] = -1
    table.ship(0, "frigate", "D4")
    with_marine = [land for land in t.LANDS_OF["green"] if t.LAND_BONUS[land] == t.MARINE]
    table.state.land_left = [int(land in with_marine) for land in range(len(table.state.land_left))]
    table.play(0, a.Scan(at * 7 + 1))
    home = table.state.empires[0].home * 7 + 3
    assert (table.state.garrison[at * 7 + 1], table.state.marines[home]) == (NOBODY, 1)
    table.to_purchase()
    table.rich(1)
    table.play(1, a.Build(t.TRADE_HOUSE, at * 7 + 1))


def test_war_ends_passage_and_carries_marines_home_before_they_can_strike() -> None:
    table, at = _colony()
    _passage(table, 0, 1)
    _post(table, 0, at * 7 + 1, 2)
    home = table.state.empires[0].home
    table.play(0, a.DeclareWar(1))
    assert table.state.garrison[at * 7 + 1] == NOBODY
    assert table.state.marines[home * 7 + 3] == 2
    told = [(f.seat, f.other, f.count, f.home) for f in table.facts("recalled")]
    assert told == [(0, 1, 2, surface.land_spot(table.state, home * 7 + 3))]


def test_without_passage_a_declaration_of_war_moves_no_marines() -> None:
    table, at = _colony()
    table.building(0, at * 7 + 2, "habitat")
    _post(table, 0, at * 7 + 3)
    table.play(0, a.DeclareWar(1))
    assert table.state.garrison[at * 7 + 3] == 0
    assert not table.facts("recalled")


def test_at_peace_the_only_seat_with_a_colony_keeps_its_marines_in_place() -> None:
    table, at = _colony()
    table.war(0, 1)
    _post(table, 0, at * 7 + 1)
    _post(table, 1, at * 7 + 3)
    table.play(1, a.Offer(0, PEACE))
    table.play(0, a.Accept(1, PEACE))
    assert (table.state.garrison[at * 7 + 1], table.state.garrison[at * 7 + 3]) == (NOBODY, 1)


def test_at_peace_marines_on_a_shared_planet_go_to_their_own_buildings() -> None:
    table, at = _colony()
    table.building(0, at * 7 + 2, "habitat")
    table.war(0, 1)
    _post(table, 0, at * 7 + 3)
    table.play(1, a.Offer(0, PEACE))
    table.play(0, a.Accept(1, PEACE))
    assert (table.state.garrison[at * 7 + 3], table.state.garrison[at * 7 + 2]) == (NOBODY, 0)


def test_peace_carries_home_marines_that_would_block_building_for_ever() -> None:
    table, at = _colony()
    table.war(0, 1)
    _post(table, 0, at * 7 + 1)
    _post(table, 1, at * 7)
    table.play(1, a.Offer(0, PEACE))
    table.play(0, a.Accept(1, PEACE))
    assert table.state.garrison[at * 7 + 1] == NOBODY
    assert table.state.garrison[at * 7] == 1
    table.to_purchase()
    table.rich(1)
    table.play(1, a.Build(t.TRADE_HOUSE, at * 7 + 1))


def test_marines_without_a_colony_to_return_to_disband_and_a_fact_says_so() -> None:
    table, at = _colony()
    table.war(0, 1)
    table.ship(0, "fighter", "A4")
    for land in range(len(table.state.holder)):
        if table.state.holder[land] == 0:
            surface.place(table.state, land, -1, NOBODY)
    _post(table, 0, at * 7 + 1, 3)
    table.play(1, a.Offer(0, PEACE))
    table.play(0, a.Accept(1, PEACE))
    assert sum(table.state.marines) == 0
    assert [(f.count, f.home) for f in table.facts("recalled")] == [(3, "")]


def test_marines_let_in_by_open_borders_go_home_when_the_law_ends() -> None:
    table, at = _colony()
    law = t.LAWS.index("open-borders")
    table.state.laws = [law]
    table.state.laws_left.remove(law)
    surface.add_up_powers(table.state)
    _post(table, 0, at * 7 + 1)
    assert passes(table.state, 0, 1)
    table.state.phase, table.state.turn, table.state.active = "tribunal", 3, NOBODY
    open_ballot(table.state, table.ear())
    for seat in range(3):
        table.play(seat, a.Mark(law, -1))
        table.play(seat, a.Cast())
    assert table.state.garrison[at * 7 + 1] == NOBODY
    assert [fact.seat for fact in table.facts("recalled")] == [0]


def test_a_race_is_not_eliminated_if_its_marines_take_a_habitat_in_ground_combat() -> None:
    table, at = _colony()
    table.war(0, 1)
    for land in range(len(table.state.holder)):
        if table.state.holder[land] == 0:
            surface.place(table.state, land, -1, NOBODY)
    _post(table, 0, at * 7)
    table.state.phase, table.state.fought, table.state.active = "battle", [], NOBODY
    table.run()
    assert (table.state.phase, table.state.active) == ("ground", 0)
    table.play(0, a.Take(at * 7, raze=False))
    table.play(0, a.Pass())
    assert table.state.empires[0].alive
    assert not table.facts("eliminated")


def test_passage_and_its_marines_end_one_cycle_after_notice() -> None:
    table, at = _colony()
    _passage(table, 0, 1)
    _post(table, 0, at * 7 + 1)
    assert table.refusal(2, a.EndPassage(0)) == "no-such-passage"
    table.play(1, a.EndPassage(0))
    assert table.refusal(0, a.EndPassage(1)) == "no-such-passage"
    given = table.state.turn
    for turn, stands in ((given + 1, True), (given + 2, False)):
        table.state.turn = turn
        lapse(table.state, table.ear())
        assert passes(table.state, 0, 1) is stands
        assert (table.state.garrison[at * 7 + 1] == 0) is stands
