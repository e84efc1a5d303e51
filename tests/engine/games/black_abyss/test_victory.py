"""The four victories, the last cycle, and being out."""

from __future__ import annotations

from engine.games.black_abyss import actions as a
from engine.games.black_abyss import surface, victory
from engine.games.black_abyss import tables as t
from engine.games.black_abyss.state import PURCHASE
from tests.engine.games.black_abyss.table import GAME, Table


def _end_cycle(table: Table, turn: int = 7) -> None:
    table.state.turn = turn
    table.to_purchase()
    for empire in table.state.empires:
        empire.done = not empire.alive
    table.all_pass()


def test_the_last_race_with_a_habitat_or_a_ship_wins_and_others_are_out() -> None:
    table = Table.open_sky()
    for seat in (1, 2):
        for land in surface.places_of(table.state.holder, seat):
            surface.place(table.state, land, -1, -1)
    for ship in [s for s in table.state.ships.values() if s.owner == 1]:
        del table.state.ships[ship.id]
    _end_cycle(table)
    assert [fact.seat for fact in table.told("eliminated")] == [1]
    assert not table.state.ending
    assert table.refusal(1, a.Pass()) == "eliminated"
    for ship in [s for s in table.state.ships.values() if s.owner == 2]:
        del table.state.ships[ship.id]
    _end_cycle(table)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("black-abyss-ended-military", (0,))


def test_the_secret_of_life_needs_other_levels_is_announced_and_wins_a_cycle_later() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    table.know(0, farming=2, mining=2, power=2, scanners=2, trade=2, marines=2, construction=1)
    table.know(0, fighter_weapons=2, fuel_efficiency=3, habitability=3, beam_weapons=4)
    assert sum(table.state.empires[0].techs) == t.GAME.secret_levels - 1
    assert table.refusal(0, a.Research(t.SECRET)) == "no-such-technology"
    table.know(0, computers=1)
    table.state.turn = 7
    assert [fact.kind for fact in table.play(0, a.Research(t.SECRET))] == ["secret-begun"]
    table.all_pass()
    assert GAME.outcome(table.state) is None
    assert table.state.turn == 8
    _end_cycle(table, 8)
    assert table.state.ending == "knowledge"
    assert table.state.winners == [0]


def test_the_twins_need_both_keepers_defeated_by_one_race_and_its_presence_on_both() -> None:
    table = Table.open_sky()
    one, other = table.planet("D3", "twin-one"), table.planet("D5", "twin-two", "rough")
    table.ship(0, "fighter", "D3")
    table.building(0, other * 7, "habitat")
    assert not victory.holds_twins(table.state, 0)
    table.state.empires[0].keepers = 0b01
    assert not victory.holds_twins(table.state, 0)
    table.state.empires[0].keepers = 0b11
    assert victory.holds_twins(table.state, 0)
    assert table.state.tile[one] in t.TWINS
    _end_cycle(table)
    assert table.state.ending == "twins"


def test_after_the_last_cycle_the_most_votes_win() -> None:
    table = Table.open_sky()
    table.building(2, table.state.empires[2].home * 7 + 1, "habitat")
    _end_cycle(table, t.GAME.cycle_limit - t.GAME.cycle_limit % 3 + 1)
    assert table.state.ending == "limit"
    assert table.state.winners == [2]


def test_events_and_elections_come_every_third_cycle() -> None:
    table = Table.open_sky()
    for turn in (1, 2, 3):
        _end_cycle(table, turn)
        assert (table.state.ballot is not None) is (turn == 3)
    assert len(table.told("event-drawn")) == 1
    assert table.state.phase != PURCHASE
