"""Setup, a turn's three options, the hand limit, empty piles, and passing."""

from collections import Counter

import pytest

from engine.core.errors import BadSeats
from engine.core.match import Match
from engine.games.dark_miss_down.actions import Complete, Discard, Draw, Replace, Take
from engine.games.dark_miss_down.content import CARDS
from engine.games.dark_miss_down.facts import Completed, Passed, Reshuffled, TurnedUp
from tests.engine.games.dark_miss_down.table import (
    AIR,
    BREACH_A,
    COMLINK,
    CONDUIT,
    CONSOLES,
    CONTAINMENT,
    CRATE,
    EVAC,
    FIGHTER,
    GAME,
    HATCH,
    INJURED,
    LEAK,
    SHUTTLE,
    SPILL,
    VIRUS,
    dealt,
    listed,
    shown,
    table,
)

LIST = f"{EVAC} {HATCH} {AIR}"
FULL = "flight.navigation flight.navigation flight.navigation tech.core tech.core tech.core"


def test_the_game_begins_with_three_tasks_three_assets_two_cards_each_and_no_task_completed() -> (
    None
):
    view = dealt().view(0)
    assert (len(view.tasks), len(view.pool), len(view.hand), view.deck) == (3, 3, 2, 8)
    assert [(seat.cards, seat.tableau, seat.score) for seat in view.seats] == [(2, None, 0)] * 2
    assert (view.turn, view.active, view.phase) == (1, view.first, "turn")


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(dealt(str(seed)).state.first for seed in range(200))
    assert all(80 <= firsts[seat] <= 120 for seat in (0, 1))


def test_the_game_is_for_two() -> None:
    with pytest.raises(BadSeats):
        Match.start(GAME, GAME.options(), 3, "0" * 64)


def test_a_card_taken_from_the_pool_is_replaced_from_the_deck_and_ends_the_turn() -> None:
    start = table(tasks=LIST, pool="flight.mess deck.medical tech.mess", deck=BREACH_A)
    after = start.take("deck.medical")
    assert after.hand() == "deck.medical"
    assert shown(after.view().pool[1:2]) == "tech.core"
    assert after.facts_of(TurnedUp) == [TurnedUp(BREACH_A, "pool")]
    assert after.reveals
    assert after.seat == 1


def test_a_card_drawn_from_the_deck_is_its_top_card_and_ends_the_turn() -> None:
    after = table(tasks=LIST, deck="flight.mess tech.mess").play(Draw())
    assert after.hand() == "flight.mess"
    assert after.view().deck == 1
    assert after.seat == 1


def test_a_discarded_task_is_replaced_by_the_top_of_the_deck_and_ends_the_turn() -> None:
    after = table(tasks=LIST, deck=f"{BREACH_A} {INJURED}").play(Replace(HATCH))
    assert listed(after.view().tasks) == [EVAC, BREACH_A, AIR]
    assert listed(after.view().discards) == [HATCH]
    assert after.seat == 1


def test_a_turn_has_one_action() -> None:
    after = table(tasks=LIST, pool="flight.mess").play(Draw())
    assert after.offered(0) == []
    assert after.refusal(Draw(), by=0) == "not-your-turn"


def test_only_cards_on_the_table_are_taken_or_replaced() -> None:
    start = table(tasks=LIST, pool="flight.mess", hand="tech.mess")
    assert start.refusal(Take(CONSOLES)) == "not-in-pool"
    assert start.refusal(Replace(INJURED)) == "not-on-list"
    assert start.refusal(Discard(CONSOLES)) == "hand-fits"


def test_completing_a_task_scores_the_difference_in_danger_even_if_negative() -> None:
    for old, task, hand, points in [
        (BREACH_A, INJURED, "tech.medical flight.navigation", 5),
        (INJURED, FIGHTER, "deck.docking deck.mess flight.navigation", 1),
        (FIGHTER, CONDUIT, "tech.core tech.mess deck.docking", 0),
        (COMLINK, FIGHTER, "deck.docking deck.mess flight.navigation", 3),
    ]:
        after = table(tasks=task, hand=hand, tableau=old, scores=(3, 0)).complete(task, hand)
        (fact,) = after.facts_of(Completed)
        assert isinstance(fact, Completed)
        assert fact.points == points
        assert after.scores() == (3 + points, 0)


def test_the_first_task_scores_its_own_danger() -> None:
    hand = "deck.docking deck.docking deck.mess tech.core flight.mess"
    assert table(tasks=BREACH_A, hand=hand).complete(BREACH_A, hand).scores() == (6, 0)


def test_a_completed_task_replaces_the_old_one_and_the_payment_is_discarded() -> None:
    start = table(
        tasks=f"{INJURED} {HATCH} {AIR}",
        hand="tech.medical flight.navigation deck.medical",
        tableau=EVAC,
        deck="tech.core tech.core",
    )
    after = start.complete(INJURED, "tech.medical flight.navigation")
    view = after.view(0)
    assert view.seats[0].tableau is not None
    assert view.seats[0].tableau.id == INJURED
    assert set(listed(view.discards)) == {EVAC, CONTAINMENT, CRATE}
    assert listed(view.tasks) == [FIGHTER, HATCH, AIR]


def test_cards_not_played_are_kept_and_a_card_is_drawn_after_the_list_is_refilled() -> None:
    start = table(
        tasks=f"{INJURED} {HATCH} {AIR}",
        hand="tech.medical flight.navigation deck.medical",
        deck=f"{FIGHTER} {SHUTTLE}",
    )
    after = start.complete(INJURED, "tech.medical flight.navigation")
    assert listed(after.view().tasks)[0] == FIGHTER
    assert set(listed(after.view(0).hand)) == {VIRUS, SHUTTLE}
    assert after.seat == 1


def test_the_discards_are_reshuffled_when_a_card_is_needed() -> None:
    start = table(tasks=LIST, deck="", discards="flight.mess tech.mess tech.core")
    after = start.play(Draw())
    assert after.facts_of(Reshuffled) == [Reshuffled(3)]
    assert after.view().deck == 2
    assert after.view().discards == ()
    assert after.reveals


def test_a_replaced_task_never_replaces_itself() -> None:
    start = table(tasks=LIST, deck="", discards=SPILL)
    after = start.play(Replace(AIR))
    assert listed(after.view().tasks) == [EVAC, HATCH, SPILL]
    assert listed(after.view().discards) == [AIR]


def test_completing_a_task_reshuffles_when_the_deck_runs_out() -> None:
    start = table(tasks=f"{INJURED} {HATCH} {AIR}", hand="tech.medical flight.navigation", deck="")
    after = start.complete(INJURED, "tech.medical flight.navigation")
    assert after.facts_of(Reshuffled) == [Reshuffled(2)]
    assert len(after.view().tasks) == 3
    assert after.view().seats[0].cards == 1


def test_with_both_piles_empty_only_the_pool_can_be_drawn_from() -> None:
    start = table(tasks=LIST, pool="flight.mess deck.quarters", deck="")
    assert start.offered() == [Take(CONDUIT), Take(CONSOLES)]
    assert start.refusal(Draw()) == "no-cards"
    assert start.refusal(Replace(HATCH)) == "no-cards"


def test_a_pool_that_cannot_be_refilled_stays_short() -> None:
    start = table(tasks=LIST, pool="flight.mess tech.mess tech.core", deck="")
    short = start.take("flight.mess")
    assert len(short.view().pool) == 2
    fed = short.but(deck=[CARDS.index(card) for card in (LEAK, SPILL, COMLINK)])
    assert len(fed.play(Draw()).view().pool) == 2
    assert len(fed.take("tech.mess").view().pool) == 3


def test_a_seventh_card_is_discarded_before_the_turn_ends() -> None:
    over = table(tasks=LIST, hand=FULL, deck="deck.docking deck.docking").play(Draw())
    assert (over.view().phase, over.seat, over.view().seats[0].cards) == ("discard", 0, 7)
    assert len(over.offered()) == 7
    assert over.refusal(Draw()) == "hand-full"
    assert over.refusal(
        Discard(INJURED if INJURED not in listed(over.view(0).hand) else SPILL)
    ) == ("not-in-hand")
    after = over.discard("tech.core")
    assert (after.view().seats[0].cards, after.seat, after.view().phase) == (6, 1, "turn")
    assert listed(after.view().discards) == [FIGHTER]


def test_the_limit_holds_for_cards_taken_from_the_pool_too() -> None:
    over = table(tasks=LIST, hand=FULL, pool="flight.mess deck.docking deck.docking").take(
        "flight.mess"
    )
    assert over.view().phase == "discard"
    assert len(over.view().pool) == 3
    assert over.play(Discard(CONDUIT)).hand() == FULL


def test_six_cards_are_kept() -> None:
    five = " ".join(FULL.split()[:5])
    assert table(tasks=LIST, hand=five).play(Draw()).seat == 1


def test_a_seat_that_can_do_nothing_passes() -> None:
    start = table(
        tasks=INJURED, hand="tech.medical flight.navigation", other="deck.docking", deck=""
    )
    start = start.but(pool=[CARDS.index(CONDUIT)])
    passed = start.take("flight.mess")
    assert passed.facts_of(Passed) == [Passed(1)]
    assert passed.seat == 0
    assert passed.view().turn == 2


def test_a_seat_that_can_complete_a_task_does_not_pass() -> None:
    start = table(
        tasks=INJURED, pool="flight.mess", other="tech.medical flight.navigation", deck=""
    )
    after = start.take("flight.mess")
    assert after.facts_of(Passed) == []
    assert [type(action) for action in after.offered()] == [Complete]


def test_if_nobody_can_act_rounds_pass_until_the_end() -> None:
    start = table(tasks=INJURED, pool="flight.mess", other="deck.docking", deck="", scores=(2, 1))
    ended = start.take("flight.mess")
    assert ended.outcome().winners == (0,)
    assert ended.view().turn == 60
