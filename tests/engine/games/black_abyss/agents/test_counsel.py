"""Hints advise wars, attacks and peace only where forecasts agree, and mind alarms."""

from typing import Any

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import armoury, counsel
from engine.games.black_abyss.agents.characters import RAIDERS
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss
from engine.games.black_abyss.rules import exploration, movement
from engine.games.black_abyss.rules.surface import lands, terrain
from engine.games.black_abyss.state import PEACE
from tests.engine.games.black_abyss.table import Table, home, war_table

GAME = BlackAbyss()
GUNS = ("missile", "missile", "bomb-1")


def says(table: Table, name: str, seat: int = 0) -> Any:
    return GAME.policies[name](Perspective(GAME, table.state, seat), Chance(seed_from("advice")))


def near_bo(*, armed: int, guards: int) -> Table:
    """Ada's warships above Bo's home world, late in a game, with Bo's ships on guard there."""
    table = Table.empty_sky()
    table.state.turn = 24
    for _ in range(armed):
        table.ship(0, "frigate", home(table, 1), *GUNS)
    for _ in range(guards):
        table.ship(1, "frigate", home(table, 1), *GUNS)
    for _ in range(12):
        table.ship(2, "frigate", home(table, 2), *GUNS)
    for empire in table.state.empires:
        empire.offers = 3
    table.to_move(0)
    return table


def test_a_hint_declares_a_war_whose_first_battle_is_won_and_does_not_take_it_back() -> None:
    table = near_bo(armed=9, guards=1)
    war = says(table, "adviser")
    assert war == a.DeclareWar(1)
    table.play(0, war)
    table.state.empires[0].offers = 0
    assert not isinstance(says(table, "adviser"), a.Offer)


def test_a_hint_declares_no_war_with_ships_that_reach_no_battle() -> None:
    table = near_bo(armed=9, guards=1)
    for ship in table.state.ships.values():
        ship.hex = ship.hex if ship.owner else table.state.empires[0].home
    assert says(table, "greedy") == a.DeclareWar(1)
    assert not isinstance(says(table, "adviser"), a.DeclareWar)


def test_a_hint_sends_no_ships_to_a_battle_that_they_lose() -> None:
    table = near_bo(armed=0, guards=4)
    table.war(0, 1)
    at = table.state.empires[1].home
    start = GAME.view(table.state, 0).hexes[table.state.empires[0].home].name
    for _ in range(2):
        ship = table.ship(0, "frigate", start, *GUNS)
        ship.left = t.GAME.cycle_limit
    moves = [table.play(0, move) for move in iter(lambda: says(table, "adviser"), a.Pass())]
    assert not [ship for ship in table.state.ships.values() if ship.owner == 0 and ship.hex == at]
    assert len(moves) < 9


def test_a_hint_offers_peace_only_after_a_battle() -> None:
    table = near_bo(armed=0, guards=4)
    table.war(0, 1)
    table.state.empires[0].offers = 0
    table.to_purchase()
    assert says(table, "greedy") == a.Offer(1, PEACE)
    assert says(table, "adviser") != a.Offer(1, PEACE)
    table.state.fought = [(table.state.empires[1].home, 0, 1)]
    assert says(table, "adviser") == a.Offer(1, PEACE)


@pytest.mark.parametrize("seed", ["first1", "first3", "first7", "first9"])
def test_in_the_first_turn_every_move_that_a_hint_advises_discovers_a_space(seed: str) -> None:
    table = Table(6, seed)
    while table.state.phase == "move":
        seat = table.state.active
        action = says(table, "adviser", seat)
        told = table.play(seat, action)
        found = [fact for fact in told if fact.kind == "turned-up"]
        assert found or not isinstance(action, a.Move), f"{seat} moves to a known space"


def young_duel() -> Table:
    """A duel in its second cycle: Ada, a scholar, is about to buy; Bo has the only warship."""
    table = Table.empty_sky(2, mode="duel")
    table.state.turn = 2
    for empire in table.state.empires:
        empire.race = t.RACES.index("oumori")
    table.building(0, free_land(table), "habitat")
    table.building(0, free_land(table), "small-dock")
    table.ship(1, "frigate", home(table, 1), "laser")
    table.to_purchase()
    return table


def free_land(table: Table) -> int:
    state, at = table.state, table.state.empires[0].home
    return armoury.plain_site(state, 0, armoury.sites(state, 0, at), RAIDERS[0])


def stock(table: Table, *, food: int, energy: int, minerals: int) -> None:
    empire = table.state.empires[0]
    empire.food, empire.energy, empire.minerals = food, energy, minerals


def test_a_hint_buys_no_battery_while_the_only_warship_is_far_away() -> None:
    table = young_duel()
    stock(table, food=2, energy=0, minerals=4)
    greedy, hint = says(table, "greedy"), says(table, "adviser")
    assert isinstance(greedy, a.Build)
    assert greedy.building == t.BATTERY, "agents buy as before"
    assert not (isinstance(hint, a.Build) and hint.building == t.BATTERY)


def test_a_hint_buys_a_battery_once_a_warship_can_soon_attack() -> None:
    table = young_duel()
    stock(table, food=2, energy=0, minerals=4)
    raider = next(ship for ship in table.state.ships.values() if ship.owner)
    raider.hex = movement.beside(table.state, table.state.empires[0].home)[0]
    hint = says(table, "adviser")
    assert isinstance(hint, a.Build)
    assert hint.building == t.BATTERY


@pytest.mark.parametrize("seed", ["home1", "home2", "home3"])
def test_hints_put_the_first_habitat_on_no_farm_land_and_leave_food_for_the_next_cycle(
    seed: str,
) -> None:
    table = Table(2, seed, mode="duel")
    table.to_purchase()
    built: list[tuple[str, int]] = []
    while (action := says(table, "adviser")) != a.Pass():
        table.play(0, action)
        if isinstance(action, a.Build):
            built.append((t.BUILDINGS[action.building], terrain(table.state, action.land)))
    (building, ground), *_ = built
    assert building == "habitat"
    assert ground != t.PLAINS
    assert not sum(table.state.empires[0].techs), "no ship uses Light drives yet"
    assert table.state.empires[0].food >= 2


def test_a_hint_buys_no_research_with_the_food_for_the_next_farm() -> None:
    table = young_duel()
    table.ship(0, "transport", home(table, 0), "colony-pod", "scanner", "scanner")
    stock(table, food=3, energy=5, minerals=0)
    assert isinstance(says(table, "greedy"), a.Research)
    assert says(table, "adviser") == a.Pass()
    stock(table, food=9, energy=5, minerals=0)
    assert isinstance(says(table, "adviser"), a.Research)


def test_a_hint_researches_drives_and_bombs_only_for_ships_that_use_them() -> None:
    table = young_duel()
    drives, bombs = (a.Research(t.TECH[name]) for name in ("light-drives", "ordnance"))
    stock(table, food=9, energy=9, minerals=0)
    assert says(table, "greedy") == drives
    assert says(table, "adviser") not in (drives, bombs)
    table.ship(0, "transport", home(table, 0), "colony-pod", "scanner", "scanner")
    assert says(table, "adviser") == drives
    table.play(0, drives)
    assert says(table, "adviser") != bombs
    table.ship(0, "frigate", home(table, 0), "laser", "laser", "laser")
    assert says(table, "adviser") == bombs


def test_a_hint_builds_a_trade_house_only_if_a_transport_can_bring_goods_there() -> None:
    """Ore is mined on Ada's home world, and her colony can sell it."""
    table = young_duel()
    table.clear_ships()
    state, ore = table.state, next(n for n, good in enumerate(t.LAND_GOOD) if good // 3 == 1)
    at = table.planet("D4", "green", "plains", "rough", "rough")
    state.land[at * 7 + 3] = ore
    table.building(0, at * 7, "habitat")
    mine = next(
        n for n in lands(state, state.empires[0].home) if t.LAND_GOOD[state.land[n]] // 3 == 1
    )
    table.building(0, mine, "mine")
    stock(table, food=3, energy=0, minerals=3)
    house = a.Build(t.BUILDING["trade-house"], at * 7 + 1)
    assert says(table, "trade") == house
    assert says(table, "adviser") != house
    table.ship(0, "transport", home(table, 0), "cargo-hold", "cargo-hold", "cargo-hold")
    assert says(table, "adviser") == house


def with_ore_and_a_transport() -> tuple[Table, Any]:
    """Ore is stored on Ada's home world, where an empty transport is at the dock."""
    table = young_duel()
    transport = table.ship(0, "transport", home(table, 0))
    good = next(n for n, _ in enumerate(t.LAND_GOOD) if n >= 0)
    table.state.goods[exploration.stock_key(table.state.empires[0].home, good, 0)] = 2
    stock(table, food=0, energy=9, minerals=9)
    return table, transport


def test_a_hint_fits_a_pod_and_no_hold_while_goods_sell_nowhere() -> None:
    table, transport = with_ore_and_a_transport()
    assert says(table, "greedy") == a.Fit(transport.id, t.TILE["cargo-hold"])
    assert says(table, "adviser") == a.Fit(transport.id, t.POD)


def test_a_hint_loads_no_goods_that_sell_nowhere() -> None:
    table, transport = with_ore_and_a_transport()
    transport.tiles = (t.TILE["cargo-hold"], -1, -1)
    table.to_move(0)
    assert isinstance(says(table, "greedy"), a.Load)
    assert not isinstance(says(table, "adviser"), a.Load)


def beside_a_keeper(*, left: int) -> tuple[Table, Any, str]:
    """Ada's fighter has just found a keeper next to her home world."""
    table = Table.empty_sky(2, mode="duel")
    at = movement.beside(table.state, table.state.empires[0].home)[0]
    name = GAME.view(table.state, 0).hexes[at].name
    table.state.tile[at] = t.TWINS[0]
    table.ship(-1, "keeper-of-dawn", name)
    scout = table.ship(0, "fighter", name)
    table.to_move(0)
    scout.left = left
    return table, scout, name


def test_a_hint_first_leaves_a_keeper_that_cannot_be_beaten() -> None:
    table, scout, name = beside_a_keeper(left=1)
    move = says(table, "adviser")
    assert isinstance(move, a.Move)
    assert move.ships == (scout.id,)
    path = (
        "move",
        GAME.view(table.state, 0).hexes[move.to].name.lower(),
        f"{name.lower()}-s{scout.id}",
    )
    told = GAME.text.advice(GAME.view(table.state, 0), path, ())
    assert [one.id for one in told] == ["black-abyss-advice-move", "black-abyss-because-away"]


def test_a_hint_to_end_the_move_says_that_a_fighter_loses_against_a_keeper_and_can_flee() -> None:
    table, _, name = beside_a_keeper(left=0)
    view = GAME.view(table.state, 0)
    _, why = GAME.text.advice(view, ("pass",), ())
    assert why.id == "black-abyss-because-defeat"
    (scan,) = GAME.text.advice(view, ("scan", f"{name.lower()}-1"), ())
    assert scan.id == "black-abyss-advice-scan"


@pytest.mark.parametrize("scouts", [0, 1])
def test_a_hint_leaves_unexplored_spaces_to_fighters_and_not_to_a_colony_pod(scouts: int) -> None:
    table = Table.empty_sky(2, mode="duel")
    home = table.state.empires[0].home
    for at in movement.beside(table.state, home):
        table.state.known[at] = 0
    for number in [ship.id for ship in table.state.ships_of(0)]:
        del table.state.ships[number]
    name = GAME.view(table.state, 0).hexes[home].name
    pod = table.ship(0, "transport", name, "colony-pod")
    for _ in range(scouts):
        table.ship(0, "fighter", name).left = 0
    table.to_move(0)
    simple, advised = says(table, "greedy"), says(table, "adviser")
    assert isinstance(simple, a.Move)
    assert simple.ships == (pod.id,)
    assert (advised == simple) == (not scouts)


@pytest.mark.parametrize(("known", "left", "stays"), [(0, 1, True), (1, 1, False), (0, 0, False)])
def test_a_hint_to_end_the_move_says_why_unexplored_spaces_in_reach_are_left(
    known: int, left: int, stays: bool
) -> None:
    table = Table.empty_sky(2, mode="duel")
    for at in movement.beside(table.state, table.state.empires[0].home):
        table.state.known[at] = known
    table.ship(0, "fighter", home(table, 0))
    table.to_move(0)
    for ship in table.state.ships_of(0):
        ship.left = left
    _, *whys = GAME.text.advice(GAME.view(table.state, 0), ("pass",), ())
    told = [why.id.removeprefix("black-abyss-because-") for why in whys]
    assert told == [*(["stay"] if stays else []), "others-move"]


def ready(table: Table, seat: int, at: str) -> Any:
    ship = table.ship(seat, "frigate", at, *GUNS)
    ship.left = 2
    return ship


def test_a_hint_keeps_a_warship_at_home_while_bombs_can_reach_it() -> None:
    table = war_table("sudden_death")
    guard = ready(table, 0, home(table, 0))
    raider = ready(table, 1, home(table, 1))
    moved = says(table, "adviser")
    assert isinstance(moved, a.Move)
    assert moved.ships == (guard.id,)
    raider.hex = movement.beside(table.state, table.state.empires[0].home)[0]
    assert says(table, "adviser") == a.Pass()
    assert isinstance(says(table, "greedy"), a.Move), "agents play as before"


def test_a_hint_calls_ships_home_that_together_beat_the_raiders() -> None:
    table = war_table("sudden_death")
    at = table.state.empires[0].home
    near, further = movement.beside(table.state, at)[:2]
    ready(table, 1, GAME.view(table.state, 0).hexes[near].name)
    there = GAME.view(table.state, 0).hexes[further].name
    fleet = [ready(table, 0, there).id for _ in range(2)]
    called = says(table, "adviser")
    assert isinstance(called, a.Move)
    assert called.to == at
    assert set(called.ships) <= set(fleet)


def test_a_hint_first_of_all_wins_sudden_death() -> None:
    table = war_table("sudden_death")
    at = table.state.empires[1].home
    ready(table, 1, GAME.view(table.state, 0).hexes[table.state.empires[0].home].name)
    beside = movement.beside(table.state, at)[0]
    fleet = [ready(table, 0, GAME.view(table.state, 0).hexes[beside].name).id for _ in range(4)]
    assert says(table, "adviser") == a.Move(tuple(fleet), at)


def test_a_hint_buys_defence_first_while_bombs_can_reach_the_home_world() -> None:
    table = war_table("sudden_death")
    mind = RAIDERS[0]
    assert counsel.careful(table.state, 0, mind) == mind
    ready(table, 1, home(table, 0))
    assert counsel.careful(table.state, 0, mind).wishes[:2] == ("guard", "arm")


def test_where_flags_are_captured_one_ship_guards_the_flag_and_others_move_as_an_ai_does() -> None:
    table = war_table("capture_the_flag")
    fleet = [ready(table, 0, home(table, 0)) for _ in range(2)]
    raider = ready(table, 1, home(table, 1))
    raider.hex = movement.beside(table.state, table.state.empires[0].home)[0]
    move = says(table, "adviser")
    assert isinstance(move, a.Move)
    assert move == says(table, "greedy")
    assert set(move.ships) < {ship.id for ship in fleet}
    assert counsel.careful(table.state, 0, RAIDERS[0]) == RAIDERS[0]
