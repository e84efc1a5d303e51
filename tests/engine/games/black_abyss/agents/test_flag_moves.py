"""Where flags are captured, hints and AIs move first for the flags, in a fixed order."""

from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import Ship
from tests.engine.games.black_abyss.table import Table, war_table

GAME = BlackAbyss()
BOTH = pytest.mark.parametrize("name", ["adviser", "greedy"])
GUNS = ("missile", "missile")


def says(table: Table, name: str) -> Any:
    return GAME.policies[name](Perspective(GAME, table.state, 0), Chance(seed_from("flags")))


def all_moves(table: Table, name: str) -> list[a.Move]:
    """The moves of seat 0's turn, which are played."""
    moves: list[a.Move] = []
    for _ in range(20):
        if isinstance(action := says(table, name), a.Pass):
            return moves
        moves.append(action)
        table.play(0, action)
    raise AssertionError("the turn does not end")


def armed(table: Table, seat: int, at: int, left: int = 2) -> Ship:
    """A frigate of a seat with missiles at a hex."""
    ship = table.ship(seat, "frigate", GAME.view(table.state, None).hexes[at].name, *GUNS)
    ship.left = left
    return ship


def game() -> tuple[Table, int, int]:
    """A table, and the homes of Ada, whose turn it is, and of Bo."""
    table = war_table("capture_the_flag")
    one, other = (empire.home for empire in table.state.empires)
    return table, one, other


def at_spaces(table: Table, home: int, spaces: int) -> list[int]:
    """The hexes at a distance from a home, those furthest from the other home first."""
    rows = chart(table.state).distance
    others = [empire.home for empire in table.state.empires if empire.home != home]
    found = [at for at, away in enumerate(rows[home]) if away == spaces]
    return sorted(found, key=lambda at: (-rows[others[0]][at], at))


@BOTH
def test_the_carrier_comes_home_before_any_other_ship_moves(name: str) -> None:
    table, home, _ = game()
    armed(table, 0, home)
    carrier = armed(table, 0, at_spaces(table, home, 2)[0])
    table.state.flags[1].carrier = carrier.id
    assert says(table, name) == a.Move((carrier.id,), home)


@BOTH
def test_the_carrier_goes_round_a_black_hole_although_the_way_is_longer(name: str) -> None:
    table, home, theirs = game()
    rows = chart(table.state).distance
    ways = [at for at in at_spaces(table, home, 1) if rows[theirs][at] == 3]
    for at in ways:
        table.state.tile[at] = t.HEX["black-hole"]
    start = next(at for at in at_spaces(table, home, 2) if rows[theirs][at] == 2)
    carrier = armed(table, 0, start, left=1)
    table.state.flags[1].carrier = carrier.id
    before = _steps(table, start, home)
    move = says(table, name)
    assert isinstance(move, a.Move)
    assert move.ships == (carrier.id,)
    assert _steps(table, move.to, home) == before - 1


def _steps(table: Table, start: int, goal: int) -> int:
    edge, steps = {start}, 0
    while goal not in edge:
        edge, steps = (
            {to for at in edge for to in movement.beside(table.state, at)} | edge,
            steps + 1,
        )
        assert steps < 20
    return steps


@BOTH
def test_of_two_ways_home_the_carrier_takes_that_out_of_the_enemys_reach(name: str) -> None:
    table, home, theirs = game()
    rows = chart(table.state).distance
    start = max(at_spaces(table, home, 2), key=lambda at: len(_between(table, at, home)))
    near, far = sorted(_between(table, start, home), key=lambda at: rows[theirs][at])
    carrier = armed(table, 0, start, left=1)
    table.state.flags[1].carrier = carrier.id
    reach = movement.speed(table.state, armed(table, 1, theirs))
    post = next(
        at
        for at in range(len(rows))
        if rows[near][at] <= reach < rows[far][at] and at not in (home, start)
    )
    for _ in range(3):
        armed(table, 1, post)
    assert says(table, name) == a.Move((carrier.id,), far)


def _between(table: Table, start: int, goal: int) -> list[int]:
    near = chart(table.state).neighbours
    return [at for at in near[start] if at in near[goal]]


@BOTH
def test_a_ship_goes_where_the_enemys_flag_has_no_ship_on_guard(name: str) -> None:
    table, _, theirs = game()
    ship = armed(table, 0, at_spaces(table, theirs, 2)[0])
    assert says(table, name) == a.Move((ship.id,), theirs)
    table.play(0, a.Move((ship.id,), theirs))
    assert ship.id not in {number for move in all_moves(table, name) for number in move.ships}


@BOTH
def test_ships_around_the_enemys_carrier_attack_it(name: str) -> None:
    table, _, theirs = game()
    table.state.first = 1
    at = at_spaces(table, theirs, 1)[0]
    carrier = armed(table, 1, at)
    table.state.flags[0].carrier, table.state.flags[0].hex = carrier.id, at
    armed(table, 1, theirs)
    around = [to for to in movement.beside(table.state, at) if to != theirs][:2]
    fleet = [armed(table, 0, to) for to in around]
    all_moves(table, name)
    assert {table.state.ships[ship.id].hex for ship in fleet} == {at}


@BOTH
@pytest.mark.parametrize(("spaces", "attacks"), [(1, True), (4, False)])
def test_a_weak_ship_attacks_a_strong_carrier_only_before_it_wins(
    name: str, spaces: int, attacks: bool
) -> None:
    table, _, theirs = game()
    table.state.first = 1
    at = at_spaces(table, theirs, spaces)[0]
    armed(table, 1, theirs)
    carrier, *_ = (armed(table, 1, at) for _ in range(6))
    table.state.flags[0].carrier, table.state.flags[0].hex = carrier.id, at
    beside = next(to for to in movement.beside(table.state, at) if to != theirs)
    ship = armed(table, 0, beside, left=1)
    all_moves(table, name)
    assert (table.state.ships[ship.id].hex == at) == attacks


@BOTH
def test_while_the_enemys_carrier_still_moves_ships_wait_where_it_comes_by(name: str) -> None:
    table, _, theirs = game()
    at = at_spaces(table, theirs, 1)[0]
    carrier = armed(table, 1, at)
    table.state.flags[0].carrier, table.state.flags[0].hex = carrier.id, at
    ship = armed(table, 0, at_spaces(table, theirs, 2)[0], left=3)
    all_moves(table, name)
    assert table.state.ships[ship.id].hex == theirs, "the carrier wins only there"


@BOTH
@pytest.mark.parametrize(("spaces", "stay"), [(1, 1), (4, 0)])
def test_one_armed_ship_guards_the_flag_while_an_enemy_can_reach_it(
    name: str, spaces: int, stay: int
) -> None:
    table, home, theirs = game()
    fleet = [armed(table, 0, home) for _ in range(3)]
    armed(table, 1, theirs)
    armed(table, 1, at_spaces(table, home, spaces)[0])
    fleet += [armed(table, 0, at_spaces(table, theirs, 1)[0]) for _ in range(2)]
    all_moves(table, name)
    there = [ship for ship in fleet if table.state.ships[ship.id].hex == home]
    assert len(there) >= stay
    assert bool(there) == bool(stay)


@BOTH
def test_an_armed_ship_is_called_to_a_home_without_one(name: str) -> None:
    table, home, theirs = game()
    armed(table, 1, theirs)
    armed(table, 1, at_spaces(table, home, 1)[0])
    ship = armed(table, 0, at_spaces(table, home, 1)[1])
    assert says(table, name) == a.Move((ship.id,), home)


@pytest.mark.parametrize(
    ("flag", "carrier", "to", "said"),
    [
        ("other", "mine", "home", "Your carrier brings the flag home. You win"),
        ("other", "mine", "away", "Your carrier brings the flag home."),
        ("other", "", "theirs", "No enemy ship guards the flag there."),
        ("own", "", "home", "While a ship of yours is there, nobody can take your flag."),
        ("own", "", "away", "Your flag lies there."),
        ("own", "foe", "away", "The enemy ship with your flag is there."),
    ],
)
def test_the_reason_of_a_hint_names_the_flag(flag: str, carrier: str, to: str, said: str) -> None:
    table, home, theirs = game()
    start, away = at_spaces(table, home, 2)[:2]
    places = {"home": home, "theirs": theirs, "away": away}
    ship = armed(table, 0, start)
    foe = armed(table, 1, away) if carrier == "foe" else ship
    moved = table.state.flags[flag == "other"]
    moved.carrier = foe.id if carrier else 0
    moved.hex = start if carrier == "mine" else places[to]
    view = GAME.view(table.state, 0)
    path = ("move", view.hexes[places[to]].name.lower(), _one_ship(view, start))
    _, why = GAME.text.advice(view, path, ())
    assert Speech("en")(why).startswith(said)
    assert Speech("de")(why) != Speech("en")(why)


def _one_ship(view: Any, start: int) -> str:
    return f"{view.hexes[start].name.lower()}-frigate-1"
