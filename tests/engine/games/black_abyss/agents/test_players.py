"""The policies play legally and quickly, each by its character."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import steward
from engine.games.black_abyss.agents.armoury import in_danger
from engine.games.black_abyss.agents.characters import (
    CHARACTERS,
    FAR_MASTERS,
    MASTERS,
    NAMES,
    WARLIKE_MASTERS,
    Character,
)
from engine.games.black_abyss.agents.policies import character, policy_of
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss, BlackAbyssOptions
from engine.games.black_abyss.rules import surface
from engine.games.black_abyss.rules.tribunal import resolutions as tribunal
from engine.games.black_abyss.rules.war import battle
from engine.games.black_abyss.state import PEACE, Battle
from tests.engine.games.black_abyss.table import Table, met

GAME = BlackAbyss()


def _advice(table: Table, seat: int, name: str) -> Any:
    chance = Chance(seed_from("advice"))
    return GAME.policies[name](Perspective(GAME, table.state, seat), chance)


def _armada(races: tuple[int, int] = (0, 1)) -> Table:
    """Seat 0 has four bombers over its home world, and the movement turn in cycle 10."""
    table = Table.open_sky()
    table.state.turn = 10
    for seat, race in enumerate(races):
        table.state.empires[seat].race = race
    home = surface.spot(table.state, table.state.empires[0].home)
    for _ in range(4):
        table.ship(0, "frigate", home, "bomb-1", "missile", "bomb-1")
    return table


@pytest.mark.parametrize("name", ["greedy", *NAMES, "caretaker", "easy", "hard"])
def test_a_player_plays_a_game_to_its_end_and_only_legally(name: str) -> None:
    state = GAME.new(BlackAbyssOptions.model_validate({}), 3, Chance(seed_from(name)))
    chance = Chance(seed_from(f"{name} plays"))
    policy, decisions = GAME.policies[name], 0
    while GAME.outcome(state) is None:
        seat = chance.pick(GAME.missing(state))
        action = policy(Perspective(GAME, state, seat), chance)
        assert GAME.why_not(state, seat, action) is None, action
        GAME.apply(state, seat, action, silence)
        decisions += 1
    assert 100 < decisions < 3000


@pytest.mark.parametrize("name", ["greedy", "caretaker", "easy"])
def test_a_person_leading_a_battle_is_advised_a_move_and_leads_on(name: str) -> None:
    table, _, _ = met()
    for seat in (0, 1):
        table.play(seat, a.Lead())
        table.play(seat, a.EndMove())
    (seat,) = GAME.missing(table.state)
    table.play(seat, _advice(table, seat, name))
    fight = table.state.battle
    assert fight is not None
    assert fight.led == [True, True]
    assert GAME.missing(table.state) == [1 - seat]


def test_a_person_leading_against_stronger_ships_is_advised_to_flee_after_round_one() -> None:
    table, ours, theirs = met()
    ours.tiles, theirs.tiles = (-1,) * 5, (t.TILE["torpedo"],) * 3
    for seat in (0, 1):
        table.play(seat, a.Lead())
        table.play(seat, a.EndMove())
    fight = table.state.battle
    assert fight is not None
    told = []
    for fight.round in (1, 2):
        while GAME.missing(table.state) != [0]:
            table.play(1, a.EndMove())
        told.append(_advice(table, 0, "greedy"))
    assert told == [a.ByOrder(t.ORDERS.index("slip-away")), a.Flee()]


def test_greedy_has_four_different_characters_in_four_neighbouring_seats() -> None:
    from engine.games.black_abyss.agents.policies import _mind

    state = GAME.new(BlackAbyssOptions.model_validate({}), 4, Chance(seed_from("minds")))
    assert len({id(_mind(state, seat, "greedy")) for seat in range(4)}) == 4


def test_the_hard_player_plays_to_the_strength_of_its_race() -> None:
    assert set(MASTERS) == {*t.RACES}
    assert isinstance(_advice(_even(("zhinn", "velar")), 0, "hard"), a.DeclareWar)
    assert not isinstance(_advice(_even(("velar", "zhinn")), 0, "hard"), a.DeclareWar)


def _master(seats: int, chart: str, race: str) -> Character:
    from engine.games.black_abyss.agents.policies import _mind

    options = BlackAbyssOptions.model_validate({"map": chart})
    state = GAME.new(options, seats, Chance(seed_from("minds")))
    state.empires[0].race = t.RACES.index(race)
    return _mind(state, 0, "hard")


@pytest.mark.parametrize("race", ["korr", "zhinn"])
def test_a_warlike_race_builds_more_warships_with_six_seats_on_the_rings(race: str) -> None:
    few, crowded, far = (
        _master(seats, chart, race).fleet
        for seats, chart in ((5, "rings"), (6, "rings"), (6, "frontier"))
    )
    assert crowded > few == far


def test_the_hard_player_besieges_exiles_only_with_six_seats_on_the_frontier() -> None:
    assert _master(6, "frontier", "velar").besieges
    assert not _master(5, "frontier", "velar").besieges
    assert not _master(6, "rings", "velar").besieges


def test_the_hard_player_makes_war_on_whoever_has_beaten_a_keeper() -> None:
    table = _even(("velar", "zhinn"))
    table.state.empires[1].keepers = 0b01
    assert _advice(table, 0, "hard") == a.DeclareWar(1)
    assert not isinstance(_advice(table, 0, "knowledge"), a.DeclareWar)


def _even(races: tuple[str, str]) -> Table:
    """The armada, and a frigate over each of the other home worlds."""
    table = _armada((t.RACES.index(races[0]), t.RACES.index(races[1])))
    for other in (1, 2):
        home = surface.spot(table.state, table.state.empires[other].home)
        table.ship(other, "frigate", home, "missile", "missile")
    return table


def test_with_six_seats_no_seat_has_equal_neighbours_more_often_than_others() -> None:
    state = GAME.new(BlackAbyssOptions.model_validate({}), 6, Chance(seed_from("minds")))
    alike = [0] * 6
    for races in permutations(range(6)):
        for empire, race in zip(state.empires, races, strict=True):
            empire.race = race
        minds = [character(state, seat) for seat in range(6)]
        assert set(minds) == set(NAMES)
        for seat in range(6):
            alike[seat] += minds[seat - 1] == minds[(seat + 1) % 6]
    assert max(alike) == min(alike) > 0


def test_a_game_on_the_frontier_is_deterministic() -> None:
    ends = []
    for _ in range(2):
        options = BlackAbyssOptions.model_validate({"map": "frontier"})
        state = GAME.new(options, 3, Chance(seed_from("twice")))
        chance = Chance(seed_from("twice plays"))
        while GAME.outcome(state) is None:
            seat = GAME.missing(state)[0]
            action = GAME.policies["greedy"](Perspective(GAME, state, seat), chance)
            GAME.apply(state, seat, action, silence)
        ends.append((state.turn, state.chance.counter, GAME.outcome(state)))
    assert ends[0] == ends[1]


def test_an_agent_chooses_its_losses_to_bombs_in_a_battle_between_others() -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "rough", "rough", "rough", "rough")
    for seat, slot in ((1, 0), (2, 2)):
        table.war(0, seat)
        table.building(seat, at * 7 + slot, "habitat")
        table.building(seat, at * 7 + slot + 1, "trade-house")
    raider = table.ship(0, "frigate", "D4", "bomb-1")
    state = table.state
    state.phase = "battle"
    state.battle = Battle(at, (0, 1), True, {raider.id: 0}, [3, 0], round=1, bombed={2: 1})
    battle.advance(state, table.ear())
    for name in ("greedy", *NAMES):
        policy = GAME.policies[name]
        action = policy(Perspective(GAME, state, 2), Chance(seed_from(name)))
        assert action == a.Entrust()
        assert GAME.why_not(state, 2, action) is None


def test_an_agent_casts_a_ballot_unchanged_if_no_changes_are_left() -> None:
    table = Table.open_sky()
    state = table.state
    state.phase, state.active = "tribunal", -1
    state.drawn = [state.laws_left.pop()]
    tribunal.open_ballot(state, table.ear())
    assert state.ballot is not None
    state.ballot.changes[1] = t.GAME.marks_per_ballot
    for name in ("greedy", *NAMES):
        policy = GAME.policies[name]
        assert policy(Perspective(GAME, state, 1), Chance(seed_from(name))) == a.Cast()


def test_a_warlord_with_a_fleet_declares_war_and_heads_for_a_home_world() -> None:
    table = _armada()
    war = _advice(table, 0, "war")
    assert isinstance(war, a.DeclareWar)
    table.play(0, war)
    homes = [empire.home for empire in table.state.empires]
    before = {ship.id: ship.hex for ship in table.state.ships.values()}
    while not isinstance(action := _advice(table, 0, "war"), a.Pass):
        table.play(0, action)
    bombers = [s for s in table.state.ships.values() if t.TILE["bomb-1"] in s.tiles]
    distance = surface.chart(table.state).distance[homes[war.on]]
    assert all(distance[ship.hex] < distance[before[ship.id]] for ship in bombers)


def test_a_fleet_avoids_enemies_it_cannot_beat_with_all_ships_that_can_join() -> None:
    table = _armada()
    table.war(0, 1)
    near = surface.chart(table.state).neighbours[table.state.empires[0].home][0]
    for _ in range(4):
        table.ship(1, "dreadnought", surface.spot(table.state, near), *["particle-beam"] * 8)
    while not isinstance(action := _advice(table, 0, "war"), a.Pass):
        table.play(0, action)
    assert not any(s.owner == 0 and s.hex == near for s in table.state.ships.values())


def _at_a_twin(beaten: int) -> tuple[Table, int, int]:
    """Seat 0, at peace, has four frigates at one twin near its home; the other twin is adjacent."""
    table = Table.empty_sky()
    state = table.state
    state.empires[0].keepers = beaten
    names = surface.chart(state).names
    near = surface.chart(state).neighbours
    one = near[state.empires[0].home][0]
    other = next(at for at in near[one] if at in near[state.empires[0].home])
    table.planet(names[one], "twin-one")
    table.planet(names[other], "twin-two")
    for _ in range(4):
        table.ship(0, "frigate", names[one], "missile", "missile", "missile")
    if beaten == 0b01:
        table.ship(-1, "keeper-of-dusk", names[other])
    while not isinstance(action := _advice(table, 0, "trade"), a.Pass):
        table.play(0, action)
    return table, one, other


def test_a_seat_that_beat_one_keeper_attacks_the_other() -> None:
    table, _, other = _at_a_twin(0b01)
    assert [s.hex for s in table.state.ships.values() if s.hull == t.FRIGATE] == [other] * 4


def test_a_seat_that_beat_both_keepers_leaves_a_ship_at_each_twin() -> None:
    table, one, other = _at_a_twin(0b11)
    assert {one, other} <= {s.hex for s in table.state.ships.values() if s.owner == 0}


def test_the_caretaker_declares_no_war_where_its_character_would() -> None:
    deals = [(one, other) for one in range(3) for other in range(3) if one != other]
    tables = [_armada(deal) for deal in deals]
    warlike = [n for n in tables if isinstance(_advice(n, 0, "greedy"), a.DeclareWar)]
    assert warlike
    assert not any(isinstance(_advice(n, 0, "caretaker"), a.DeclareWar) for n in tables)


def test_a_race_in_a_duel_arms_against_a_stronger_fleet_in_peace_too() -> None:
    for seats, mode, arms in ((2, "duel", True), (3, "empires", False)):
        table = Table(seats, mode=mode)
        home = surface.spot(table.state, table.state.empires[1].home)
        table.ship(1, "frigate", home, "missile", "missile")
        assert in_danger(table.state, 0, CHARACTERS["war"]) == arms
        assert in_danger(table.state, 1, CHARACTERS["war"]) is False


def test_in_danger_watchful_characters_arm_before_they_build_a_battery() -> None:
    bought = []
    for watchful in (True, False):
        table = Table.empty_sky()
        state = table.state
        table.war(0, 1)
        for _ in range(3):
            table.ship(1, "frigate", "D4", "bomb-1", "missile", "bomb-1")
        land = state.empires[0].home * 7
        table.building(0, land + 1, "small-dock")
        table.building(0, land + 4, "habitat")
        state.phase, state.active, state.turn = "purchase", -1, 10
        table.rich(0, 6)
        mind = replace(WARLIKE_MASTERS["korr"], watchful=watchful)
        bought.append(steward.purchase_action(state, 0, mind, lambda _: True))
    assert isinstance(bought[0], (a.Recruit, a.Commission))
    assert bought[1] == a.Build(t.BATTERY, land + 6)


def test_watchful_characters_attack_a_race_whose_fleet_is_away() -> None:
    def word(spaces: int, watchful: bool) -> Any:
        table = _armada()
        state = table.state
        row = surface.chart(state).distance[state.empires[1].home]
        at = surface.chart(state).names[row.index(spaces)]
        for _ in range(4):
            table.ship(1, "frigate", at, "missile", "missile", "missile")
        mind = replace(WARLIKE_MASTERS["korr"], watchful=watchful)
        return policy_of(mind)(Perspective(GAME, state, 0), Chance(seed_from("advice")))

    assert [word(spaces, watchful=True) for spaces in (3, 4)] == [a.DeclareWar(2), a.DeclareWar(1)]
    assert word(4, watchful=False) == a.DeclareWar(2)


@pytest.mark.parametrize(("ships", "declares"), [(0, True), (2, False)])
def test_for_watchful_characters_a_war_with_a_weak_race_does_not_prevent_another(
    ships: int, *, declares: bool
) -> None:
    table = _armada()
    table.war(0, 1)
    for seat, count in ((1, ships), (2, 1)):
        home = surface.spot(table.state, table.state.empires[seat].home)
        for _ in range(count):
            table.ship(seat, "frigate", home, "missile", "missile", "missile")
    for watchful in (True, False):
        mind = replace(WARLIKE_MASTERS["korr"], watchful=watchful)
        word = policy_of(mind)(Perspective(GAME, table.state, 0), Chance(seed_from("advice")))
        assert (word == a.DeclareWar(2)) == (declares and watchful)


@pytest.mark.parametrize("defensive", [True, False])
def test_defensive_characters_stay_where_they_can_beat_an_expected_raid(*, defensive: bool) -> None:
    table = _armada()
    table.war(0, 1)
    home = table.state.empires[0].home
    at = surface.chart(table.state).distance[home].index(2)
    table.ship(1, "frigate", surface.chart(table.state).names[at], "missile", "bomb-1")
    policy = policy_of(replace(WARLIKE_MASTERS["korr"], defensive=defensive))
    chance = Chance(seed_from("advice"))
    while not isinstance(action := policy(Perspective(GAME, table.state, 0), chance), a.Pass):
        table.play(0, action)
    frigates = [s for s in table.state.ships.values() if s.owner == 0 and s.hull == t.FRIGATE]
    assert [ship.hex == home for ship in frigates] == [defensive] * 4


def _siege() -> Table:
    """Seat 0, at war with both others, has two bombers over the fallen home of seat 1."""
    table = Table.empty_sky()
    state = table.state
    home = state.empires[1].home
    for land in surface.lands(state, home):
        surface.place(state, land, -1, -1)
    for _ in range(2):
        table.ship(0, "frigate", surface.spot(state, home), "bomb-1", "missile", "missile")
    table.ship(1, "fighter", "D4")
    for other in (1, 2):
        table.war(0, other)
    table.to_move()
    return table


@pytest.mark.parametrize("besieges", [True, False])
def test_besieging_characters_leave_one_ship_at_the_home_of_an_exile(*, besieges: bool) -> None:
    table = _siege()
    policy = policy_of(replace(FAR_MASTERS["korr"], besieges=besieges))
    chance = Chance(seed_from("siege"))
    while not isinstance(action := policy(Perspective(GAME, table.state, 0), chance), a.Pass):
        table.play(0, action)
    home = table.state.empires[1].home
    assert [s.hex for s in table.state.ships.values() if s.owner == 0].count(home) == besieges


@pytest.mark.parametrize("besieges", [True, False])
def test_besieging_characters_make_no_peace_with_an_exile(*, besieges: bool) -> None:
    table = _siege()
    table.play(1, a.Offer(0, PEACE))
    policy = policy_of(replace(FAR_MASTERS["korr"], besieges=besieges))
    answer = policy(Perspective(GAME, table.state, 0), Chance(seed_from("siege")))
    assert answer == (a.Decline if besieges else a.Accept)(1, PEACE)
