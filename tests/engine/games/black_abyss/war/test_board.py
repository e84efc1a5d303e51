"""The battle board: squares, targets, raids, and hits at the end of a move."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import (
    battle,
    board,
    deeds,
    drill,
)
from engine.games.black_abyss.state import NOBODY, Battle, Ship
from tests.engine.games.black_abyss.table import GAME, Table, loaded

ASSAULT, STAND_OFF, BOMBARD, SLIP_AWAY = (
    t.ORDERS.index(name) for name in ("assault", "stand-off", "bombard", "slip-away")
)


def _square(name: str) -> int:
    return board.NAMES.index(name)


def _sky(*wars: tuple[int, int]) -> Table:
    table = Table.empty_sky()
    for one, other in wars or ((0, 1),):
        table.war(one, other)
    return table


def _meet(table: Table) -> Battle:
    table.state.phase, table.state.fought, table.state.active = "battle", [], NOBODY
    table.run()
    fight = table.state.battle
    assert fight is not None
    return fight


def _came(ship: Ship, order: int = 1) -> Ship:
    ship.since = order
    return ship


def _shared(*besieged: str) -> tuple[Table, int]:
    """Seat 1's planet at D4, with these ships above it and free land."""
    table = _sky((0, 1), (0, 2))
    at = table.planet("D4", "green", *["rough"] * 7)
    table.building(1, at * 7, "habitat")
    for hull in besieged:
        table.ship(1, hull, "D4")
    return table, at


def test_distance_is_the_larger_of_columns_and_rows() -> None:
    assert board.distance(_square("1a"), _square("4b")) == 3
    assert board.distance(_square("3a"), _square("3f")) == 5
    assert board.distance(_square("2b"), _square("4d")) == 2


def test_ships_pass_their_own_side_only_and_at_most_four_share_a_square() -> None:
    table = _sky()
    ours = [_came(table.ship(0, "frigate", "D4", "engine-1")) for _ in range(6)]
    foes = [table.ship(1, "frigate", "D4", "laser") for _ in range(board.ROWS)]
    fight = _meet(table)
    for ship in ours[:5]:
        fight.place[ship.id] = _square("8c")
    fight.place[ours[5].id] = _square("9c")
    for row, foe in enumerate(foes):
        fight.place[foe.id] = 6 * board.ROWS + row
    mover = ours[5]
    fight.left = {mover.id: 3}
    names = {board.NAMES[at] for at in deeds.reach(table.state, fight, 0, mover)}
    assert "8c" not in names
    assert {"8b", "8d", "8a", "8f"} <= names
    assert not any(name.startswith(("7", "6")) for name in names)


def test_deployment_is_in_three_columns_at_each_end() -> None:
    table = _sky()
    ours, theirs = _came(table.ship(0, "frigate", "D4")), table.ship(1, "frigate", "D4")
    fight = _meet(table)
    for order in range(len(t.ORDERS)):
        fight.orders = [order, order]
        for side, ship in ((0, ours), (1, theirs)):
            drill.deploy(table.state, fight, side)
            assert fight.place[ship.id] in board.ZONES[side]
    assert {board.column(at) for at in board.ZONES[0]} == {6, 7, 8}
    assert {board.column(at) for at in board.ZONES[1]} == {0, 1, 2}


def test_a_defending_fighter_does_not_shield_its_planet_from_bombs() -> None:
    """Bombs hit the enemy's buildings wherever other seats' ships and marines are."""
    table, at = _shared("fighter")
    table.state.marines[at * 7 + 3], table.state.garrison[at * 7 + 3] = 1, 0
    bomber = _came(table.ship(0, "frigate", "D4", "bomb-1"))
    table.state.ships[min(table.state.ships)].since = 2
    fight = _meet(table)
    assert (fight.sides, fight.planet) == ((1, 0), True)
    fight.place[bomber.id] = _square("1c")
    assert deeds.bombable(table.state, fight, bomber, t.TILE["bomb-1"]) == [1]
    bomber.marines, bomber.tiles = 1, (t.TILE["cargo-hold"], -1, -1)
    assert deeds.landings(table.state, fight, bomber)


def test_batteries_of_every_seat_on_the_planet_fire_at_their_enemies() -> None:
    table, at = _shared("fighter")
    table.building(0, at * 7 + 3, "planetary-battery")
    table.building(2, at * 7 + 4, "planetary-battery")
    raider = _came(table.ship(0, "frigate", "D4", "laser"))
    fighter = min(table.state.ships)
    fight = _meet(table)
    fight.place = {raider.id: _square("2a"), fighter: _square("1f")}
    assert sorted(battle._batteries(table.state, fight)) == [at * 7 + 3, at * 7 + 4]
    gun = t.GAME.battery
    table.state.chance = loaded((gun.die, gun.die))
    battle._fire_battery(table.state, fight, at * 7 + 4, table.ear())
    assert raider.id in fight.owed
    table.state.chance = loaded((gun.die, gun.die))
    battle._fire_battery(table.state, fight, at * 7 + 3, table.ear())
    assert fighter not in table.state.ships


def test_the_planetary_shield_of_the_bombed_seat_counts() -> None:
    table, at = _shared("frigate")
    table.building(1, at * 7 + 1, "planetary-shield")
    table.building(2, at * 7 + 2, "farm")
    bomber = _came(table.ship(0, "frigate", "D4", "bomb-1"))
    fight = _meet(table)
    fight.place[bomber.id] = _square("1c")
    bomb = t.TILE["bomb-1"]
    assert deeds.bombable(table.state, fight, bomber, bomb) == [1, 2]
    for seat, hit in ((1, False), (2, True)):
        table.state.chance = loaded((t.DIE[bomb], t.HIT[bomb]))
        assert deeds.bomb(table.state, fight, bomber, 0, seat) is hit


def test_an_order_bombs_the_seat_with_most_buildings() -> None:
    table, at = _shared("frigate")
    for slot in (1, 2):
        table.building(2, at * 7 + slot, "farm")
    bomber = _came(table.ship(0, "frigate", "D4", "bomb-2"))
    fight = _meet(table)
    fight.orders[0] = BOMBARD
    fight.place[bomber.id] = _square("1c")
    table.state.chance = loaded((t.DIE[t.TILE["bomb-2"]], t.DIE[t.TILE["bomb-2"]]))
    drill.act(table.state, fight, 0, bomber, table.ear())
    assert fight.bombed == {2: 1}


def test_standing_orders_are_secret_until_both_are_given_and_then_told_together() -> None:
    table = _sky()
    _came(table.ship(0, "frigate", "D4", "laser"))
    table.ship(1, "frigate", "D4", "laser")
    _meet(table)
    assert table.play(0, a.Command(STAND_OFF, ask=True)) == []
    for viewer, orders in ((0, ("stand-off", "")), (1, ("", "")), (None, ("", ""))):
        seen = GAME.view(table.state, viewer).battle
        assert seen is not None
        assert seen.orders == orders
        assert [bool(stand.square) for stand in seen.stands].count(True) == int(viewer is not None)
    imagined = [GAME.imagine(table.state, (1,), Chance(seed_from(str(n)))) for n in range(20)]
    assert len({state.battle.orders[0] for state in imagined if state.battle}) > 1
    told = table.play(1, a.Command(ASSAULT, ask=True))
    assert [(f.seat, f.order) for f in told if f.kind == "commanded"] == [
        (0, "stand-off"), (1, "assault"),
    ]  # fmt: skip


def test_a_raid_lasts_four_rounds_from_the_first_raider_beside_the_planet() -> None:
    table = _sky()
    at = table.planet("D4", "green", *["rough"] * 7)
    for slot in range(7):
        table.building(1, at * 7 + slot, "habitat")
    _came(table.ship(0, "frigate", "D4", "bomb-1", "engine-3"))
    _meet(table)
    table.play(0, a.Command(BOMBARD, ask=False))
    (end,) = table.facts("battle-ended")
    speed = t.RATING[t.TILE["engine-3"]]
    assert end.rounds == -(-6 // speed) + t.GAME.raid_rounds - 1


def test_fast_raiders_wait_for_transports_so_that_their_marines_land() -> None:
    table = _sky()
    at = table.planet("D4", "green", *["rough"] * 7)
    table.building(1, at * 7, "habitat")
    _came(table.ship(0, "frigate", "D4", "scanner", "engine-3"))
    slow = _came(table.ship(0, "transport", "D4", "cargo-hold"))
    slow.marines = 2
    _meet(table)
    table.play(0, a.Command(BOMBARD, ask=False))
    assert 0 in [table.state.garrison[land] for land in range(at * 7, at * 7 + 7)]


def test_hits_take_effect_at_the_end_of_a_move_in_one_question() -> None:
    table = _sky()
    ours = _came(table.ship(0, "cruiser", "D4", *["laser"] * 4))
    foe = table.ship(1, "cruiser", "D4", "shield-1", "laser", "engine-1")
    fight = _meet(table)
    table.state.pending.clear()
    fight.round, fight.todo, fight.ask = 1, [], [False, True]
    fight.place = {ours.id: _square("4a"), foe.id: _square("3a")}
    laser = t.DIE[t.TILE["laser"]]
    table.state.chance = loaded((laser, laser), (laser, laser), (laser, laser), (laser, laser))
    for section in range(2):
        assert deeds.fire(table.state, fight, ours, section, foe, table.ear())
    assert (foe.hits, fight.owed) == (0, {foe.id: 2})
    battle.advance(table.state, table.ear())
    assert [(p.seat, p.kind, p.count) for p in table.state.pending] == [(1, "covering", 2)]


def test_one_question_covers_all_bomb_losses_of_a_move() -> None:
    table, at = _shared()
    for slot in (1, 2, 3):
        table.building(1, at * 7 + slot, "farm")
    raider = _came(table.ship(0, "frigate", "D4", "bomb-1", "bomb-1"))
    fight = _meet(table)
    table.state.pending.clear()
    fight.round, fight.bombed, fight.ask = 1, {1: 2}, [False, True]
    fight.place = {raider.id: _square("1a")}
    battle.advance(table.state, table.ear())
    assert [(p.seat, p.kind, p.count) for p in table.state.pending] == [(1, "losing", 2)]
    assert table.refusal(1, a.Lose((at * 7,))) == "no-such-building"
    table.play(1, a.Lose((at * 7 + 1, at * 7 + 3)))
    assert [table.state.building[at * 7 + n] >= 0 for n in range(4)] == [True, False, True, False]


def test_an_undo_of_bomb_losses_needs_consent() -> None:
    table, at = _shared()
    table.building(1, at * 7 + 1, "farm")
    raider = _came(table.ship(0, "frigate", "D4", "bomb-1", "bomb-1"))
    fight = _meet(table)
    for land in (at * 7 + 3, at * 7 + 5):
        table.state.marines[land], table.state.garrison[land] = 2, 2
    table.state.pending.clear()
    fight.round, fight.bombed, fight.ask = 1, {1: 1, 2: 1}, [False, True]
    fight.place = {raider.id: _square("1a")}
    battle.advance(table.state, table.ear())
    pending, match = list(table.state.pending), table.match
    for seat, land in ((1, at * 7 + 1), (2, at * 7 + 3)):
        assert [p.kind for p in pending if p.seat == seat] == ["losing"]
        step = match.play(seat, a.Lose((land,)))
        assert step.match.state.pending, "nothing but the loss is told"
        assert step.reveals


def test_monsters_fight_by_the_order_of_their_kind() -> None:
    for wild, order in zip(t.WILD, t.WILD_ORDERS, strict=True):
        table = _sky()
        table.ship(-1, wild, "D4")
        _came(table.ship(0, "frigate", "D4", "laser"))
        fight = _meet(table)
        assert fight.orders[fight.sides.index(-1)] == order


@pytest.mark.parametrize("weapon", ["ion-cannon", "missile"])
def test_flight_is_never_free(weapon: str) -> None:
    """Eight frigates of middle range hit four ships that slip away, in the first round."""
    hits = 0
    for number in range(200):
        table = _sky()
        for _ in range(8):
            _came(table.ship(0, "frigate", "D4", weapon, weapon, "engine-1"))
        for _ in range(4):
            table.ship(1, "frigate", "D4", "laser")
        table.state.chance = Chance(seed_from(f"{weapon} {number}"))
        fight = _meet(table)
        state = table.state
        state.pending.clear()
        fight.orders = [ASSAULT, SLIP_AWAY]
        for side in (0, 1):
            drill.deploy(state, fight, side)
        battle._open_round(state, fight, table.ear())
        told = table.ear()
        while fight.todo:
            battle._next_move(state, fight, told)
        hits += bool(told.events)
    assert hits >= 50


def test_dropping_a_bomb_uses_one_section() -> None:
    table = Table.open_sky()
    table.war(0, 1)
    at = table.planet("D4", "green", "plains")
    table.building(1, at * 7, "farm")
    bomber = table.ship(0, "frigate", "D4", "laser", "bomb-1")
    fight = Battle(at, (0, 1), True, {bomber.id: 0}, [3, 0], round=1)
    deeds.bomb(table.state, fight, bomber, 1, 1)
    assert fight.fired == {bomber.id: 0b10}


def test_losses_are_chosen_only_for_bombs_that_hit() -> None:
    table = Table.open_sky()
    home = table.state.empires[0].home
    assert table.refusal(0, a.Lose((home * 7,))) == "not-now"
