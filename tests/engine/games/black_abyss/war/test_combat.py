"""Initiative, fire, shields, damage and flight."""

import pytest

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.rules.war import (
    battle,
    combat,
    damage,
    meeting,
)
from tests.engine.games.black_abyss.table import Table, loaded


def test_at_equal_initiative_the_side_with_the_best_computer_goes_first() -> None:
    """Fighters 1 and 1 and a frigate 3, jammer 1, against a fighter 2 and a cruiser 1, jammer 3.

    5 - 3 = 2 against 3 - 1 = 2; the largest single computer is 3 against 2.
    """
    assert combat.first_side(([1, 1, 3], [2, 1]), ([0, 0, 1], [0, 3])) == 0
    assert combat.first_side(([2, 1], [1, 1, 3]), ([0, 3], [0, 0, 1])) == 1


def test_initiative_is_read_from_tiles_and_fighter_technology() -> None:
    table = Table.empty_sky()
    table.know(0, fighter_avionics=1)
    ours = [table.ship(0, "fighter", "D4"), table.ship(0, "fighter", "D4")]
    ours.append(table.ship(0, "frigate", "D4", "computer-3", "jammer-1"))
    table.know(1, fighter_avionics=2)
    table.state.empires[1].powers[p.FIGHTER_JAMMER] = 0
    theirs = [table.ship(1, "fighter", "D4")]
    theirs.append(table.ship(1, "cruiser", "D4", "computer-1", "jammer-3"))
    assert [r for s in ours for r in combat.ratings(table.state, s, "computer")] == [1, 1, 3]
    assert combat.initiative(table.state, ours, theirs) == 0
    theirs.append(table.ship(1, "frigate", "D4", "computer-1"))
    assert combat.initiative(table.state, ours, theirs) == 1


def test_the_higher_initiative_goes_first_and_on_a_tie_the_attacker() -> None:
    assert combat.first_side(([3], [1]), ([], [])) == 0
    assert combat.first_side(([1], [3]), ([], [])) == 1
    assert combat.first_side(([2], [2]), ([1], [1])) == 0


def test_a_shield_of_one_turns_a_five_into_a_miss_and_leaves_a_six_a_hit() -> None:
    assert combat.hits(loaded((6, 5)), 6, 5, 0)
    assert not combat.hits(loaded((6, 5)), 6, 5, 1)
    assert combat.hits(loaded((6, 6)), 6, 5, 1)


def test_behind_a_strong_shield_the_top_face_needs_a_second_high_roll() -> None:
    assert combat.hits(loaded((6, 6), (6, 4)), 6, 6, 2)
    assert not combat.hits(loaded((6, 6), (6, 3)), 6, 6, 2)
    assert not combat.hits(loaded((6, 5)), 6, 6, 2)


def test_only_the_best_undamaged_shield_counts() -> None:
    table = Table.open_sky()
    ship = table.ship(0, "cruiser", "D4", "shield-1", "shield-2")
    assert combat.shield(table.state, ship) == 2
    damage.cover(ship, 1)
    assert combat.shield(table.state, ship) == 1


def test_a_fighter_dies_at_the_first_hit_a_frigate_at_its_third() -> None:
    table = Table.empty_sky()
    fighter, frigate = table.ship(0, "fighter", "D4"), table.ship(0, "frigate", "D4", "laser")
    before = table.state.empires[0].supply[t.FRIGATE]
    damage.strike(table.state, fighter, "laser", table.ear())
    assert fighter.id not in table.state.ships
    for left in (2, 1):
        damage.strike(table.state, frigate, "laser", table.ear())
        damage.cover_by_order(table.state, 0)
        assert combat.sections_left(frigate) == left
    damage.strike(table.state, frigate, "laser", table.ear())
    assert frigate.id not in table.state.ships
    assert table.state.empires[0].supply[t.FRIGATE] == before + 1


def _battle(ask: bool) -> tuple[Table, int]:
    """Seat 1's frigate is at D4; seat 0's cruiser arrives, at war with it."""
    table = Table.empty_sky()
    table.war(0, 1)
    enemy = table.ship(1, "frigate", "D4", "laser", "computer-1")
    cruiser = table.ship(0, "cruiser", "D4", *["particle-beam"] * 4)
    cruiser.since, cruiser.origin = 1, table.hex("D3")
    table.begin_battles()
    assert table.state.battle is not None
    assert table.state.battle.sides == (0, 1)
    table.play(0, a.Command(0, ask=False))
    table.play(1, a.Command(0, ask=ask))
    return table, enemy.id


def test_both_sides_give_orders_in_any_sequence_before_the_first_roll() -> None:
    table, enemy = _battle(ask=False)
    assert table.state.battle is None
    assert enemy not in table.state.ships
    assert table.facts("battle-ended")


def test_an_owner_who_asked_to_choose_covers_sections_or_hands_over() -> None:
    table, enemy = _battle(ask=True)
    (decision,) = table.state.pending
    offered = table.offers(1, a.Cover)
    assert {len(action.sections) for action in offered} == {decision.count}
    assert table.refusal(0, offered[0]) == "not-now"
    table.play(1, offered[0])
    assert table.state.battle is None or table.state.ships[enemy].hits & 1
    if table.state.battle is not None:
        table.play(1, a.Entrust())
        assert table.state.battle is None


def test_a_keeper_fights_everybody_and_its_defeat_is_recorded() -> None:
    table = Table.empty_sky()
    table.state.tile[table.hex("D4")] = t.HEX["twin-one"]
    keeper = table.ship(-1, "keeper-of-dawn", "D4")
    keeper.hits = 0b011111
    for _ in range(3):
        table.ship(0, "dreadnought", "D4", *["particle-beam"] * 8).since = 1
    table.begin_battles()
    table.play(0, a.Command(0, ask=False))
    assert keeper.id not in table.state.ships
    assert table.state.empires[0].keepers == 1
    assert [fact.wild for fact in table.facts("felled")] == ["keeper-of-dawn"]


def test_the_first_round_is_fought_and_then_a_side_may_flee_to_a_friendly_space() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    home = table.state.empires[1].home
    at = chart(table.state).neighbours[home][0]
    coward = table.ship(1, "frigate", spot(table.state, at), "engine-1")
    table.ship(0, "frigate", spot(table.state, at), "laser").since = 1
    table.begin_battles()
    table.play(0, a.Command(0, ask=False))
    table.play(1, a.Command(t.ORDERS.index("slip-away"), ask=False))
    assert table.state.ships[coward.id].hex == home
    assert [fact.seat for fact in table.facts("withdrew") if fact.fled] == [1]


def test_after_twelve_rounds_the_attacker_withdraws_to_where_it_came_from() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    table.ship(1, "frigate", "D4", "laser")
    ship = table.ship(0, "frigate", "D4", "laser")
    ship.since, ship.origin = 1, table.hex("D3")
    table.begin_battles()
    battle = table.state.battle
    assert battle is not None
    battle.round, table.state.pending = t.GAME.battle_rounds, []
    table.run()
    assert table.state.ships[ship.id].hex == table.hex("D3")
    assert table.facts("battle-ended")[0].rounds == 12


def test_a_planet_fires_before_both_sides_unless_technology_says_otherwise() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    at = table.planet("D4", "green", "plains", "rough", "rough")
    table.building(1, at * 7, "habitat")
    table.building(1, at * 7 + 1, "planetary-battery")
    table.ship(0, "frigate", "D4", "bomb-1").since = 1
    table.begin_battles()
    fight = table.state.battle
    assert fight is not None
    table.state.pending.clear()
    battle._open_round(table.state, fight, table.ear())
    assert fight.todo == [-2 - (at * 7 + 1), 0, 1]
    table.know(0, short_range_engines=3)
    battle._open_round(table.state, fight, table.ear())
    assert fight.todo == [0, -2 - (at * 7 + 1), 1]


def _raid(ask: bool, *holders: int, bombs: int = 4) -> tuple[Table, int]:
    """Seat 0 bombs a planet where each other seat has a habitat and a farm, to the last round."""
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "plains", "rough", "plains")
    for number, seat in enumerate(holders):
        table.war(0, seat)
        table.building(seat, at * 7 + 2 * number, "habitat")
        table.building(seat, at * 7 + 2 * number + 1, "farm")
    for _ in range(2 if bombs > 1 else 1):
        table.ship(0, "cruiser", "D4", *["bomb-2"] * bombs, "engine-3").since = 1
    table.begin_battles()
    table.state.present_battle.ask[1] = ask
    table.play(0, a.Command(t.ORDERS.index("bombard"), ask=ask))
    return table, at


def test_the_owner_chooses_all_buildings_lost_in_a_move_at_once() -> None:
    table, at = _raid(True, 1, bombs=1)
    assert [(p.seat, p.kind, p.count) for p in table.state.pending] == [(1, "losing", 1)]
    offered = table.offers(1, a.Lose)
    assert {action.lands for action in offered} == {(at * 7,), (at * 7 + 1,)}
    table.play(1, a.Lose((at * 7,)))
    assert table.facts("lost")[0].building == "habitat"
    assert table.state.building[at * 7] == -1


def test_a_standing_order_gives_up_the_cheapest_building_and_the_habitat_last() -> None:
    table, _ = _raid(False, 1)
    lost = [fact.building for fact in table.facts("lost")]
    assert lost[:2] == ["farm", "habitat"]


def test_a_standing_order_gives_up_idle_buildings_before_cheaper_ones() -> None:
    table = Table.open_sky()
    at = table.planet("D4", "green", "plains", "rough")
    table.building(1, at * 7, "farm")
    table.building(1, at * 7 + 1, "large-dock")
    both = [at * 7, at * 7 + 1]
    assert combat.least_dear(table.state, 1, both) == at * 7
    table.state.idle[at * 7 + 1] = 1
    assert combat.least_dear(table.state, 1, both) == at * 7 + 1


@pytest.mark.parametrize(("raider", "raided"), [(0, 1), (1, 0)])
def test_raid_rounds_count_once_a_slow_raider_is_beside_the_planet(
    raider: int, raided: int
) -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    at = table.planet("D4", "green", *["rough"] * 7)
    for slot in range(7):
        table.building(raided, at * 7 + slot, "habitat")
    table.ship(raider, "frigate", "D4", "bomb-1").since = 1
    table.begin_battles()
    table.play(raider, a.Command(t.ORDERS.index("bombard"), ask=False))
    assert table.facts("lost")
    nearest = t.GAME.board.columns - t.GAME.board.zone
    assert table.facts("battle-ended")[0].rounds == nearest + t.GAME.raid_rounds - 1


def test_a_ban_and_a_planetary_shield_stop_bombs() -> None:
    table = Table.open_sky()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(1, at * 7, "planetary-shield")
    assert combat.planet_shield(table.state, at, 1) == 1
    table.know(1, planetary_defence=2)
    assert combat.planet_shield(table.state, at, 1) == 2
    table.state.laws = [t.LAWS.index("bombing-ban")]
    surface.add_up_powers(table.state)
    table.war(0, 1)
    table.clear_ships()
    table.ship(0, "frigate", "D4", "bomb-1").since = 1
    assert not meeting.battles_due(table.state)
