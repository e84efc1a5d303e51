"""Prepared turns: what is imagined when they are prepared, and what is left of them when due."""

from typing import Any

from engine.core.chance import Chance
from engine.core.events import silence
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.standing import AbyssStanding
from engine.matches.prepared import Due, PreparedMove, due, foresee, prepare
from tests.engine.games.black_abyss.table import GAME, Table

STANDING = AbyssStanding()


def waiting() -> Table:
    """A game has begun, and seat 1 moves first; seat 0 has two fighters."""
    table = Table()
    table.state.phase, table.state.active, table.state.first = "move", 1, 1
    return table


def turn(table: Table, *actions: Any) -> list[PreparedMove]:
    """These moves, prepared one after the other."""
    moves: list[PreparedMove] = []
    for action in actions:
        found = foresee(GAME, table.state, 0, Chance("7" * 64), moves)
        assert found.state is not None
        assert all(found.done)
        assert GAME.why_not(found.state, 0, action) is None
        moves.append(prepare(GAME, table.state, found.state, 0, action))
    return moves


def step(table: Table, ship: int) -> a.Move:
    """A move of one ship of seat 0 in its next turn."""
    ahead: Any = foresee(GAME, table.state, 0, Chance("7" * 64)).state
    moves = (a.Move((ship,), at) for at in range(len(table.state.tile)))
    return next(one for one in moves if GAME.why_not(ahead, 0, one) is None)


def judge(table: Table, moves: list[PreparedMove], change: Any = None) -> Due:
    """What remains of the moves when seat 0 is asked, after a change."""
    seen = STANDING.sightings(table.state, 0, table.state)
    if change is not None:
        change(table)
    while 0 not in GAME.missing(table.state):
        GAME.apply(table.state, GAME.missing(table.state)[0], a.Pass(), silence)
    return due(GAME, table.state, 0, moves, seen)


def ships(table: Table) -> list[int]:
    return [one.id for one in table.state.ships.values() if one.owner == 0]


def test_moves_are_prepared_through_the_phases_of_a_cycle() -> None:
    table = waiting()
    moves = turn(table, step(table, ships(table)[0]), a.Pass(), a.Pass())
    assert [one.moment for one in moves] == ["1.move", "1.move", "1.purchase"]
    found = judge(table, moves)
    assert (found.left_out, found.asks) == ((), False)
    assert found.rest[0].action == moves[0].action


def test_an_impossible_move_is_left_out_and_the_rest_goes_on() -> None:
    table = waiting()
    first, second = ships(table)
    moves = turn(table, step(table, first), step(table, second), a.Pass())
    found = judge(table, moves, lambda at: at.state.ships.pop(first))
    assert [one.action for one in found.left_out] == [moves[0].action]
    assert (found.rest[0].action, found.asks) == (moves[1].action, False)


def test_a_prepared_turn_asks_the_member_if_only_its_end_is_left() -> None:
    table = waiting()
    first = ships(table)[0]
    moves = turn(table, step(table, first), a.Pass())
    found = judge(table, moves, lambda at: at.state.ships.pop(first))
    assert (len(found.left_out), found.asks) == (1, True)


def test_moves_for_a_later_moment_wait_and_past_ones_are_dropped() -> None:
    table = waiting()
    moves = turn(table, a.Pass(), a.Pass())
    later = judge(table, moves[1:])
    assert (later.left_out, later.rest, later.asks) == ((), tuple(moves[1:]), True)
    table.state.turn += 1
    past = due(GAME, table.state, 0, moves, ())
    assert (len(past.left_out), past.rest, past.asks) == (2, (), True)


def test_imagining_leaves_the_game_unchanged() -> None:
    table = waiting()
    before = GAME.view(table.state, None)
    turn(table, a.Pass(), a.Pass())
    assert GAME.view(table.state, None) == before
