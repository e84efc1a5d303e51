"""Standing orders: passing turns, what interrupts that, and what prepared moves depend on."""

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.standing import AbyssStanding
from engine.games.black_abyss.state import Phase
from tests.engine.games.black_abyss.table import GAME, Table, met

STANDING = AbyssStanding()


def alone() -> Table:
    """Seat 0 has one ship, a cruiser, far from all others."""
    table = Table.empty_sky()
    table.ship(0, "cruiser", "D4")
    return table


@pytest.mark.parametrize("phase", ["move", "ground", "purchase"])
def test_a_turn_can_be_passed_in_every_phase(phase: Phase) -> None:
    table = alone()
    table.state.phase, table.state.active = phase, 0
    assert STANDING.passing(table.state, 0) == a.Pass()
    assert (STANDING.passing(table.state, 1) is None) is (phase != "purchase")


def test_a_decision_in_a_battle_cannot_be_passed() -> None:
    table, ours, _ = met()
    assert STANDING.passing(table.state, ours.owner) is None


def near(table: Table) -> set[str]:
    return {*STANDING.occurrences(table.state, 0, "near")}


def test_ships_within_three_spaces_are_near() -> None:
    table = alone()
    before = near(table)
    stranger = table.ship(1, "frigate", "D4")
    assert near(table) - before == {f"s{stranger.id}"}
    table.state.passage[1] |= 1
    assert near(table) == before, "whoever may pass is welcome"
    table.war(0, 1)
    assert near(table) - before == {f"s{stranger.id}"}


def test_monsters_are_near_to_everybody() -> None:
    table = alone()
    before = near(table)
    monster = table.ship(-1, "cruiser", "D4")
    assert near(table) - before == {f"s{monster.id}"}


def touched(change: Any) -> bool:
    """Whether a change affects a prepared move to D5."""
    table = alone()
    (ship,) = table.state.ships.values()
    move = a.Move((ship.id,), table.hex("D5"))
    before = STANDING.bearing(table.state, 0, move)
    change(table)
    return STANDING.bearing(table.state, 0, move) != before


def test_a_prepared_move_depends_only_on_its_space_and_the_enemies_there() -> None:
    assert touched(lambda table: (table.war(0, 1), table.ship(1, "fighter", "D5")))
    assert touched(lambda table: table.ship(-1, "cruiser", "D5"))
    assert touched(lambda table: table.planet("D5"))
    assert not touched(lambda table: table.ship(1, "fighter", "D5")), "there is peace"
    assert not touched(lambda table: table.ship(1, "fighter", "D3"))
    assert not touched(lambda table: table.ship(0, "fighter", "D5"))
    assert not touched(lambda table: table.rich(0))


def asks_anew(change: Any, *, first: Any = None) -> bool:
    """Whether a change makes seat 0 choose again what it had prepared."""
    table = alone()
    if first is not None:
        first(table)
    seen = STANDING.sightings(table.state, 0, table.state)
    change(table)
    return STANDING.startles(table.state, 0, seen)


def test_a_prepared_turn_asks_when_war_is_declared_or_an_enemy_comes_near() -> None:
    assert asks_anew(lambda table: table.war(0, 2))
    assert asks_anew(lambda table: table.ship(-1, "cruiser", "D5"))
    assert asks_anew(
        lambda table: table.ship(1, "frigate", "D5"), first=lambda table: table.war(0, 1)
    )
    assert not asks_anew(lambda table: table.ship(1, "frigate", "D5")), "there is peace"


def test_an_enemy_that_the_seat_approached_does_not_interrupt_its_plan() -> None:
    def goes_there(table: Table) -> None:
        (own,) = [one for one in table.state.ships.values() if one.owner == 0]
        own.hex = table.hex("A7")

    assert not asks_anew(goes_there, first=lambda table: table.ship(-1, "cruiser", "A7"))


def test_a_near_enemy_that_enters_the_seats_space_interrupts_its_plan() -> None:
    def comes(table: Table) -> None:
        (foe,) = [one for one in table.state.ships.values() if one.owner == -1]
        foe.hex = table.hex("D4")

    assert asks_anew(comes, first=lambda table: table.ship(-1, "cruiser", "D5"))


def test_a_war_declared_by_a_prepared_move_interrupts_nothing() -> None:
    table, foreseen = alone(), alone()
    foreseen.war(0, 2)
    seen = STANDING.sightings(table.state, 0, foreseen.state)
    table.war(0, 2)
    assert not STANDING.startles(table.state, 0, seen)


def test_standing_orders_depend_on_no_secret() -> None:
    table = Table()
    move = a.Move((1,), 5)
    for seed in "abc":
        other = GAME.imagine(table.state, (0,), Chance(seed * 64))
        assert STANDING.bearing(other, 0, move) == STANDING.bearing(table.state, 0, move)
        seen = STANDING.sightings(table.state, 0, table.state)
        assert STANDING.sightings(other, 0, other) == seen
        for watch in (*STANDING.watches, *STANDING.alerts):
            assert STANDING.occurrences(other, 0, watch) == STANDING.occurrences(
                table.state, 0, watch
            )
    assert t.GAME.near == 3, "the rules for players say so"
