"""Meetings, initiative, ranges, landings, flight and aftermath."""

import pytest

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import (
    happenings,
    surface,
)
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.rules.war import (
    battle,
    board,
    combat,
    deeds,
    drill,
    meeting,
)
from engine.games.black_abyss.state import Battle
from tests.engine.games.black_abyss.table import GAME, Table, loaded
from tests.engine.games.black_abyss.war.meetings import (
    ASSAULT,
    SLIP_AWAY,
    STAND_OFF,
    came,
    meet,
    opened,
    sky,
)


def test_fleets_at_peace_share_a_space_without_a_battle() -> None:
    table = Table.empty_sky()
    table.ship(0, "frigate", "D4", "laser")
    table.ship(1, "frigate", "D4", "laser")
    assert meet(table) is None


@pytest.mark.parametrize(("seat", "owner"), [(0, 1), (1, 0)])
def test_an_enemy_colony_without_ships_is_fought_if_a_battle_can_change_anything(
    seat: int, owner: int
) -> None:
    table = sky()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(owner, at * 7, "habitat")
    raider = came(table, table.ship(seat, "frigate", "D4", "laser"))
    assert not meeting.battles_due(table.state)
    for arm in ("bomb-1", "cargo-hold"):
        raider.tiles = (t.TILE[arm], -1, -1)
        raider.marines = int(arm == "cargo-hold")
        assert meeting.battles_due(table.state) == [(at, 0, 1)]
    raider.marines, raider.tiles = 0, (t.TILE["laser"], -1, -1)
    table.building(owner, at * 7 + 1, "planetary-battery")
    fight = meet(table)
    assert fight is not None
    assert (fight.sides, fight.planet) == ((seat, owner), True)


def test_the_last_arrival_attacks_the_holder_of_the_planet() -> None:
    table = sky()
    at = table.planet("D4", "green", "rough")
    table.building(1, at * 7, "habitat")
    table.ship(1, "frigate", "D4", "laser").since = 2
    table.ship(0, "frigate", "D4", "laser").since = 1
    fight = meet(table)
    assert fight is not None
    assert (fight.sides, fight.planet) == ((1, 0), True)


def test_whoever_arrived_last_attacks_whether_ship_or_monster() -> None:
    table = sky()
    table.ship(0, "frigate", "D4", "laser")
    table.ship(-1, "star-leech", "D4")
    fight = meet(table)
    assert fight is not None
    assert fight.sides == (-1, 0)
    table = sky()
    came(table, table.ship(0, "frigate", "D4", "laser"))
    table.ship(-1, "star-leech", "D4")
    fight = meet(table)
    assert fight is not None
    assert fight.sides == (0, -1)


def test_a_keeper_never_leaves_its_planet_and_always_defends() -> None:
    table = sky()
    table.state.tile[table.hex("D4")] = t.HEX["twin-two"]
    keeper = table.ship(-1, "keeper-of-dusk", "D4")
    happenings.roam(table.state, table.ear())
    assert keeper.hex == table.hex("D4")
    table.ship(0, "frigate", "D4", "laser")
    fight = meet(table)
    assert fight is not None
    assert fight.sides == (0, -1)


def test_three_parties_fight_pairwise_in_turn_order_each_pair_once() -> None:
    table = sky()
    for one, other in ((0, 2), (1, 2)):
        table.war(one, other)
    table.state.first = 1
    for seat in range(3):
        table.ship(seat, "dreadnought", "D4", "engine-1")
    pairs = []
    table.state.phase, table.state.fought = "battle", []
    while found := meeting.battles_due(table.state):
        table.state.fought += found
        pairs += [one[1:] for one in found]
    assert pairs == [(1, 2), (1, 0), (2, 0)]


def test_first_strike_lets_ships_act_before_the_planet_but_not_before_the_other_side() -> None:
    """The attacker has the technology; a computer gives the defender the first move."""
    for computer, order in ((False, "raider gun guard"), (True, "guard raider gun")):
        table = sky()
        at = table.planet("D4", "green", "rough", "rough")
        table.building(1, at * 7 + 1, "planetary-battery")
        table.know(0, short_range_engines=len(t.LEVELS[t.TECH["short-range-engines"]]))
        came(table, table.ship(0, "frigate", "D4", "laser"))
        table.ship(1, "frigate", "D4", *(["computer-1"] if computer else ["laser"]))
        assert meet(table) is not None
        names = {0: "raider", 1: "guard", -2 - (at * 7 + 1): "gun"}
        assert " ".join(names[number] for number in opened(table).todo) == order


def test_first_strike_does_not_help_against_the_battery_of_a_seat_at_peace() -> None:
    """Seat 0 has the technology; the battery of seat 2 fires at seat 1 only."""
    table = sky()
    table.war(1, 2)
    at = table.planet("D4", "green", "rough", "rough")
    table.building(2, at * 7 + 1, "planetary-battery")
    table.know(0, short_range_engines=len(t.LEVELS[t.TECH["short-range-engines"]]))
    came(table, table.ship(0, "frigate", "D4", "laser"))
    table.ship(1, "frigate", "D4", "laser")
    assert meet(table) is not None
    assert opened(table).todo[0] == -2 - (at * 7 + 1)


def test_a_battery_hits_within_its_range_and_shields_lower_its_roll() -> None:
    gun = t.GAME.battery
    for shield, column, hit in (("", 0, True), ("shield-1", 0, False), ("", gun.range, False)):
        table = sky()
        at = table.planet("D4", "green", "rough", "rough")
        table.building(1, at * 7 + 1, "planetary-battery")
        raider = came(table, table.ship(0, "frigate", "D4", "bomb-1", *([shield] * bool(shield))))
        assert meet(table) is not None
        fight = opened(table)
        fight.place[raider.id] = column * board.ROWS
        table.state.chance = loaded((gun.die, gun.hit))
        battle._fire_battery(table.state, fight, at * 7 + 1, table.ear())
        assert (raider.id in fight.owed) is hit


@pytest.mark.parametrize(
    "name", [name for name, role in zip(t.TILES, t.TILE_ROLE, strict=True) if role == "weapon"]
)
def test_every_weapon_hits_with_its_number_within_its_range_only(name: str) -> None:
    """Particle beams included, which random play rarely fits."""
    tile = t.TILE[name]
    for distance, face, hit in (
        (t.RANGE[tile], t.HIT[tile], True),
        (t.RANGE[tile], t.HIT[tile] - 1, False),
        (t.RANGE[tile] + 1, t.DIE[tile], None),
    ):
        table = sky()
        gunner = came(table, table.ship(0, "frigate", "D4", name))
        target = table.ship(1, "frigate", "D4", "scanner")
        assert meet(table) is not None
        fight = opened(table)
        fight.place[gunner.id], fight.place[target.id] = distance * board.ROWS, 0
        found = deeds.targets(table.state, fight, 0, gunner, tile)
        assert bool(found) is (hit is not None)
        if found:
            table.state.chance = loaded((t.DIE[tile], face))
            assert deeds.fire(table.state, fight, gunner, 0, target, table.ear()) is hit


def test_each_weapon_fires_once_a_round() -> None:
    table = sky()
    cruiser = came(table, table.ship(0, "cruiser", "D4", "laser", "laser", "scanner"))
    foe = table.ship(1, "dreadnought", "D4", "scanner")
    assert meet(table) is not None
    fight = opened(table)
    fight.place[cruiser.id], fight.place[foe.id] = 0, 1
    before = table.state.chance.counter
    for _ in range(2):
        drill.act(table.state, fight, 0, cruiser, table.ear())
    assert table.state.chance.counter == before + 2
    assert not list(deeds.ready(table.state, fight, cruiser, "weapon"))


def test_marines_landed_in_a_battle_cannot_attack_this_cycle() -> None:
    table = sky()
    at = table.planet("D4", "green", "rough", "rough", "water", "rough")
    table.building(1, at * 7, "habitat")
    ship = came(table, table.ship(0, "transport", "D4", "cargo-hold", "engine-3"))
    ship.marines = 2
    assert meet(table) is not None
    table.play(0, a.Command(ASSAULT, ask=False))
    landed = [land % 7 for land in range(at * 7, at * 7 + 7) if table.state.garrison[land] == 0]
    assert landed == [1]
    assert table.state.marines[at * 7 + 1] == table.state.fresh[at * 7 + 1] == 2
    assert table.state.phase != "ground"


def test_a_stand_off_at_a_planet_without_ships_fights_one_round_and_neither_bombs_nor_lands() -> (
    None
):
    table = sky()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(1, at * 7, "habitat")
    raider = came(table, table.ship(0, "frigate", "D4", "bomb-1", "cargo-hold"))
    raider.marines = 2
    assert meet(table) is not None
    table.play(0, a.Command(STAND_OFF, ask=False))
    assert not table.facts("lost")
    assert table.state.ships[raider.id].marines == 2
    assert [fact.rounds for fact in table.facts("battle-ended")] == [1]


def test_a_repair_crew_mends_a_section_after_the_battle() -> None:
    table = sky()
    ship = came(table, table.ship(0, "cruiser", "D4", "repair-crew", "engine-1", "scanner"))
    ship.hits = 0b00110
    table.ship(1, "frigate", "D4", "engine-1")
    assert meet(table) is not None
    for seat in (0, 1):
        table.play(seat, a.Command(ASSAULT, ask=False))
    assert table.state.ships[ship.id].hits.bit_count() == 1


def test_a_fleet_without_a_friendly_refuge_fights_on() -> None:
    table = sky()
    coward = table.ship(1, "frigate", "D4", "torpedo")
    came(table, table.ship(0, "frigate", "D4", "engine-1"))
    assert meet(table) is not None
    table.play(0, a.Command(ASSAULT, ask=False))
    table.play(1, a.Command(SLIP_AWAY, ask=False))
    assert table.state.ships[coward.id].hex == table.hex("D4")
    assert table.facts("battle-ended")[0].rounds > 1


def test_fleets_without_a_gun_part_at_once_and_the_attacker_goes_back() -> None:
    table = sky()
    table.ship(1, "transport", "D4", "cargo-hold")
    ship = came(table, table.ship(0, "transport", "D4", "cargo-hold"))
    assert meet(table) is not None
    for seat in (0, 1):
        table.play(seat, a.Command(ASSAULT, ask=False))
    assert table.state.ships[ship.id].hex == table.hex("D3")
    assert [fact.fled for fact in table.facts("withdrew")] == [False]
    assert [fact.rounds for fact in table.facts("battle-ended")] == [1]


def test_a_fleet_flees_whole() -> None:
    table = sky()
    home = table.state.empires[1].home
    at = chart(table.state).neighbours[home][0]
    fleet = [table.ship(1, hull, spot(table.state, at)) for hull in ("fighter", "transport")]
    came(table, table.ship(0, "frigate", spot(table.state, at), "engine-1"))
    assert meet(table) is not None
    table.play(0, a.Command(ASSAULT, ask=False))
    table.play(1, a.Command(SLIP_AWAY, ask=True))
    assert {table.state.ships[ship.id].hex for ship in fleet} == {home}


@pytest.mark.parametrize(("face", "survives"), [(5, True), (6, False)])
def test_a_ship_that_flees_into_asteroids_is_rolled_for(face: int, survives: bool) -> None:
    table = sky()
    fighter = table.ship(1, "fighter", "D4")
    fighter.origin = table.hex("E4")
    table.state.tile[table.hex("E4")] = t.ASTEROIDS
    came(table, table.ship(0, "frigate", "D4", "engine-1"))
    assert meet(table) is not None
    table.state.chance = loaded((t.GAME.asteroid_die, face))
    table.play(0, a.Command(ASSAULT, ask=False))
    table.play(1, a.Command(SLIP_AWAY, ask=True))
    assert [fact.place for fact in table.facts("withdrew")] == ["E4"]
    assert (fighter.id in table.state.ships) is survives


def test_bombs_hit_marines_instead_of_a_wonder() -> None:
    table = sky()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(1, at * 7, "hall-of-voices")
    table.state.marines[at * 7 + 1], table.state.garrison[at * 7 + 1] = 2, 1
    assert combat.losable(table.state, at, 1) == [at * 7 + 1]
    combat.lose(table.state, 1, at * 7 + 1, "bombs", table.ear())
    assert (table.state.building[at * 7], table.state.marines[at * 7 + 1]) == (
        t.BUILDING["hall-of-voices"], 1,
    )  # fmt: skip


def test_a_planetary_shield_needs_its_technology_and_lowers_the_rolls_of_bombs() -> None:
    table = sky()
    table.rich(1)
    table.to_purchase()
    home = table.state.empires[1].home
    table.play(1, a.Build(t.HABITAT, home * 7 + 1))
    shield = a.Build(t.SHIELD, home * 7 + 4)
    assert table.refusal(1, shield) == "needs-technology"
    needed = dict(t.BUILDING_NEEDS[t.SHIELD])
    table.know(1, **{t.TECHS[tech]: level for tech, level in needed.items()})
    table.play(1, shield)
    bomb = t.TILE["bomb-1"]
    for idle, lost in ((0, False), (1, True)):
        table.state.idle[home * 7 + 4] = idle
        raider = came(table, table.ship(0, "frigate", spot(table.state, home), "bomb-1"))
        fight = table.state.battle = Battle(home, (0, 1), True, {raider.id: 0}, [3, 0])
        table.state.chance = loaded((t.DIE[bomb], t.HIT[bomb]))
        assert deeds.bomb(table.state, fight, raider, 0, 1) is lost


def test_both_orders_are_asked_at_once_and_no_offers_are_made_in_battle() -> None:
    table = sky()
    table.ship(1, "frigate", "D4", "laser")
    came(table, table.ship(0, "frigate", "D4", "laser"))
    assert meet(table) is not None
    assert list(GAME.awaited(table.state)) == [0, 1]
    assert table.refusal(2, a.Offer(0, 1)) == "not-now"
    assert table.refusal(0, a.Command(99, ask=False)) == "no-such-order"


def test_idle_batteries_and_shields_do_nothing() -> None:
    table = sky()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(1, at * 7, "planetary-battery")
    table.building(1, at * 7 + 1, "planetary-shield")
    for land in (at * 7, at * 7 + 1):
        surface.stop(table.state, land, table.ear())
    assert combat.batteries(table.state, at, 1) == []
    assert combat.planet_shield(table.state, at, 1) == 0
