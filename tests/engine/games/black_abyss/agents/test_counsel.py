"""Hints advise wars, attacks and peace only where forecasts agree, and mind alarms."""

from typing import Any

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import counsel
from engine.games.black_abyss.agents.characters import RAIDERS
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss
from engine.games.black_abyss.rules import movement
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
