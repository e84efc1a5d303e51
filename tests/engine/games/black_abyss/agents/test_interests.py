"""Policies follow their interest in votes, deals and trade, and oppose a potential winner."""

from itertools import product
from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import envoy
from engine.games.black_abyss.agents.characters import CHARACTERS
from engine.games.black_abyss.agents.interests import opinion
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss
from engine.games.black_abyss.rules import surface
from engine.games.black_abyss.rules.tribunal import resolutions as tribunal
from engine.games.black_abyss.state import PASSAGE, PEACE, UNMARKED
from tests.engine.games.black_abyss.politics.hall import hall
from tests.engine.games.black_abyss.table import Table, bare

GAME = BlackAbyss()
MIND = CHARACTERS["trade"]


def _advice(table: Table, seat: int, name: str) -> Any:
    return GAME.policies[name](Perspective(GAME, table.state, seat), Chance(seed_from("advice")))


def _navy(table: Table, seat: int, frigates: int) -> None:
    home = surface.spot(table.state, table.state.empires[seat].home)
    for _ in range(frigates):
        table.ship(seat, "frigate", home, "missile", "missile", "bomb-1")


def test_only_a_seat_that_gains_more_than_others_votes_for_a_resolution() -> None:
    table = Table.open_sky()
    law = t.LAWS.index("research-treaty")
    assert [opinion(table.state, seat, law, MIND) < 0 for seat in range(3)] == [True] * 3
    table.building(1, table.state.empires[1].home * 7 + 1, "farm")
    assert [opinion(table.state, seat, law, MIND) > 0 for seat in range(3)] == [False, True, False]


AGAINST = "It doesn't put you ahead of the others."


@pytest.mark.parametrize(
    ("law", "poor", "rich"),
    [
        ("research-levy", "It harms you less than the others.", AGAINST),
        ("settlers-charter", "It helps you more than the others.", AGAINST),
        ("farm-aid", AGAINST, "On balance it's better for you than for the others."),
    ],
)
def test_a_hint_to_vote_says_truly_whom_a_resolution_helps_or_harms(
    law: str, poor: str, rich: str
) -> None:
    """Seats 2 and 3 have three farms where seats 0 and 1 have free land."""
    table = hall(4)
    for seat, slot in product((2, 3), (1, 2, 3)):
        table.building(seat, table.state.empires[seat].home * 7 + slot, "farm")
    ballot = table.state.present_ballot
    ballot.items, ballot.marks = [t.LAWS.index(law)], [[UNMARKED] for _ in range(4)]
    for seat, why in enumerate((poor, poor, rich, rich)):
        vote = _advice(table, seat, "adviser").vote
        way = ("vote", law, ("abstain", "for", "against")[vote])
        _, reason = GAME.text.advice(GAME.view(table.state, seat), way, ())
        assert Speech("en")(reason).startswith(why)


def test_effects_on_the_smaller_and_on_the_court_find_their_seats() -> None:
    table = Table.open_sky()
    at = table.planet("B4", "green", "rough", "rough")
    table.building(2, at * 7, "habitat")
    assert surface.whom(table.state, "smaller") == [0, 1]
    assert surface.whom(table.state, "court") == []
    table.state.leader = 1
    table.war(0, 1)
    assert surface.whom(table.state, "court") == [1, 2]


def test_the_weaker_side_offers_peace_and_the_stronger_does_not() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    _navy(table, 0, 6)
    _navy(table, 1, 1)
    table.to_move(2)
    table.state.offers = [(0, 1, PEACE)]
    assert _advice(table, 1, "war") == a.Accept(0, PEACE)
    table.state.offers = [(1, 0, PEACE)]
    assert _advice(table, 0, "war") == a.Decline(1, PEACE)


def test_passage_is_granted_to_equals_and_ended_with_a_potential_winner() -> None:
    table = Table.open_sky()
    table.state.offers = [(0, 1, PASSAGE)]
    assert _advice(table, 1, "trade") == a.Accept(0, PASSAGE)
    table.play(1, a.Accept(0, PASSAGE))
    table.state.empires[0].secret = table.state.turn
    table.state.empires[0].techs = [3] * len(t.TECHS)
    assert _advice(table, 1, "trade") == a.EndPassage(0)
    table.state.offers = [(0, 2, PASSAGE)]
    assert _advice(table, 2, "trade") == a.Decline(0, PASSAGE)


def test_nobody_asks_for_passage_that_open_borders_give() -> None:
    table = Table.open_sky()
    table.state.turn = 4
    assert envoy.bargain(table.state, 0, MIND, loyal=True) == a.Offer(2, PASSAGE)
    table.state.laws = [t.LAWS.index("open-borders")]
    surface.add_up_powers(table.state)
    assert envoy.bargain(table.state, 0, MIND, loyal=True) is None


def test_even_peaceful_characters_attack_a_potential_winner() -> None:
    table = Table.open_sky()
    _navy(table, 0, 4)
    table.to_move(0)
    assert not isinstance(_advice(table, 0, "trade"), a.DeclareWar)
    table.state.empires[1].secret = table.state.turn
    table.state.empires[1].techs = [3] * len(t.TECHS)
    assert _advice(table, 0, "trade") == a.DeclareWar(1)


def _elects(table: Table, seat: int, name: str, leader: int, terms: int) -> Any:
    """The candidate a seat votes for if one of seats 0 and 1 has had some terms."""
    state = table.state
    state.phase, state.active, state.leader = "tribunal", -1, leader
    state.in_a_row = state.empires[leader].terms = terms
    state.empires[seat].offers = t.GAME.offers_per_cycle
    tribunal.open_seat_ballot(state, table.ear())
    assert state.ballot is not None
    state.ballot.candidates = [0, 1]
    return _advice(table, seat, name)


def test_nobody_votes_for_a_candidate_who_would_win_by_this_term() -> None:
    table = Table.open_sky()
    won = t.GAME.terms_to_win - 1
    for name in (*CHARACTERS, "hard"):
        assert _elects(table, 2, name, 0, won) == a.Favour(1)
        assert _elects(table, 2, name, 1, won) == a.Favour(0)


def test_only_disloyal_characters_elect_an_enemy_to_stop_a_winner() -> None:
    table = Table.open_sky(terms="any")
    table.war(0, 2)
    table.state.empires[1].terms = t.GAME.terms_to_win - 1
    for name in ("war", "hard"):
        assert _elects(table, 2, name, 0, 0) == a.Favour(0)
    for name in ("trade", "knowledge", "expansion"):
        assert _elects(table, 2, name, 0, 0) == a.Favour(-1)


def test_only_loyal_characters_elect_a_friend_one_term_short_of_victory() -> None:
    table = Table.open_sky()
    table.state.passage = [0b100, 0, 0b001]
    for name in ("war", "hard"):
        assert _elects(table, 2, name, 0, t.GAME.terms_to_win - 2) == a.Favour(1)
    for name in ("trade", "knowledge", "expansion"):
        assert _elects(table, 2, name, 0, t.GAME.terms_to_win - 2) == a.Favour(0)


@pytest.mark.parametrize(("seats", "chosen"), [(3, 1), (4, 1), (5, 1), (6, -1)])
def test_loyal_characters_do_not_vote_for_a_candidate_with_many_votes(
    seats: int, chosen: int
) -> None:
    """30 votes are many with six seats, though not with five."""
    table = Table.open_sky(seats)
    table.war(0, 2)
    table.state.empires[1].powers[p.VOTES] += 30 - surface.votes(table.state, 1)
    assert _elects(table, 2, "trade", 0, 0) == a.Favour(chosen)


def test_a_trade_house_is_built_where_goods_fetch_most() -> None:
    table = Table.open_sky()
    row = surface.chart(table.state).distance[table.state.empires[0].home]
    away = next(at for at, tile in enumerate(table.state.tile) if row[at] == 3 and tile == t.EMPTY)
    far = table.planet(surface.spot(table.state, away), "green", "plains", "rough", "rough")
    table.state.land[far * 7] = bare("green", "plains", "barley")
    for slot, name in enumerate(("farm", "habitat")):
        table.building(0, far * 7 + slot, name)
    table.rich(0)
    table.to_purchase()
    bought = []
    while not isinstance(action := _advice(table, 0, "trade"), a.Pass):
        bought.append(action)
        table.play(0, action)
    home = table.state.empires[0].home
    houses = [
        one.land // 7 for one in bought if one.kind == "build" and one.building == t.TRADE_HOUSE
    ]
    assert home in houses


def test_a_character_saves_for_wonders_from_its_cycle_on() -> None:
    table = Table.open_sky()
    table.planet("B4", "green", "rough", "rough", "rough")
    for slot, name in ((0, "habitat"), (1, "small-dock")):
        table.building(0, table.hex("B4") * 7 + slot, name)
    table.state.turn = 12
    table.rich(0)
    table.to_purchase()
    built = []
    while not isinstance(action := _advice(table, 0, "knowledge"), a.Pass):
        built.append(action)
        table.play(0, action)
    assert any(one.kind == "build" and one.building in t.WONDERS for one in built)


@pytest.mark.parametrize("name", ["adviser", "caretaker"])
def test_hints_and_autopilots_never_end_the_passage_of_a_member(
    name: str,
) -> None:
    table = Table.open_sky()
    _navy(table, 1, 9)
    table.to_move(0)
    table.state.passage = [0b010, 0b001, 0]
    assert _advice(table, 0, "greedy") == a.EndPassage(1)
    assert not isinstance(_advice(table, 0, name), a.EndPassage)
    assert GAME.companions.usual == "adviser"
