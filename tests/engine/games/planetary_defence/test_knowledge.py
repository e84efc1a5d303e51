"""Hidden information: only the order of two piles."""

from engine.core.chance import Chance, seed_from
from engine.core.match import states_of
from engine.games.planetary_defence.actions import Draw, Play
from tests.engine.games.planetary_defence.table import FILLER, GAME, Table, dealt, ids, table


def imaginings(seen: Table, count: int) -> list[Table]:
    chance = Chance(seed_from("imaginings"))
    match = seen.match
    states = [GAME.imagine(match.state, (0,), chance) for _ in range(count)]
    return [Table(type(match)(GAME, state, (0,)), []) for state in states]


def test_everybody_sees_the_same_table() -> None:
    state = dealt().state
    assert GAME.view(state, 0) == GAME.view(state, None)


def test_imagined_tables_have_the_same_view_and_choices() -> None:
    start = table("red-1", "black-1", hand="white-3 red-1", draw="red-2 white-2").play(
        Play("white-3")
    )
    for imagined in imaginings(start, 30):
        assert imagined.view == start.view
        assert imagined.offered() == start.offered()


def test_the_order_of_both_piles_and_all_chance_to_come_vary() -> None:
    start = dealt()
    tables = imaginings(start, 30)
    assert len({tuple(imagined.state.space) for imagined in tables}) == 30
    assert len({tuple(imagined.state.draw) for imagined in tables}) > 5
    assert len({imagined.state.chance.seed for imagined in tables}) == 30
    assert start.state.chance.seed not in {imagined.state.chance.seed for imagined in tables}


def test_imagined_piles_keep_their_cards() -> None:
    start = table("black-1", hand="white-3", draw="red-1 red-2 red-3", space="black-6 red-6")
    drawn = {ids(seen.play(Play("white-3"), Draw()).view.hand) for seen in imaginings(start, 40)}
    assert drawn == {"red-1", "red-2", "red-3"}


def test_a_meteor_put_back_on_space_is_dealt_before_anybody_acts() -> None:
    after = table("black-1", draw=FILLER, space="black-6 red-1 red-2", hard=True).end_turn()
    assert after.column(1) == "black-1 black-6"


def test_a_saved_game_is_the_same_game() -> None:
    state = dealt(mode="hard").end_turn().state
    codec = states_of(GAME)
    assert codec.load(codec.dump(state)) == state


def test_imagining_leaves_the_table_unchanged() -> None:
    start = dealt()
    codec = states_of(GAME)
    before = codec.dump(start.state)
    for imagined in imaginings(start, 3):
        imagined.end_turn()
    assert codec.dump(start.state) == before
