"""The greedy policy, the estimate of a position, and measures for the chart."""

import pytest

from engine.agents.agent import Nodes
from engine.agents.search import Searcher
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.planetary_defence.actions import Attack, Buy, Draw, EndTurn, Play, PlayAll, Shield
from engine.games.planetary_defence.content import NUMBERS
from tests.engine.games.planetary_defence.table import FILLER, GAME, Table, dealt, table

GREEDY = GAME.policies["greedy"]
LUCK = Chance(seed_from("luck"))


def advised(seen: Table) -> object:
    return GREEDY(seen.seen(), LUCK)


def test_the_greedy_player_plays_its_hand_first() -> None:
    assert advised(table(hand="white-1 red-1")) == PlayAll()
    assert advised(table(hand="white-1")) == Play("white-1")


def test_the_greedy_player_takes_the_dearest_weapon_it_can_pay() -> None:
    start = table("red-3", "red-4", "red-6", hand="white-5").play(Play("white-5"))
    assert advised(start) == Buy("red-4", 2)


def test_the_greedy_player_uncovers_meteors() -> None:
    start = table("red-3", "black-6 black-6 red-3", hand="white-2 white-1").play(PlayAll())
    assert advised(start) == Buy("red-3", 2)


def test_the_greedy_player_attacks_and_draws_before_it_ends_the_turn() -> None:
    start = table("black-2", hand="red-2 white-3", draw=FILLER).play(PlayAll())
    assert advised(start) == Draw()
    drawn = start.play(Draw(), Play("white-1"))
    assert advised(drawn) == Attack("black-2", 1)
    assert advised(drawn.play(Attack("black-2", 1))) == EndTurn()


def test_the_greedy_player_shields_the_earth_while_many_meteors_lie_on_top() -> None:
    start = table("black-6", "black-6", "black-6", hand="red-5").play(Play("red-5"))
    assert advised(start) == Shield()


@pytest.mark.parametrize(("deck", "least", "most"), [("standard", 14, 26), ("short", 45, 60)])
def test_the_greedy_player_wins_now_and_then(deck: str, least: int, most: int) -> None:
    won = 0
    for seed in range(300):
        state = dealt(deck, seed=str(seed)).state
        while GAME.outcome(state) is None:
            GAME.apply(state, 0, GREEDY(Perspective(GAME, state, 0), LUCK), silence)
        won += state.destroyed == state.meteors
    assert least <= won / 3 <= most


def test_a_position_is_worth_more_with_every_meteor_destroyed() -> None:
    start = table("black-1", "black-1", hand="red-1 red-1", space="").play(PlayAll())
    one = start.play(Attack("black-1", 1))
    won = one.play(Attack("black-1", 2))
    worths = [GAME.value(played.state, 0) for played in (start, one, won)]
    assert worths == sorted(worths)
    assert worths[2] == 1


def test_a_lost_game_is_worth_less_than_any_win_and_more_if_it_was_close() -> None:
    far, close = (
        table("black-1", draw=FILLER, space="", scrap=scrap, scrap_column=4).end_turn()
        for scrap in ("black-1", "black-1 black-2 black-3")
    )
    going = table("black-1", draw=FILLER, space="", scrap_column=4, hand="red-1")
    worths = [GAME.value(played.state, 0) for played in (far, close, going)]
    assert 0 < worths[0] < worths[1] < worths[2] < 1


def advice(seen: Table) -> object:
    return Searcher().compare(seen.seen(), LUCK, Nodes(8000))[0]


def test_advice_destroys_the_last_meteors_instead_of_drawing_first() -> None:
    """In the last turn; drawing first would win just as surely."""

    def last_turn(*columns: str) -> Table:
        return table(
            *columns, hand="red-5 red-5 white-3", draw=FILLER, space="", scrap_column=3, turn=14
        )

    one = last_turn("black-4", "white-2 white-3").play(PlayAll())
    assert advised(one) == advice(one) == Attack("black-4", 1)
    two = last_turn("black-4", "white-2 black-3")
    assert advice(two) == PlayAll()
    assert advice(two.play(PlayAll())) == Attack("black-4", 1)
    assert advice(two.play(PlayAll(), Attack("black-4", 1))) == Attack("black-3", 2)


def test_search_compares_games_of_a_few_turns() -> None:
    _, compared = Searcher().compare(dealt("standard").seen(), LUCK, Nodes(600))
    assert compared is not None
    assert compared.games >= 3


def test_a_meteor_under_another_card_lowers_the_chance_of_winning() -> None:
    covered, bare = (
        table(column, "red-3", hand="red-2", draw=FILLER, scrap_column=2)
        for column in ("black-2 white-6", "white-6 black-2")
    )
    assert GAME.value(covered.state, 0) < GAME.value(bare.state, 0)


def test_the_chart_shows_meteors_and_the_strength_of_the_deck() -> None:
    start = table("black-2", hand="red-2 white-1", draw="red-5", discard="white-6", scrap="black-1")
    after = start.play(PlayAll(), Attack("black-2", 1))
    assert GAME.measures(after.state) == {
        "planetary-defence-measure-destroyed": (2,),
        "planetary-defence-measure-damage": (7,),
        "planetary-defence-measure-credits": (7,),
    }


@pytest.mark.parametrize("deck", ["standard", "short"])
def test_the_greedy_player_and_search_decide_alike_whatever_is_hidden(deck: str) -> None:
    for seed in range(20):
        state = dealt(deck, seed=str(seed)).state
        while GAME.outcome(state) is None:
            greedy = GREEDY(Perspective(GAME, state, 0), LUCK)
            assert GAME.guide(state, 0, LUCK) == greedy
            stray = LUCK.below(3) == 0
            action = wander(GAME.choices(state, 0), LUCK) if stray else greedy
            GAME.apply(state, 0, action, silence)


def test_no_turn_is_advised_to_end_while_damage_for_the_shield_would_be_lost() -> None:
    """The shield is worth its price whenever cards are to land, so a hint names it before."""
    ended = engaged = 0
    for number in range(12):
        position = dealt(seed=f"shield {number}")
        while GAME.outcome(position.state) is None:
            action = GREEDY(position.seen(), LUCK)
            if isinstance(action, EndTurn):
                state = position.state
                assert state.damage < NUMBERS.shield or state.shield or not state.space
                ended += 1
            engaged += isinstance(action, Shield)
            position = position.play(action)
    assert ended > 12
    assert engaged > 12
