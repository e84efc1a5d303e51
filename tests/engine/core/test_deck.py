"""Drawing: from the top, with a reshuffle whenever the pile runs out, until nothing is left."""

from engine.core.chance import Chance, seed_from
from engine.core.deck import draw


def test_cards_come_from_the_top_in_order() -> None:
    pile, hand = [1, 2, 3, 4], [9]
    chance = Chance(seed_from("top"))
    assert draw(3, pile, [], hand, chance) == 3
    assert (pile, hand) == ([1], [9, 4, 3, 2])
    assert chance.counter == 0


def test_an_empty_pile_is_refilled_in_the_middle_of_a_draw() -> None:
    pile, discards, hand = [7], [1, 2, 3], list[int]()
    assert draw(3, pile, discards, hand, Chance(seed_from("middle"))) == 3
    assert hand[0] == 7
    assert discards == []
    assert sorted(hand[1:] + pile) == [1, 2, 3]


def test_there_is_no_reshuffle_before_a_card_is_needed() -> None:
    pile, discards, hand = [7], [1, 2, 3], list[int]()
    draw(1, pile, discards, hand, Chance(seed_from("late")))
    assert (pile, discards, hand) == ([], [1, 2, 3], [7])


def test_with_both_piles_empty_there_is_nothing_more_to_draw() -> None:
    pile, discards, hand = [1], [2], list[int]()
    assert draw(5, pile, discards, hand, Chance(seed_from("end"))) == 2
    assert sorted(hand) == [1, 2]


def test_a_reshuffle_does_not_depend_on_the_order_of_the_discards() -> None:
    hands = []
    for discards in ([1, 2, 3, 4], [4, 2, 3, 1]):
        hand: list[int] = []
        draw(4, [], discards, hand, Chance(seed_from("order")))
        hands.append(hand)
    assert hands[0] == hands[1]
