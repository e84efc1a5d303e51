"""The map, moving, exploring, scanning, wormholes, black holes, asteroids, fuel, war and peace."""

from collections import Counter

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import seen
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import (
    geometry,
    happenings,
    movement,
    surface,
)
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.state import PASSAGE, PEACE
from tests.engine.games.black_abyss.table import GAME, Table, bare, loaded


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_rings_hold_both_twins_two_wormhole_pairs_and_a_green_planet_near_every_home(
    seats: int,
) -> None:
    for number in range(20):
        state = Table(seats, seed=f"rings {number}").state
        kinds = Counter(t.HEX_KINDS[kind] for kind in state.tile)
        assert kinds["home"] == seats
        assert kinds["twin-one"] == kinds["twin-two"] == 1
        assert kinds["wormhole-amber"] == kinds["wormhole-violet"] == 2
        distance = geometry.rings().distance
        for empire in state.empires:
            row = distance[empire.home]
            assert any(k == t.HEX["green"] and row[h] <= 2 for h, k in enumerate(state.tile))
            assert all(row[h] >= 2 for h, k in enumerate(state.tile) if k in t.TWINS)


def test_six_homes_lie_two_spaces_apart_on_the_outer_ring() -> None:
    homes = [empire.home for empire in Table(6).state.empires]
    for one, other in zip(homes, homes[1:] + homes[:1], strict=True):
        assert geometry.rings().distance[one][other] == 3


def test_frontier_homes_are_chosen_in_turn_far_apart_and_never_in_corners() -> None:
    table = Table(3, map="frontier")
    assert len(table.state.tile) == 104
    assert table.refusal(0, a.FoundHome(0)) == "no-home-here"
    assert table.refusal(1, a.FoundHome(20)) == "not-now"
    table.play(0, a.FoundHome(20))
    near = geometry.frontier().neighbours[20][0]
    assert table.refusal(1, a.FoundHome(near)) == "no-home-here"
    kinds = Counter(table.state.tile)
    for kind in (*t.TWINS, *t.WORMHOLES):
        assert kinds[kind] == t.CONTENT.map.frontier[t.HEX_KINDS[kind]]
    for seat in (1, 2):
        table.play(seat, table.offers(seat, a.FoundHome)[0])
    green, distance = t.HEX["green"], geometry.frontier().distance
    for empire in table.state.empires:
        row = distance[empire.home]
        assert any(k == green and row[h] <= 2 for h, k in enumerate(table.state.tile))


def test_ships_move_one_space_at_first_and_more_with_their_own_drives() -> None:
    table = Table.empty_sky()
    fighter, frigate = table.ship(0, "fighter", "D4"), table.ship(0, "frigate", "D4")
    table.know(0, light_drives=2)
    assert movement.speed(table.state, fighter) == 1
    assert movement.speed(table.state, frigate) == 3


def test_a_fleet_moves_through_empty_spaces_and_stops_where_an_enemy_is() -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "frigate", "D2")
    table.know(0, light_drives=2, fuel_efficiency=3)
    ship.left = 3
    beyond = a.Move((ship.id,), table.hex("D5"))
    assert beyond in table.offers(0, a.Move)
    table.ship(1, "fighter", "D3")
    table.war(0, 1)
    assert table.refusal(0, beyond) == "out-of-reach"
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert table.state.ships[ship.id].left == 0


def test_ships_stop_at_seats_at_peace_without_passage() -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "frigate", "D2")
    ship.left = 2
    table.know(0, fuel_efficiency=3)
    owners = {table.hex("D3"): 0b10}
    assert movement.stops(table.state, 0, table.hex("D3"), owners)
    table.play(0, a.Offer(1, PASSAGE))
    table.play(1, a.Accept(0, PASSAGE))
    assert not movement.stops(table.state, 0, table.hex("D3"), owners)


def test_no_move_ends_out_of_fuel_range_unless_it_ends_nearer_to_a_friend() -> None:
    table = Table.empty_sky()
    for seat in (1, 2):
        table.war(0, seat)
    home = table.state.empires[0].home
    distance = geometry.rings().distance[home]
    for ship, far in ((table.ship(0, "fighter", "D4"), 3),):
        ship.hex = next(h for h, d in enumerate(distance) if d == far)
        reached = {action.to for action in table.offers(0, a.Move)}
        assert reached
        assert all(distance[to] < far for to in reached)
        ship.hex = next(h for h, d in enumerate(distance) if d == 2)
        reached = {action.to for action in table.offers(0, a.Move)}
        assert all(distance[to] <= 2 for to in reached)


def test_another_players_planet_extends_the_range_only_in_peace() -> None:
    table = Table.open_sky()
    before = movement.in_range(table.state, 0).bit_count()
    table.war(0, 1)
    table.war(0, 2)
    after = movement.in_range(table.state, 0).bit_count()
    assert after < before


def test_entering_an_unknown_space_explores_it_for_all() -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "fighter", "D2")
    to = table.hex("D3")
    table.state.known[to] = 0
    table.state.tile[to] = t.HEX["green"]
    step = table.match.play(0, a.Move((ship.id,), to))
    assert step.reveals
    assert GAME.view(step.match.state, 2).hexes[to].tile == "green"


def test_a_ship_that_discovers_a_black_hole_stops_before_it() -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "fighter", "D2")
    to = table.hex("D3")
    table.state.known[to], table.state.tile[to] = 0, t.BLACK_HOLE
    table.play(0, a.Move((ship.id,), to))
    moved = table.state.ships[ship.id]
    assert (moved.hex, moved.left) == (table.hex("D2"), 0)
    assert all(action.to != to for action in table.offers(0, a.Move))


def test_beside_a_black_hole_just_discovered_other_ships_have_one_move_in_the_turn() -> None:
    table = Table.empty_sky()
    table.know(0, fighter_drives=2, fuel_efficiency=3)
    scout, waiting, passing, far = (
        table.ship(0, "fighter", name) for name in ("D4", "D4", "E5", "B4")
    )
    movement.start_turn(table.state, 0)
    hole = table.hex("E4")
    table.state.known[hole], table.state.tile[hole] = 0, t.BLACK_HOLE
    table.play(0, a.Move((passing.id,), table.hex("D5")))
    assert table.state.ships[passing.id].left == 2
    table.play(0, a.Move((scout.id,), hole))
    left = {ship.id: ship.left for ship in table.state.ships.values()}
    assert left == {scout.id: 0, waiting.id: 1, passing.id: 0, far.id: 3}


def test_beside_a_black_hole_ships_must_stop_and_start_with_one_space() -> None:
    table = Table.empty_sky()
    table.state.tile[table.hex("D4")] = t.BLACK_HOLE
    table.know(0, light_drives=2, fuel_efficiency=3)
    ship = table.ship(0, "frigate", "D1")
    movement.start_turn(table.state, 0)
    assert ship.left == 3
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    ship = table.state.ships[ship.id]
    assert ship.left == 0
    movement.start_turn(table.state, 0)
    assert ship.left == 1


@pytest.mark.parametrize(("face", "survives"), [(5, True), (6, False), (7, False), (8, True)])
def test_entering_asteroids_hits_on_a_roll_of_six_or_seven(face: int, survives: bool) -> None:
    table = Table.empty_sky()
    table.state.tile[table.hex("D3")] = t.ASTEROIDS
    ship = table.ship(0, "fighter", "D2")
    table.state.chance = loaded((8, face))
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert (ship.id in table.state.ships) is survives


def test_a_wormhole_is_jumped_once_a_turn_for_free_if_its_pair_is_discovered() -> None:
    table = Table.empty_sky()
    one, other = table.hex("D2"), table.hex("F5")
    table.state.tile[one] = table.state.tile[other] = t.HEX["wormhole-amber"]
    ship = table.ship(0, "fighter", "D2")
    table.state.known[other] = 0
    assert table.refusal(0, a.Jump((ship.id,))) == "no-wormhole"
    table.state.known[other] = 1
    table.play(0, a.Jump((ship.id,)))
    moved = table.state.ships[ship.id]
    assert (moved.hex, moved.left) == (other, 1)
    assert table.refusal(0, a.Jump((ship.id,))) == "jumped"


def test_a_ban_on_wormholes_shuts_them() -> None:
    table = Table.empty_sky()
    for name in ("D2", "F5"):
        table.state.tile[table.hex(name)] = t.HEX["wormhole-amber"]
    ship = table.ship(0, "fighter", "D2")
    table.state.laws = [t.LAWS.index("wormhole-ban")]
    surface.add_up_powers(table.state)
    assert table.refusal(0, a.Jump((ship.id,))) == "wormholes-shut"
    assert not table.offers(0, a.Jump)


def test_a_ship_scans_one_tile_a_turn_and_more_with_technology() -> None:
    table = Table.empty_sky()
    at = table.planet("D4")
    table.ship(0, "fighter", "D4")
    table.play(0, a.Scan(at * 7))
    assert table.refusal(0, a.Scan(at * 7)) == "explored"
    assert table.refusal(0, a.Scan(at * 7 + 1)) == "no-scans"
    table.know(0, scanners=1)
    table.state.pending.clear()
    table.play(0, a.Scan(at * 7 + 1))
    assert sum(kind >= 0 for kind in table.state.land[at * 7 : at * 7 + 7]) == 2


def test_landed_marines_explore_the_tiles_that_touch_theirs_but_never_land_on_water() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "water")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.marines = 2
    assert table.refusal(0, a.Disembark(ship.id, at * 7 + 1)) == "cannot-land"
    assert table.refusal(0, a.Disembark(ship.id, at * 7 + 2)) == "cannot-land"
    table.play(0, a.Disembark(ship.id, at * 7))
    assert table.state.land[at * 7 + 2] >= 0
    assert table.state.land[at * 7 + 3] == -1
    assert table.state.fresh[at * 7] >= 2
    table.state.tile[at] = t.HEX["red"]
    assert not surface.hospitable(table.state, 0, at)


def test_a_move_of_other_seats_ships_or_of_unsorted_ships_is_refused() -> None:
    table = Table.empty_sky()
    mine, other = table.ship(0, "fighter", "D2"), table.ship(1, "fighter", "D2")
    to = table.hex("D3")
    for ships in ((other.id,), (), (mine.id, mine.id), (other.id, mine.id), (99,)):
        assert table.refusal(0, a.Move(ships, to)) == "no-such-fleet"
    assert table.refusal(1, a.Move((other.id,), to)) == "not-now"


def test_war_is_declared_before_moving_and_ends_passage() -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "fighter", "D2")
    table.state.passage[0] = 0b10
    table.state.passage[1] = 0b01
    table.play(0, a.DeclareWar(1))
    assert enemies(table.state, 0, 1)
    assert table.state.passage[:2] == [0, 0]
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert table.refusal(0, a.DeclareWar(2)) == "war-after-moving"


def test_peace_is_offered_and_accepted_off_turn_and_offers_are_limited() -> None:
    table = Table.open_sky()
    table.war(1, 2)
    table.play(1, a.Offer(2, PEACE))
    assert table.refusal(0, a.Accept(1, PEACE)) == "no-such-offer"
    table.play(2, a.Accept(1, PEACE))
    assert not enemies(table.state, 1, 2)
    for _ in range(t.GAME.offers_per_cycle - 1):
        table.play(1, a.Offer(0, PASSAGE))
        table.play(1, a.Withdraw(0, PASSAGE))
    assert table.refusal(1, a.Offer(0, PASSAGE)) == "offers-spent"


def test_the_first_player_passes_left_each_cycle() -> None:
    table = Table(3)
    firsts: list[tuple[int, int]] = []
    chance = Chance(seed_from("first"))
    while len(firsts) < 4:
        if not firsts or firsts[-1][0] != table.state.turn:
            firsts.append((table.state.turn, table.state.first))
        seat = GAME.missing(table.state)[0]
        passing = table.offers(seat, a.Pass)
        table.play(seat, passing[0] if passing else wander(GAME.choices(table.state, seat), chance))
    assert [first for _, first in firsts] == [0, 1, 2, 0]


def test_every_event_card_is_drawn_and_does_something() -> None:
    drawn: set[str] = set()
    for number in range(4):
        table = Table.open_sky(seed=f"events {number}")
        for _ in t.EVENTS:
            told = table.ear()
            happenings.draw_event(table.state, told)
            drawn.add(seen(told.events, None)[0].event)
        assert not table.state.events_left
    assert drawn == set(t.EVENTS)


def test_a_monster_spawns_roams_and_fights_whoever_it_meets() -> None:
    table = Table.empty_sky()
    monster = table.ship(-1, "star-leech", "D4")
    happenings.roam(table.state, table.ear())
    assert geometry.rings().distance[table.hex("D4")][monster.hex] == 1
    assert enemies(table.state, 0, -1)
    assert enemies(table.state, -1, 2)


def test_land_tiles_are_drawn_from_the_rest_of_their_class() -> None:
    table = Table.open_sky()
    moon = bare("moon", "rough")
    at = table.planet("D4", "moon")
    for kind in t.LANDS_OF["moon"]:
        table.state.land_left[kind] = int(kind == moon)
    table.clear_ships()
    table.ship(0, "fighter", "D4")
    table.play(0, a.Scan(at * 7 + 2))
    assert table.state.land[at * 7 + 2] == moon
    assert table.refusal(0, a.Scan(at * 7 + 3)) == "no-such-land"


def test_neighbouring_land_tiles_are_neighbours_both_ways() -> None:
    for tiles in (geometry.PLANET_TILES, geometry.MOON_TILES):
        for tile, beside in enumerate(tiles):
            assert all(tile in tiles[other] for other in beside)
            assert tile not in beside
