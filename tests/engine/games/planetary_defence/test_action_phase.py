"""The action phase: playing, buying, attacking, the shield and the three bought actions."""

import pytest

from engine.games.planetary_defence.actions import (
    Attack,
    Buy,
    Draw,
    EndTurn,
    Move,
    Play,
    PlayAll,
    Scrap,
    Several,
    Shield,
)
from engine.games.planetary_defence.facts import Bought, Destroyed, Drew, Played
from tests.engine.games.planetary_defence.table import FILLER, ids, table


def test_white_cards_give_credits_red_cards_damage() -> None:
    start = table(hand="white-2 red-3 red-1")
    paid = start.play(Play("white-2"))
    assert (paid.view.credits, paid.view.damage) == (2, 0)
    armed = paid.play(Play("red-3"))
    assert (armed.view.credits, armed.view.damage) == (2, 3)
    assert ids(armed.view.hand) == "red-1"
    assert ids(armed.view.played) == "red-3 white-2"
    assert armed.facts == [Played(("red-3",))]


def test_the_whole_hand_is_played_at_once_even_if_it_is_one_card() -> None:
    start = table(hand="white-2 white-2 red-3")
    played = start.play(PlayAll())
    assert (played.view.credits, played.view.damage, played.view.hand) == (4, 3, ())
    assert played.facts == [Played(("red-3", "white-2", "white-2"))]
    single = table(hand="white-2")
    assert single.play(PlayAll()).view.credits == 2
    assert single.play(PlayAll()).refusal(PlayAll()) == "empty-hand"


def test_equal_cards_of_the_hand_are_offered_once() -> None:
    start = table(hand="white-2 white-2 red-3")
    assert start.offered() == [Play("red-3"), Play("white-2"), PlayAll(), EndTurn()]


def test_only_cards_of_the_hand_are_played() -> None:
    start = table("white-2", hand="red-1")
    assert start.refusal(Play("white-2")) == "not-in-hand"
    assert start.refusal(Play("no such card")) == "not-in-hand"


def test_several_topmost_cards_are_bought_and_destroyed_at_once() -> None:
    start = table("black-1", "red-3", "white-2", hand="white-2 white-3 red-1")
    armed = start.play(PlayAll())
    at_once = armed.play(Several(("black-1", "red-3", "white-2"), (1, 2, 3)))
    one_by_one = armed.play(Attack("black-1", 1), Buy("red-3", 2), Buy("white-2", 3))
    assert at_once.state == one_by_one.state
    assert at_once.facts == [Destroyed("black-1", 1), Bought("red-3", 2), Bought("white-2", 3)]
    assert (at_once.view.credits, at_once.view.damage) == (0, 0)


@pytest.mark.parametrize(
    ("cards", "columns", "why"),
    [
        (("red-3",), (2,), "several"),
        (("red-3", "red-3"), (2, 2), "several"),
        (("red-3", "black-1"), (2, 1), "several"),
        (("red-3", "white-2"), (2,), "several"),
        (("red-3", "white-3"), (2, 3), "not-on-top"),
        (("red-3", "white-2"), (2, 3), "credits"),
        (("black-1", "black-4"), (1, 4), "damage"),
    ],
)
def test_several_cards_at_once_are_bought_all_or_none(
    cards: tuple[str, ...], columns: tuple[int, ...], why: str
) -> None:
    start = table("black-1", "red-3", "white-2", "black-4", hand="white-2 white-2 red-1")
    assert start.play(PlayAll()).refusal(Several(cards, columns)) == why


def test_a_bought_card_costs_its_value_and_is_discarded() -> None:
    start = table("black-1 red-3", hand="white-2 white-2")
    bought = start.play(PlayAll(), Buy("red-3", 1))
    assert bought.view.credits == 1
    assert ids(bought.view.discard) == "red-3"
    assert bought.column(1) == "black-1"
    assert bought.facts == [Bought("red-3", 1)]


def test_white_cards_are_bought_like_red_ones() -> None:
    bought = table("white-4", hand="white-2 white-2").play(PlayAll(), Buy("white-4", 1))
    assert (bought.view.credits, ids(bought.view.discard)) == (0, "white-4")


def test_a_destroyed_meteor_costs_its_value_in_damage_and_is_scrapped() -> None:
    start = table("", "white-1 black-4", hand="red-3 red-2")
    after = start.play(PlayAll(), Attack("black-4", 2))
    assert after.view.damage == 1
    assert ids(after.view.scrap) == "black-4"
    assert after.column(2) == "white-1"
    assert after.view.meteors_left == start.view.meteors_left - 1
    assert after.facts == [Destroyed("black-4", 2)]


def test_damage_buys_no_cards_and_credits_destroy_no_meteors() -> None:
    start = table("black-2", "red-2", hand="white-2 red-1").play(PlayAll())
    assert start.refusal(Attack("black-2", 1)) == "damage"
    assert start.play(Buy("red-2", 2)).view.credits == 0
    rich = table("black-2", "red-2", hand="red-2 white-1").play(PlayAll())
    assert rich.refusal(Buy("red-2", 2)) == "credits"
    assert rich.play(Attack("black-2", 1)).view.damage == 0


def test_meteors_are_not_for_sale_and_cards_are_not_attacked() -> None:
    start = table("black-1", "red-1", hand="white-2 red-2").play(PlayAll())
    assert start.refusal(Buy("black-1", 1)) == "buy-meteor"
    assert start.refusal(Attack("red-1", 2)) == "attack-card"


def test_credits_and_damage_are_spent_in_any_order_between_plays() -> None:
    start = table("red-2", "black-1", hand="white-2 red-1 white-1")
    after = start.play(
        Play("white-2"),
        Buy("red-2", 1),
        Play("red-1"),
        Attack("black-1", 2),
        Play("white-1"),
    )
    assert (after.view.credits, after.view.damage) == (1, 0)


@pytest.mark.parametrize("action", [Buy("white-1", 1), Attack("black-1", 2), Move("white-1", 1, 2)])
def test_covered_cards_cannot_be_touched(action: Buy | Attack | Move) -> None:
    start = table("white-1 red-6", "black-1 red-6", hand="white-5 red-5").play(PlayAll())
    assert start.refusal(action) == "not-on-top"


def test_an_action_that_names_a_replaced_card_is_refused() -> None:
    start = table("red-1 red-2", hand="white-5").play(Play("white-5"))
    bought = start.play(Buy("red-2", 1))
    assert bought.refusal(Buy("red-2", 1)) == "not-on-top"
    assert table("", hand="white-5").play(Play("white-5")).refusal(Buy("red-1", 9)) == "no-column"


def test_the_shield_costs_five_damage() -> None:
    assert table(hand="red-4").play(Play("red-4")).refusal(Shield()) == "damage"
    shielded = table(hand="red-6").play(Play("red-6"), Shield())
    assert shielded.view.shield
    assert shielded.view.damage == 1


def test_the_shield_is_engaged_once_a_turn() -> None:
    shielded = table(hand="red-6 red-6").play(PlayAll(), Shield())
    assert shielded.view.damage == 7
    assert shielded.refusal(Shield()) == "shield-engaged"


def test_the_shield_is_not_offered_without_a_space_pile() -> None:
    start = table("black-6", hand="red-6", space="").play(Play("red-6"))
    assert start.refusal(Shield()) == "shield-idle"


def test_a_row_card_moves_onto_an_adjacent_column_for_three_credits() -> None:
    start = table("red-1", "white-2 black-6", "red-3", hand="white-4").play(Play("white-4"))
    left = start.play(Move("black-6", 2, 1))
    assert left.columns() == ["red-1 black-6", "white-2", "red-3", "", ""]
    assert left.view.credits == 1
    right = start.play(Move("black-6", 2, 3))
    assert right.columns() == ["red-1", "white-2", "red-3 black-6", "", ""]


def test_a_row_card_moves_into_an_empty_column() -> None:
    start = table("red-1 black-6", hand="white-3").play(Play("white-3"))
    assert start.play(Move("black-6", 1, 2)).columns() == ["red-1", "black-6", "", "", ""]


def test_a_row_card_moves_one_column_and_not_off_the_row() -> None:
    start = table("red-1", "", "", "", "white-1", hand="white-3").play(Play("white-3"))
    assert start.refusal(Move("red-1", 1, 3)) == "not-adjacent"
    assert start.refusal(Move("red-1", 1, 1)) == "not-adjacent"
    assert start.refusal(Move("red-1", 1, 0)) == "not-adjacent"
    assert start.refusal(Move("white-1", 5, 6)) == "not-adjacent"
    moves = [action for action in start.offered() if isinstance(action, Move)]
    assert moves == [Move("red-1", 1, 2), Move("white-1", 5, 4)]


def test_an_unplayed_hand_card_is_scrapped_for_three_credits() -> None:
    start = table(hand="white-1 white-3")
    after = start.play(Play("white-3"), Scrap("white-1"))
    assert (after.view.hand, after.view.credits) == ((), 0)
    assert ids(after.view.scrap) == "white-1"


def test_a_played_card_cannot_be_scrapped() -> None:
    assert table(hand="white-3").play(Play("white-3")).refusal(Scrap("white-3")) == "not-in-hand"


def test_a_drawn_card_may_be_played_at_once() -> None:
    start = table(hand="white-3", draw="red-5 white-1")
    drawn = start.play(Play("white-3"), Draw())
    assert ids(drawn.view.hand) == "red-5"
    assert drawn.facts == [Drew("red-5")]
    assert drawn.reveals
    assert drawn.play(Play("red-5"), Shield()).view.shield


def test_drawing_shuffles_the_discard_pile_when_the_draw_pile_is_out() -> None:
    start = table(hand="white-3", discard="red-5")
    drawn = start.play(Play("white-3"), Draw())
    assert ids(drawn.view.hand) == "red-5"
    assert (drawn.view.discard, drawn.view.draw) == ((), ())


def test_a_card_bought_this_turn_can_be_drawn_this_turn() -> None:
    start = table("red-1", hand="white-4")
    drawn = start.play(Play("white-4"), Buy("red-1", 1), Draw())
    assert ids(drawn.view.hand) == "red-1"


def test_a_draw_is_not_offered_with_both_piles_empty() -> None:
    start = table(hand="white-3").play(Play("white-3"))
    assert start.refusal(Draw()) == "nothing-to-draw"


@pytest.mark.parametrize("action", [Draw(), Scrap("white-1"), Move("red-6", 1, 2)])
def test_actions_for_credits_need_three_of_them(action: Draw | Scrap | Move) -> None:
    start = table("red-6", hand="white-2 white-1", draw="red-1").play(Play("white-2"))
    assert start.refusal(action) == "credits"


def test_actions_for_credits_may_be_bought_any_number_of_times() -> None:
    start = table("red-6", hand="white-6 white-6 white-1", draw=FILLER)
    after = start.play(Play("white-6"), Play("white-6"), Scrap("white-1"), Draw(), Draw())
    assert after.view.credits == 3
    assert after.play(Move("red-6", 1, 2), Play("white-1")).view.credits == 1


def test_unspent_credits_and_damage_are_lost() -> None:
    ended = table(hand="white-2 red-2", draw=FILLER).play(PlayAll()).end_turn()
    assert (ended.view.credits, ended.view.damage) == (0, 0)


def test_a_turn_may_end_without_playing_a_card() -> None:
    ended = table(hand="white-2 red-2", draw=FILLER).end_turn()
    assert ended.view.turn == 2
    assert ids(ended.view.discard) == "red-2 white-2"
