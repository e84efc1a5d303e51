"""Research, and the draw that ends a turn."""

from engine.games.dyla.actions import Buy, EndTurn
from engine.games.dyla.facts import Bought, Drew
from tests.engine.games.dyla.ship import EVADE, GUN, ids, ship

SIX = " ".join([EVADE] * 6)


def test_bought_cards_go_on_top_of_the_deck_and_are_drawn_at_once() -> None:
    bought = ship("", tech=10).fire().buy("helldart valiant-mk-8")
    assert bought.view.tech == 0
    assert bought.facts[-1] == Drew(("valiant-mk-8", "helldart", GUN, GUN, GUN, GUN))


def test_a_bought_card_waits_on_top_while_the_hand_is_full() -> None:
    waiting = ship(SIX, tech=6).fire().buy("igelstellung helldart")
    assert waiting.view.on_top == ("helldart", "igelstellung")
    assert ids(waiting.view.hand) == SIX
    drawn = waiting.play(EVADE).fire()
    assert ids(drawn.view.hand) == f"igelstellung helldart {' '.join([EVADE] * 5)}"
    assert drawn.view.on_top == ()
    assert Drew(("helldart", "igelstellung")) in drawn.facts


def test_each_copy_bought_makes_the_next_cost_one_more() -> None:
    shopping = ship("", tech=20).fire()
    prices = []
    for _ in range(3):
        prices.append(shopping.price("helldart"))
        shopping = shopping.buy("helldart")
    assert (prices, shopping.price("helldart")) == ([4, 5, 6], 7)
    assert shopping.price("igelstellung") == 2
    assert shopping.facts == [Bought("helldart", 6)]


def test_only_what_can_be_paid_for_is_offered() -> None:
    shopping = ship("", tech=3).fire()
    assert shopping.offered() == [
        Buy("igelstellung"),
        Buy("smoke-dispensers"),
        Buy("anti-beam-depth-charge"),
        Buy("emergency-repairs"),
        Buy("scavenge-supplies"),
        EndTurn(),
    ]
    assert shopping.refusal(Buy("helldart")) == "price"
    assert shopping.refusal(Buy("no such card")) == "unknown"


def test_basic_cards_cannot_be_bought() -> None:
    shopping = ship("", tech=20).fire()
    assert shopping.refusal(Buy(GUN)) == "basic"
    assert shopping.refusal(Buy(EVADE)) == "basic"


def test_research_is_skipped_when_nothing_is_affordable() -> None:
    poor = ship("", tech=1).fire()
    assert (poor.view.phase, poor.view.turn) == ("combat", 2)
    spent = ship("", tech=4).fire().buy("helldart")
    assert (spent.view.phase, spent.view.turn) == ("combat", 2)


def test_techpoints_not_spent_are_kept() -> None:
    saved = ship("", tech=9).fire().end_turn()
    assert (saved.view.turn, saved.view.tech) == (2, 9)


def test_two_cards_are_drawn_at_a_time_while_five_or_fewer_are_in_hand() -> None:
    sizes = []
    for held in range(9):
        after = ship(" ".join([EVADE] * held)).fire()
        sizes.append(sum(cards.count for cards in after.view.hand))
    assert sizes == [6, 7, 6, 7, 6, 7, 6, 7, 8]


def test_with_the_option_two_a_turn_draws_two_cards_once() -> None:
    sizes = []
    for held in range(9):
        after = ship(" ".join([EVADE] * held), draw="two").fire()
        sizes.append(sum(cards.count for cards in after.view.hand))
    assert sizes == [2, 3, 4, 5, 6, 7, 6, 7, 8]


def test_no_draw_takes_a_hand_over_its_limit_of_eight() -> None:
    assert all(
        sum(cards.count for cards in ship(" ".join([EVADE] * held)).skip().view.hand) <= 8
        for held in range(9)
    )


def test_the_discard_pile_is_reshuffled_when_the_deck_runs_out_in_a_draw() -> None:
    after = ship(f"{EVADE} {EVADE}", pile="lohengrin", discards=f"{GUN} {GUN} helldart")
    after = after.play(EVADE).fire()
    assert after.view.pile == 0
    assert ids(after.view.hand) == f"{GUN} {GUN} helldart lohengrin {EVADE} {EVADE}"
    assert ids(after.view.discards) == ""


def test_a_draw_stops_when_both_piles_are_empty() -> None:
    after = ship(GUN, pile="helldart").fire()
    assert ids(after.view.hand) == f"{GUN} helldart"
    bare = ship(GUN, pile="").fire()
    assert ids(bare.view.hand) == GUN
    assert not bare.reveals
