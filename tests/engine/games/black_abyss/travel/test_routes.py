"""Paths through the map: contents, costs and encounters."""

from engine.core.catalogue import catalogue
from engine.core.choices import walk
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import (
    movement,
    surface,
)
from engine.games.black_abyss.rules.diplomacy import enemies, passes
from engine.games.black_abyss.state import PASSAGE, PEACE
from tests.engine.games.black_abyss.table import GAME, Table, loaded

FAR = {"fuel_efficiency": len(t.LEVELS[t.TECH["fuel-efficiency"]])}


def _sky() -> Table:
    table = Table.empty_sky()
    table.know(0, **FAR)
    return table


def test_a_monster_stops_ships_and_ones_own_fleet_does_not() -> None:
    table = _sky()
    ship = table.ship(0, "frigate", "D2")
    ship.left = 2
    beyond = a.Move((ship.id,), table.hex("D4"))
    table.ship(0, "fighter", "D3")
    assert beyond in table.offers(0, a.Move)
    table.ship(-1, "star-leech", "D3")
    assert table.refusal(0, beyond) == "out-of-reach"


def test_of_equally_short_paths_the_one_with_fewer_asteroids_is_taken() -> None:
    table = _sky()
    state = table.state
    start, to = table.hex("D4"), table.hex("E2")
    between = set(surface.chart(state).neighbours[start]) & set(surface.chart(state).neighbours[to])
    stony, clear = sorted(between)
    state.tile[stony] = t.ASTEROIDS
    ship = table.ship(0, "fighter", "D4")
    ship.left = 2
    before = state.chance.counter
    table.play(0, a.Move((ship.id,), to))
    assert table.state.chance.counter == before
    assert movement.paths(state, 0, start, 2, {})[to][2] == clear


def test_asteroids_roll_for_each_ship_of_a_fleet() -> None:
    table = _sky()
    table.state.tile[table.hex("D3")] = t.ASTEROIDS
    ships = [table.ship(0, "fighter", "D2"), table.ship(0, "frigate", "D2", "laser")]
    hit = t.GAME.asteroid_hits[0]
    table.state.chance = loaded((8, hit), (8, hit))
    told = table.play(0, a.Move(tuple(ship.id for ship in ships), table.hex("D3")))
    assert [fact.how for fact in told if fact.kind == "struck"] == ["destroyed", "hit"]
    assert list(table.state.ships) == [ships[1].id]
    table.play(0, a.Cover(ships[1].id, (0,)))
    assert table.state.ships[ships[1].id].hits.bit_count() == 1


def test_a_move_through_asteroids_tells_the_chance_of_a_hit() -> None:
    table = _sky()
    for place in ("D3", "D4"):
        table.state.tile[table.hex(place)] = t.ASTEROIDS
    ship = table.ship(0, "fighter", "D2")
    ship.left = 3
    view, say = GAME.view(table.state, 0), catalogue((GAME,)).render
    found = {
        path[1]: say(GAME.text.label(view, path, node))
        for path, node in walk(GAME.choices(table.state, 0))
        if path[0] == "move" and len(path) == 3
    }
    assert found["c2"] == "Fighter #1 from D2"
    assert found["d3"] == "Fighter #1 from D2, through asteroids (25% chance of a hit)"
    assert found["d4"] == "Fighter #1 from D2, through asteroids (44% chance of a hit)"
    paths = (path for path, _ in walk(GAME.choices(table.state, 0)))
    way = next(path for path in paths if path[:2] == ("move", "d4") and len(path) == 3)
    advised = [say(one) for one in GAME.text.advice(view, way, ())]
    assert advised[-1] == "There are asteroids on the way: they hit the ship in 44% of cases."


def test_a_jump_names_the_other_end_of_the_wormhole() -> None:
    table = _sky()
    for place in ("D2", "F4"):
        table.state.tile[table.hex(place)] = min(t.WORMHOLES)
    table.ship(0, "fighter", "D2")
    view, say = GAME.view(table.state, 0), catalogue((GAME,)).render
    (found,) = (
        say(GAME.text.label(view, path, node))
        for path, node in walk(GAME.choices(table.state, 0))
        if path[0] == "jump" and len(path) == 2
    )
    assert found == "to F4: Fighter #1 from D2"


def test_no_path_leads_through_a_black_hole_or_past_its_neighbours() -> None:
    table = _sky()
    table.state.tile[table.hex("D3")] = t.BLACK_HOLE
    ship = table.ship(0, "frigate", "D1")
    ship.left = 6
    reached = {action.to for action in table.offers(0, a.Move)}
    assert table.hex("D3") not in reached
    assert table.hex("D2") in reached
    ship.hex = table.hex("D2")
    movement.start_turn(table.state, 0)
    assert ship.left == 1
    assert table.hex("C3") in {action.to for action in table.offers(0, a.Move)}


def test_a_black_hole_that_lies_face_down_slows_nobody() -> None:
    table = _sky()
    hole = table.hex("D3")
    table.state.tile[hole], table.state.known[hole] = t.BLACK_HOLE, 0
    assert not movement.near_black_hole(table.state, table.hex("D2"))


def test_the_log_says_that_ships_stayed_before_a_discovered_black_hole() -> None:
    from engine.games.black_abyss.text.log.lines import line_of

    table = _sky()
    hole = table.hex("D3")
    table.state.tile[hole], table.state.known[hole] = t.BLACK_HOLE, 0
    ship = table.ship(0, "fighter", "D2")
    facts = table.play(0, a.Move((ship.id,), hole))
    assert [line_of(fact).id for fact in facts][-1] == "black-abyss-fact-turned-back"


def test_unknown_space_out_of_fuel_range_is_never_explored() -> None:
    table = Table.empty_sky()
    for seat in (1, 2):
        table.war(0, seat)
    home = table.state.empires[0].home
    row = surface.chart(table.state).distance[home]
    at = next(h for h, spaces in enumerate(row) if spaces == 4)
    nearer = next(h for h in surface.chart(table.state).neighbours[at] if row[h] == 3)
    ship = table.ship(0, "fighter", surface.spot(table.state, at))
    assert a.Move((ship.id,), nearer) in table.offers(0, a.Move)
    table.state.known[nearer] = 0
    assert table.refusal(0, a.Move((ship.id,), nearer)) == "out-of-reach"


def test_a_wormhole_leads_out_of_fuel_range_and_each_ship_jumps_on_its_own() -> None:
    table = Table.empty_sky()
    for seat in (1, 2):
        table.war(0, seat)
    here, there = table.hex("D2"), table.hex("D6")
    table.state.tile[here] = table.state.tile[there] = t.HEX["wormhole-violet"]
    one, two = table.ship(0, "fighter", "D2"), table.ship(0, "fighter", "D2")
    table.play(0, a.Jump((one.id,)))
    assert table.state.ships[one.id].hex == there
    assert not movement.in_range(table.state, 0) >> there & 1
    table.play(0, a.Jump((two.id,)))
    assert table.state.ships[two.id].hex == there


def test_a_wormhole_of_one_colour_never_leads_to_another() -> None:
    table = _sky()
    for name, colour in (("D2", "amber"), ("D5", "violet"), ("E4", "amber"), ("C5", "violet")):
        table.state.tile[table.hex(name)] = t.HEX[f"wormhole-{colour}"]
    assert movement.jump_target(table.state, table.hex("D2")) == table.hex("E4")
    assert movement.jump_target(table.state, table.hex("D5")) == table.hex("C5")


def test_a_ship_an_enemy_has_just_stopped_does_not_jump_on() -> None:
    table = _sky()
    for name in ("D3", "F5"):
        table.state.tile[table.hex(name)] = t.HEX["wormhole-amber"]
    table.war(0, 1)
    table.ship(1, "fighter", "D3")
    ship = table.ship(0, "fighter", "D2")
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert table.refusal(0, a.Jump((ship.id,))) == "jumped"
    table.state.ships[ship.id].since = 0
    table.play(0, a.Jump((ship.id,)))


def test_a_ship_that_jumps_to_an_enemy_stops_there() -> None:
    table = _sky()
    for name in ("D2", "F5"):
        table.state.tile[table.hex(name)] = t.HEX["wormhole-amber"]
    table.war(0, 1)
    table.ship(1, "fighter", "F5")
    ship = table.ship(0, "fighter", "D2")
    table.play(0, a.Jump((ship.id,)))
    assert table.state.ships[ship.id].left == 0


def test_a_race_without_any_friendly_planet_may_go_anywhere() -> None:
    table = Table.empty_sky()
    for seat in (1, 2):
        table.war(0, seat)
    for land in surface.places_of(table.state.holder, 0):
        surface.place(table.state, land, -1, -1)
    ship = table.ship(0, "fighter", "D4")
    assert len(table.offers(0, a.Move)) == 6
    assert ship.left == 1


def test_war_is_declared_in_ones_own_movement_turn_only_and_once() -> None:
    table = _sky()
    assert table.refusal(1, a.DeclareWar(0)) == "not-now"
    assert table.refusal(0, a.DeclareWar(0)) == "no-such-seat"
    table.play(0, a.DeclareWar(1))
    assert table.refusal(0, a.DeclareWar(1)) == "at-war"
    assert enemies(table.state, 1, 0)
    table.to_purchase()
    assert table.refusal(0, a.DeclareWar(2)) == "not-now"


def test_war_cannot_be_declared_after_a_jump() -> None:
    table = _sky()
    for name in ("D2", "F5"):
        table.state.tile[table.hex(name)] = t.HEX["wormhole-amber"]
    ship = table.ship(0, "fighter", "D2")
    table.play(0, a.Jump((ship.id,)))
    assert table.refusal(0, a.DeclareWar(1)) == "war-after-moving"


def test_passage_is_mutual_and_war_ends_it_with_all_offers() -> None:
    table = _sky()
    table.play(1, a.Offer(0, PASSAGE))
    table.play(0, a.Accept(1, PASSAGE))
    assert passes(table.state, 0, 1)
    assert passes(table.state, 1, 0)
    assert not passes(table.state, 0, 2)
    table.play(2, a.Offer(0, PASSAGE))
    table.play(0, a.DeclareWar(2))
    assert table.refusal(0, a.Accept(2, PASSAGE)) == "no-such-offer"
    table.play(0, a.DeclareWar(1))
    assert not passes(table.state, 0, 1)


def test_peace_can_be_made_during_purchases_and_voids_the_counter_offer() -> None:
    table = _sky()
    table.war(0, 1)
    table.to_purchase()
    table.play(0, a.Offer(1, PEACE))
    table.play(1, a.Offer(0, PEACE))
    table.play(1, a.Accept(0, PEACE))
    assert not enemies(table.state, 0, 1)
    assert table.state.offers == []
    assert table.state.phase == "purchase"


def test_an_offer_that_is_declined_or_withdrawn_ends() -> None:
    table = _sky()
    table.play(1, a.Offer(0, PASSAGE))
    table.play(0, a.Decline(1, PASSAGE))
    table.play(1, a.Offer(2, PASSAGE))
    table.play(1, a.Withdraw(2, PASSAGE))
    assert table.state.offers == []
    assert table.refusal(2, a.Accept(1, PASSAGE)) == "no-such-offer"
    assert table.refusal(1, a.Offer(0, PEACE)) == "no-such-offer"


def test_all_begin_at_peace_without_passage() -> None:
    table = Table(6)
    for one in range(6):
        for other in range(6):
            assert not enemies(table.state, one, other)
            assert passes(table.state, one, other) is (one == other)
