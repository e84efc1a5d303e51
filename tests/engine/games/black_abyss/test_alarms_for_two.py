"""Alarms of games for two: how the other side, or a monster, may win with its next move."""

import pytest

from engine.core.game import Alarm
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.modes import ends
from engine.games.black_abyss.rules.surface import lands
from tests.engine.games.black_abyss.table import GAME, Table, home, war_table


def alarms(table: Table) -> dict[str, Alarm]:
    """The alarms of games for two, without those about a last planet or ship."""
    return {one.key: one for one in GAME.alarms(table.state) if not one.key.startswith("out-")}


@pytest.mark.parametrize("mode", ["sudden_death", "capture_the_flag"])
def test_marines_within_a_move_alarm_the_owner_of_the_home_world(mode: str) -> None:
    table = war_table(mode)
    ship = table.ship(0, "transport", home(table, 1))
    assert not alarms(table)
    ship.marines = 2
    raiders = alarms(table)["raiders-0"]
    assert (raiders.threatens, raiders.near) == ((1,), (0,))
    assert dict(raiders.told.args)["count"] == 0
    assert raiders.told_to(None).id == "black-abyss-alarm-raiders"
    assert raiders.told_to(1).id == "black-abyss-alarm-raiders-yours"
    assert raiders.told_to(0).id == "black-abyss-alarm-raiders-mine"
    ship.hex = table.state.empires[0].home
    assert not alarms(table)
    table.state.garrison[table.state.empires[1].home * 7] = 0
    (landed,) = alarms(table).values()
    assert (landed.key, dict(landed.told.args)["count"]) == ("raiders-0", 0)


def test_a_monster_with_bombs_beside_a_home_world_threatens_it_but_not_in_sudden_death() -> None:
    for mode, told in (("capture_the_flag", ["monster-1"]), ("sudden_death", [])):
        table = war_table(mode)
        table.ship(-1, "void-whale", home(table, 1))
        assert list(alarms(table)) == told


def test_bombs_that_can_destroy_a_habitat_can_win_sudden_death() -> None:
    table = war_table("sudden_death")
    ship = table.ship(0, "frigate", home(table, 1), "bomb-1")
    ship.left = 0
    foe = table.state.empires[1].home
    before = alarms(table)["breach-0"]
    assert (before.threatens, before.near) == ((1,), (0,))
    assert before.told_to(1).id == "black-abyss-alarm-breach-yours"
    assert before.told_to(0).id == "black-abyss-alarm-breach-mine"
    assert before.told_to(None).id == "black-abyss-alarm-breach"
    assert dict(before.told_to(0).args)["now"] == 1, "it is there already"
    table.to_move(1)
    assert dict(alarms(table)["breach-0"].told_to(0).args)["now"] == 0
    free = [n for n in lands(table.state, foe) if table.state.building[n] < 0]
    for land in free[:2]:
        table.building(1, land, "farm")
    assert list(alarms(table)) == ["raiders-0"], "the bomb destroys these first"


def test_landed_marines_beside_a_habitat_can_win_sudden_death() -> None:
    table = war_table("sudden_death")
    foe = table.state.empires[1].home
    habitat = next(n for n in lands(table.state, foe) if table.state.building[n] == t.HABITAT)
    table.state.garrison[habitat], table.state.marines[habitat] = 0, 1
    assert dict(alarms(table)["breach-0"].told_to(0).args)["how"] == "marines"


def test_a_carried_flag_raises_an_alarm_with_the_spaces_left() -> None:
    table = war_table("capture_the_flag")
    ship = table.ship(0, "frigate", home(table, 1), "laser")
    table.state.phase, table.state.active = "ground", -1
    table.run()
    (flag,) = alarms(table).values()
    assert (flag.key, flag.threatens, flag.near) == ("flag-0", (1,), (0,))
    before = dict(flag.told.args)["count"]
    assert isinstance(before, int)
    table.state.flags[1].hex = ship.hex = table.state.empires[0].home
    (nearer,) = alarms(table).values()
    assert dict(nearer.told.args)["count"] == 0 < before


def test_the_last_cycle_threatens_both() -> None:
    table = war_table("sudden_death")
    table.state.turn = ends.cycles(table.state) - 1
    assert not alarms(table)
    table.state.turn += 1
    assert alarms(table)["last"].threatens == (0, 1)


@pytest.mark.parametrize("loser", [0, 1])
def test_a_nearly_lost_fleet_and_the_last_rounds_raise_alarms(loser: int) -> None:
    table = Table(2, mode="fleet_battle")
    for seat in (0, 1):
        table.play(seat, a.Muster(2))
        table.play(seat, a.Pass())
    rules, state = t.MODES.fleet_battle, table.state
    assert state.battle is not None
    state.battle.round = rules.rounds - rules.alarm_rounds
    assert not alarms(table)
    state.battle.round += 1
    assert alarms(table)["rounds"].threatens == (0, 1)
    state.battle.round = 1
    for ship in [ship for ship in state.ships.values() if ship.owner == loser][1:]:
        del state.ships[ship.id]
    (fleet,) = alarms(table).values()
    assert (fleet.key, fleet.threatens, fleet.near) == (f"fleet-{loser}", (loser,), (1 - loser,))
