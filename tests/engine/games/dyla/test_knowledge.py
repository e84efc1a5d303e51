"""Hidden information: only the order of the piles."""

from engine.core.chance import Chance, seed_from
from engine.core.match import states_of
from engine.games.dyla.actions import Fire
from engine.games.dyla.state import DylaState
from tests.engine.games.dyla.ship import EVADE, GAME, Ship, cards, launched, ship

SIX = " ".join([EVADE] * 6)


def imaginings(seen: Ship, count: int) -> list[DylaState]:
    chance = Chance(seed_from("imaginings"))
    return [GAME.imagine(seen.state, (0,), chance) for _ in range(count)]


def test_everybody_sees_the_same_table() -> None:
    state = launched().state
    assert GAME.view(state, 0) == GAME.view(state, None)


def test_imagined_states_have_the_same_view_and_choices() -> None:
    start = launched()
    for state in imaginings(start, 30):
        assert GAME.view(state, 0) == start.view
        assert GAME.choices(state, 0) is GAME.choices(start.state, 0)


def test_the_order_of_the_piles_and_all_chance_to_come_vary() -> None:
    start = launched()
    states = imaginings(start, 30)
    assert len({tuple(state.pile) for state in states}) > 5
    assert len({tuple(state.encounters) for state in states}) == 30
    assert len({state.chance.seed for state in states}) == 30
    assert start.state.chance.seed not in {state.chance.seed for state in states}


def test_cards_bought_and_not_yet_drawn_are_known_to_lie_on_top() -> None:
    pile = "lohengrin helldart valiant-mk-8 smoke-dispensers"
    waiting = ship(SIX, pile=pile, tech=4).fire().buy("igelstellung smoke-dispensers")
    known = cards("igelstellung smoke-dispensers")
    orders = {tuple(state.pile) for state in imaginings(waiting, 40)}
    assert {order[-2:] for order in orders} == {tuple(known)}
    assert len({order[:-2] for order in orders}) > 10


def test_drawing_only_known_cards_reveals_nothing() -> None:
    waiting = ship(SIX, tech=4).fire().buy("igelstellung smoke-dispensers")
    drawn = waiting.play(EVADE).fire()
    assert not drawn.reveals
    assert drawn.play(EVADE).play(EVADE).fire().reveals


def test_knowledge_ends_with_a_reshuffle() -> None:
    waiting = ship(SIX, pile="", tech=2).fire().buy("igelstellung")
    assert waiting.view.on_top == ("igelstellung",)
    reshuffled = waiting.play(" ".join([EVADE] * 5)).fire()
    assert (reshuffled.view.on_top, reshuffled.state.known) == ((), 0)


def test_imagining_leaves_the_state_unchanged() -> None:
    start = launched()
    before = states_of(GAME).dump(start.state)
    imaginings(start, 5)
    assert states_of(GAME).dump(start.state) == before


def test_a_saved_game_is_the_same_game() -> None:
    state = ship(SIX, tech=4).fire().buy("igelstellung").state
    codec = states_of(GAME)
    assert codec.load(codec.dump(state)) == state


def test_playing_leaves_the_earlier_match_unchanged() -> None:
    start = launched()
    before = states_of(GAME).dump(start.state)
    start.act(Fire())
    assert states_of(GAME).dump(start.state) == before
