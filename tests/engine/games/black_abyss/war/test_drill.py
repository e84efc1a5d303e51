"""How a standing order moves, aims and fires."""

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import (
    board,
    combat,
    deeds,
    drill,
)
from tests.engine.games.black_abyss.war.meetings import (
    BOMBARD,
    STAND_OFF,
    came,
    meet,
    opened,
    sky,
)


def test_a_bombarding_fleet_at_peace_with_the_planet_goes_for_the_enemys_ships() -> None:
    table = sky()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(2, at * 7 + 1, "farm")
    raider = came(table, table.ship(0, "cruiser", "D4", "bomb-1", "laser", "engine-3"))
    foe = table.ship(1, "frigate", "D4", "laser")
    assert meet(table) is not None
    fight = opened(table)
    fight.orders[0], side = BOMBARD, fight.sides.index(0)
    fight.place[raider.id], fight.place[foe.id] = 4 * board.ROWS, 8 * board.ROWS
    fight.left, fight.fired = {raider.id: combat.engine(table.state, raider)}, {}
    drill.act(table.state, fight, side, raider, table.ear())
    assert board.column(fight.place[raider.id]) > 4


def test_a_ship_without_an_engine_moves_one_square_a_round() -> None:
    table = sky()
    bare = came(table, table.ship(0, "frigate", "D4", "laser"))
    quick = came(table, table.ship(0, "frigate", "D4", "laser", "engine-2"))
    fighter = came(table, table.ship(0, "fighter", "D4"))
    table.ship(1, "dreadnought", "D4", "scanner")
    assert meet(table) is not None
    fight = opened(table)
    fight.left = {ship.id: combat.engine(table.state, ship) for ship in (bare, quick, fighter)}
    for ship, squares in ((bare, 1), (quick, t.RATING[t.TILE["engine-2"]]), (fighter, 1)):
        fight.place[ship.id] = 8 * board.ROWS
        columns = {board.column(n) for n in deeds.reach(table.state, fight, 0, ship)}
        assert columns == set(range(8 - squares, 9))


def test_a_stand_off_keeps_the_distance_of_its_longest_weapon() -> None:
    table = sky()
    sniper = came(table, table.ship(0, "cruiser", "D4", "torpedo", "laser", "engine-3"))
    foe = table.ship(1, "frigate", "D4", "scanner")
    assert meet(table) is not None
    fight = opened(table)
    fight.orders[0] = STAND_OFF
    fight.place[sniper.id], fight.place[foe.id] = 8 * board.ROWS, 0
    for _ in range(3):
        fight.left, fight.fired = {sniper.id: combat.engine(table.state, sniper)}, {}
        drill.act(table.state, fight, 0, sniper, table.ear())
    apart = board.distance(fight.place[sniper.id], fight.place[foe.id])
    assert apart == t.RANGE[t.TILE["torpedo"]]
