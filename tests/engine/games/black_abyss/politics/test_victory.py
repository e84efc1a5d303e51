"""The four victories, the last cycle, and elimination."""

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import (
    happenings,
    surface,
    victory,
)
from engine.games.black_abyss.state import NOBODY
from tests.engine.games.black_abyss.table import GAME, Table


def _end_cycle(table: Table, turn: int = 7) -> None:
    table.state.turn = turn
    table.to_purchase()
    for empire in table.state.empires:
        empire.done = not empire.alive
    table.all_pass()


def _raze_home(table: Table, seat: int) -> None:
    for land in surface.lands(table.state, table.state.empires[seat].home):
        if table.state.holder[land] == seat:
            surface.place(table.state, land, -1, -1)


def test_a_race_without_habitat_and_ship_is_out() -> None:
    table = Table.open_sky()
    _raze_home(table, 1)
    for ship in [s for s in table.state.ships.values() if s.owner == 1]:
        del table.state.ships[ship.id]
    _end_cycle(table)
    assert [fact.seat for fact in table.facts("eliminated")] == [1]
    assert not table.state.ending
    assert table.refusal(1, a.Pass()) == "eliminated"


def test_a_leader_that_is_out_leaves_the_tribunal_seat_and_its_terms() -> None:
    table = Table.open_sky()
    table.state.leader, table.state.in_a_row = 1, 2
    _raze_home(table, 1)
    for ship in [s for s in table.state.ships.values() if s.owner == 1]:
        del table.state.ships[ship.id]
    victory.eliminate(table.state, table.ear())
    assert (table.state.leader, table.state.in_a_row) == (NOBODY, 0)


def test_the_only_race_left_on_its_home_world_wins() -> None:
    table = Table.open_sky()
    for seat, name in ((1, "D3"), (2, "D5")):
        at = table.planet(name, "green", "plains")
        table.building(seat, at * 7, "habitat")
        _raze_home(table, seat)
    view = GAME.view(table.state, None)
    assert [empire.stands for empire in view.empires] == [True, False, False]
    _end_cycle(table)
    assert all(empire.alive for empire in table.state.empires)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("black-abyss-ended-military", (0,))


def test_a_home_world_settled_again_stands_again() -> None:
    table = Table.open_sky()
    for seat in (1, 2):
        _raze_home(table, seat)
    table.building(2, table.state.empires[2].home * 7 + 1, "habitat")
    _end_cycle(table)
    assert not table.state.ending


def test_the_last_race_left_wins_even_if_its_own_home_world_has_fallen() -> None:
    table = Table.open_sky()
    for seat in range(3):
        _raze_home(table, seat)
    for ship in [s for s in table.state.ships.values() if s.owner > 0]:
        del table.state.ships[ship.id]
    _end_cycle(table)
    assert (table.state.ending, table.state.winners) == ("military", [0])


def test_nobody_wins_by_war_if_no_home_world_has_a_habitat() -> None:
    table = Table.open_sky()
    for seat in range(3):
        _raze_home(table, seat)
    _end_cycle(table)
    assert not table.state.ending


def _learn(table: Table, seat: int, count: int) -> None:
    """Learn that many levels, one technology after the other."""
    for tech, levels in enumerate(t.LEVELS):
        known = min(len(levels), count) * (tech != t.SECRET)
        table.state.empires[seat].techs[tech] = known
        count -= known
    surface.add_up_powers(table.state)


def test_the_secret_of_life_is_announced_and_wins_a_cycle_later() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    _learn(table, 0, t.GAME.secret_levels - 1)
    assert table.refusal(0, a.Research(t.SECRET)) == "no-such-technology"
    _learn(table, 0, t.GAME.secret_levels)
    table.state.turn = 7
    assert [fact.kind for fact in table.play(0, a.Research(t.SECRET))] == ["secret-begun"]
    table.all_pass()
    assert GAME.outcome(table.state) is None
    assert table.state.turn == 8
    _end_cycle(table, 8)
    assert table.state.ending == "knowledge"
    assert table.state.winners == [0]


def test_the_twins_win_for_a_race_that_beat_both_keepers_and_is_at_both() -> None:
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


def test_a_race_with_a_single_ship_and_no_planet_is_still_in_the_game() -> None:
    table = Table.open_sky()
    for land in surface.places_of(table.state.holder, 1):
        surface.place(table.state, land, -1, -1)
    _end_cycle(table)
    assert table.state.empires[1].alive
    assert not table.state.ending


def test_two_races_that_beat_one_keeper_each_do_not_win_by_the_twins() -> None:
    """Each has defeated one keeper, and both are at both twins."""
    table = Table.open_sky()
    table.planet("D3", "twin-one")
    table.planet("D5", "twin-two")
    for seat in (0, 1):
        table.state.empires[seat].keepers = 1 << seat
        for name in ("D3", "D5"):
            table.ship(seat, "fighter", name)
    _end_cycle(table)
    assert not table.state.ending


def test_the_twins_win_only_if_both_are_held_at_the_end_of_the_cycle() -> None:
    table = Table.open_sky()
    table.planet("D3", "twin-one")
    table.planet("D5", "twin-two")
    table.state.empires[0].keepers = 0b11
    table.ship(0, "fighter", "D3")
    _end_cycle(table)
    assert not table.state.ending
    table.ship(0, "fighter", "D5")
    _end_cycle(table, 8)
    assert (table.state.ending, table.state.winners) == ("twins", [0])


def test_a_secret_taken_back_is_not_announced() -> None:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    for tech, levels in enumerate(t.LEVELS):
        table.state.empires[0].techs[tech] = len(levels) * (tech != t.SECRET)
    surface.add_up_powers(table.state)
    table.play(0, a.Research(t.SECRET))
    table.play(0, a.TakeBack(1))
    assert (table.state.empires[0].secret, table.state.empires[0].techs[t.SECRET]) == (0, 0)
    table.state.turn = 20
    table.all_pass()
    assert not table.state.ending


def test_two_who_know_the_secret_at_once_win_together() -> None:
    table = Table.open_sky()
    for seat in (0, 2):
        table.state.empires[seat].secret = 6
    _end_cycle(table, 6 + t.GAME.secret_wait)
    assert (table.state.ending, table.state.winners) == ("knowledge", [0, 2])


def test_simultaneous_victories_rank_last_race_tribunal_twins_secret_limit() -> None:
    table = Table.open_sky()
    state = table.state
    table.planet("D3", "twin-one")
    table.planet("D5", "twin-two")
    for name in ("D3", "D5"):
        table.ship(1, "fighter", name)
    state.turn, state.leader, state.in_a_row = 30, 0, t.GAME.terms_to_win
    state.empires[1].keepers, state.empires[2].secret = 0b11, 30 - t.GAME.secret_wait
    found = []
    for undo in ("tribunal", "twins", "knowledge", "limit"):
        state.ending, state.winners = "", []
        assert victory.check(state, table.ear())
        found.append((state.ending, list(state.winners)))
        if undo == "tribunal":
            state.leader = -1
        elif undo == "twins":
            state.empires[1].keepers = 0
        elif undo == "knowledge":
            state.empires[2].secret = 0
    assert found[:3] == [("tribunal", [0]), ("twins", [1]), ("knowledge", [2])]
    assert found[3][0] == "limit"


def test_most_votes_win_in_the_last_cycle_only_and_equal_votes_share_the_win() -> None:
    table = Table.open_sky()
    table.state.turn = t.GAME.cycle_limit - 1
    assert not victory.check(table.state, table.ear())
    table.state.turn = t.GAME.cycle_limit
    assert victory.check(table.state, table.ear())
    assert (table.state.ending, table.state.winners) == ("limit", [0, 1, 2])
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.how == "black-abyss-ended-level"


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
    assert len(table.facts("event-drawn")) == 1
    assert table.state.phase != "purchase"


def test_the_secret_of_life_is_won_only_by_a_race_with_a_habitat_on_its_home_world() -> None:
    table = Table.open_sky()
    state = table.state
    state.empires[0].secret, state.turn = 1, 2
    assert victory.knows_secret(state, 0)
    home = state.empires[0].home * 7
    for land in range(home, home + 7):
        if state.building[land] == t.HABITAT:
            surface.place(state, land, -1, -1)
    assert not victory.knows_secret(state, 0)


def test_a_secret_lost_with_the_home_world_can_be_begun_again() -> None:
    table = Table.open_sky()
    _learn(table, 0, t.GAME.secret_levels)
    table.rich(0)
    table.state.empires[0].secret, table.state.empires[0].techs[t.SECRET] = 6, 1
    home = table.state.empires[0].home
    _raze_home(table, 0)
    _end_cycle(table, 6 + t.GAME.secret_wait)
    assert [fact.seat for fact in table.facts("secret-lost")] == [0]
    table.building(0, home * 7, "habitat")
    _end_cycle(table, 8)
    assert not table.state.ending
    table.state.turn, table.state.empires[0].done = 10, False
    table.to_purchase()
    table.rich(0)
    assert "secret-begun" in [fact.kind for fact in table.play(0, a.Research(t.SECRET))]
    table.all_pass()
    _end_cycle(table, 10 + t.GAME.secret_wait)
    assert (table.state.ending, table.state.winners) == ("knowledge", [0])


def test_a_keeper_comes_back_six_cycles_after_it_was_beaten() -> None:
    table = Table.open_sky()
    state = table.state
    at = table.hex("D4")
    state.tile[at] = t.TWINS[0]
    state.fallen = {t.KEEPERS[0]: 3}
    for turn, back in ((8, False), (9, True)):
        state.turn = turn
        happenings.return_keepers(state, table.ear())
        assert any(s.hull == t.KEEPERS[0] and s.hex == at for s in state.ships.values()) is back
    assert state.fallen == {}


def test_the_seat_nearest_to_a_win_leads_and_with_equal_votes_nobody_does() -> None:
    table = Table.open_sky()
    assert _leads(table).id == "black-abyss-score-lead-none"
    table.planet("D3", "green", "plains")
    table.building(1, table.hex("D3") * 7, "habitat")
    assert _leads(table) == _lead("votes", 1, surface.votes(table.state, 1))
    table.state.leader, table.state.in_a_row = 2, 1
    assert _leads(table) == _lead("votes", 1, surface.votes(table.state, 1))
    table.state.in_a_row = 2
    assert _leads(table) == _lead("terms", 2, 2)
    first, *_ = GAME.text.score(GAME.view(table.state, None)).seats
    votes = dict(first.args)["votes"]
    assert isinstance(votes, Words)
    assert dict(votes.args)["seat"] == seat_name(2)
    table.state.empires[0].secret = 5
    assert _leads(table) == _lead("secret", 0, 5 + t.GAME.secret_wait)


def _leads(table: Table) -> Words:
    leads: Words = GAME.text.score(GAME.view(table.state, None)).decides[0]
    return leads


def _lead(why: str, seat: int, count: int) -> Words:
    of = t.GAME.terms_to_win
    return words(f"black-abyss-score-lead-{why}", seat=seat_name(seat), count=count, of=of)
