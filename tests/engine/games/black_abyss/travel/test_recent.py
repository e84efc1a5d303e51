"""Recent events: what happened since a viewer's last turn, shown in their view."""

import pytest

from engine.core.match import states_of
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import State
from tests.engine.games.black_abyss.table import GAME, Table


def new_to(table: Table, viewer: int | None) -> dict[str, str]:
    """What is new to a viewer, by hex name."""
    view = GAME.view(table.state, viewer)
    return {view.hexes[at].name: kind for at, kind in view.recent}


def far_flung() -> Table:
    """Nobody has ships, and seat 0's fuel reaches everywhere."""
    table = Table.empty_sky()
    table.know(0, fuel_efficiency=3)
    return table


def one_move() -> Table:
    """Seat 0 has moved to D4 and ended its turn."""
    table = far_flung()
    ship = table.ship(0, "frigate", "D3", "laser")
    table.play(0, a.Move((ship.id,), table.hex("D4")))
    table.play(0, a.Pass())
    return table


def test_arrivals_are_new_to_the_others_until_their_own_turn_ends() -> None:
    table = one_move()
    assert [new_to(table, seat) for seat in range(3)] == [{}, {"D4": "arrival"}, {"D4": "arrival"}]
    table.play(1, a.Pass())
    assert [new_to(table, seat) for seat in range(3)] == [{}, {}, {"D4": "arrival"}]


def test_the_public_board_shows_what_is_new_to_the_moving_seat() -> None:
    table = one_move()
    assert new_to(table, None) == {"D4": "arrival"}
    table.play(1, a.Pass())
    table.play(2, a.Pass())
    table.all_pass()
    assert table.state.turn == 2
    assert new_to(table, None) == new_to(table, 1) == {}


def test_after_all_turns_the_public_board_shows_the_events_of_the_cycle() -> None:
    table = one_move()
    table.play(1, a.Pass())
    table.play(2, a.Pass())
    assert table.state.active == -1
    assert new_to(table, None) == {"D4": "arrival"}


def test_ships_that_moved_on_are_not_shown_as_arrivals() -> None:
    table = one_move()
    table.clear_ships()
    assert new_to(table, 1) == {}


def test_a_fight_is_new_to_both_sides_and_outranks_an_arrival() -> None:
    table = far_flung()
    table.war(0, 1)
    ours = table.ship(0, "frigate", "D3", "laser")
    table.ship(1, "frigate", "D4", "laser")
    table.play(0, a.Move((ours.id,), table.hex("D4")))
    for seat in (0, 1, 2):
        table.play(seat, a.Pass())
    for seat in (0, 1):
        action = table.offers(seat, a.Command)[0]
        table.play(seat, action)
    assert [new_to(table, seat)["D4"] for seat in (None, 0, 1, 2)] == ["fight"] * 4


def test_an_explored_planet_is_a_recent_event_and_an_empty_space_is_not() -> None:
    found = {}
    for kind in ("green", "empty", "asteroids"):
        table = far_flung()
        ship = table.ship(0, "frigate", "D3", "laser")
        at = table.hex("D4")
        table.state.known[at], table.state.tile[at] = 0, t.HEX[kind]
        table.play(0, a.Move((ship.id,), at))
        table.clear_ships()
        found[kind] = new_to(table, 1)
    assert found == {"green": {"D4": "planet"}, "empty": {}, "asteroids": {}}


@pytest.mark.parametrize("action", [a.Settle, a.Disembark])
def test_a_new_colony_and_a_landing_are_recent_events(action: type) -> None:
    table = far_flung()
    table.planet("D4", "green", "plains", "plains")
    ship = table.ship(0, "transport", "D4", "colony-pod", "marine-bay")
    ship.marines = 1
    if action is a.Settle:
        table.to_purchase()
    table.play(0, table.offers(0, action)[0])
    kind = "border" if action is a.Settle else "landing"
    assert new_to(table, 2) == {"D4": kind}


def test_recent_events_are_saved_with_the_game() -> None:
    table = one_move()
    codec = states_of(GAME)
    restored = codec.load(codec.dump(table.state))
    assert isinstance(restored, State)
    assert GAME.view(restored, 1).recent == GAME.view(table.state, 1).recent != ()
