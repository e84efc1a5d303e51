"""Which resolution is put to the vote: drawn, or picked by the leader from two secret ones."""

from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices.voting import ballot_menu
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.text.reference import law_of
from tests.engine.games.black_abyss.politics.hall import put
from tests.engine.games.black_abyss.table import GAME, Table


def test_without_a_leader_one_resolution_is_drawn_and_put() -> None:
    table = Table.open_sky()
    table.state.phase, table.state.active = "tribunal", -1
    put(table)
    ballot = table.state.ballot
    assert ballot is not None
    assert len(ballot.items) == 1
    assert ballot.items[0] not in table.state.laws_left


def test_the_leader_draws_two_and_picks_which_is_put() -> None:
    table = Table.open_sky()
    table.state.phase, table.state.active, table.state.leader = "tribunal", -1, 1
    put(table)
    offered = table.offers(1, a.Propose)
    assert len(offered) == 2
    assert GAME.view(table.state, 0).drawn == ()
    table.play(1, offered[0])
    assert table.state.ballot is not None
    assert table.state.ballot.items == [offered[0].law]
    assert offered[1].law in table.state.laws_left


def test_the_menu_tells_the_leader_what_each_of_the_two_does() -> None:
    table = Table.open_sky()
    table.state.phase, table.state.active, table.state.leader = "tribunal", -1, 1
    put(table)
    view, menu = GAME.view(table.state, 1), GAME.choices(table.state, 1).open()[0]
    assert isinstance(menu, Branch)
    notes = {leaf.key: GAME.text.note(view, (menu.key, leaf.key), leaf) for leaf in menu.open()}
    assert notes == {law: law_of(law) for law in view.drawn}


def _buying(leader: int) -> Table:
    """Phase IV of a cycle with a tribunal."""
    table = Table.open_sky()
    state = table.state
    state.leader, state.turn, state.phase, state.active = (
        leader,
        t.GAME.event_every,
        "ground",
        NOBODY,
    )
    table.run()
    assert table.state.phase == "purchase"
    return table


def test_the_leader_may_pick_while_all_buy_so_that_nobody_waits_for_it() -> None:
    table = _buying(leader=1)
    drawn = GAME.view(table.state, 1).drawn
    assert len(drawn) == 2
    assert GAME.view(table.state, 0).drawn == GAME.view(table.state, None).drawn == ()
    assert table.refusal(0, a.Propose(table.state.drawn[0])) == "not-now"
    law, other = table.state.drawn
    table.play(1, a.Propose(law))
    assert [(f.seat, f.law) for f in table.facts("picked")] == [(1, "")]
    assert table.refusal(1, a.Propose(other)) == "not-now"
    table.all_pass()
    assert table.state.ballot is not None
    assert table.state.ballot.items == [law]
    assert other in table.state.laws_left


def test_a_leader_who_has_not_picked_is_asked_when_the_tribunal_meets() -> None:
    table = _buying(leader=1)
    drawn = list(table.state.drawn)
    table.all_pass()
    assert table.state.ballot is None
    assert table.state.drawn == drawn
    assert GAME.missing(table.state) == [1]
    table.play(1, a.Propose(drawn[1]))
    assert table.state.ballot is not None


def test_the_leaders_pick_during_purchases_is_secret() -> None:
    table = _buying(leader=0)
    law = table.state.drawn[0]
    table.play(0, a.Propose(law))
    for viewers, known in (((0,), True), ((1, 2), False)):
        luck = Chance(seed_from("luck"))
        picks = {tuple(GAME.imagine(table.state, viewers, luck).drawn) for _ in range(20)}
        assert (picks == {(law,)}) is known


def test_the_leaders_drawn_resolutions_are_secret() -> None:
    table = Table.open_sky()
    table.state.phase, table.state.leader = "tribunal", 0
    put(table)
    drawn, luck = table.state.drawn, Chance(seed_from("luck"))
    assert len(drawn) == 2
    assert list(ballot_menu(table.state, 1)) == []
    for viewers, known in (((0,), True), ((0, 1), True), ((1, 2), False), ((), False)):
        states = [GAME.imagine(table.state, viewers, luck) for _ in range(20)]
        assert ({tuple(state.drawn) for state in states} == {tuple(drawn)}) is known
        for state in states:
            assert sorted(state.laws_left + state.drawn) == list(range(len(t.LAWS)))
