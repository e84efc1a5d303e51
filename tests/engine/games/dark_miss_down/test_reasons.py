"""A hint says which task a card is good for, and why a task is completed or discarded."""

from engine.core.words import Words
from engine.games.dark_miss_down.actions import Action, Complete, Draw, Replace, Take
from engine.games.dark_miss_down.content import CARD
from engine.games.dark_miss_down.text.reasons import reason
from engine.games.dark_miss_down.text.speaker import DarkMissText
from tests.engine.games.dark_miss_down.table import (
    BREACH_A,
    BREACH_B,
    COMLINK,
    CRATE,
    INJURED,
    SPILL,
    Table,
    table,
)
from tests.engine.games.dark_miss_down.test_words import said


def why(at: Table, action: Action) -> str:
    """The reason of a hint to the seat at turn."""
    found = reason(at.view(at.seat), action)
    assert isinstance(found, Words)
    return said(found)


def card_of(at: Table, place: int = 0) -> str:
    """The id of a card of the pool."""
    return at.view(at.seat).pool[place].id


def test_a_pool_card_is_for_the_task_that_it_brings_nearer() -> None:
    start = table(tasks=COMLINK, pool="tech.core", hand="flight.mess flight.medical")
    assert why(start, Take(card_of(start))) == (
        "With it you need only 1 more card for “Restore comlink system”, which scores 5 points. "
        "The other officer sees that you have it."
    )


def test_a_pool_card_that_no_task_names_is_half_of_a_pair() -> None:
    hand = "flight.mess flight.medical tech.core deck.mess"
    start = table(tasks=COMLINK, pool="deck.docking", hand=hand)
    assert why(start, Take(card_of(start))) == (
        "Two cards of the Deck crew can stand in for another crew. "
        "With it you can complete “Restore comlink system” for 5 points."
    )


def test_a_pool_card_that_helps_with_no_task_has_no_reason_of_its_own() -> None:
    start = table(tasks=INJURED, pool="tech.core", hand="tech.medical flight.mess")
    assert reason(start.view(0), Take(card_of(start))) is None


def test_to_draw_although_a_task_can_be_completed_says_what_that_would_cost() -> None:
    start = table(tasks=INJURED, hand="tech.medical flight.mess")
    assert why(start, Draw()) == (
        "“Assist injured officer” would cost you 2 cards for 1 point. "
        "It pays to wait: the cards may bring you more later."
    )
    assert reason(table(tasks=INJURED, hand="tech.core").view(0), Draw()) is None


def test_a_completed_task_names_its_points_and_the_danger_that_should_follow() -> None:
    hand = "tech.medical flight.mess"
    start = table(tasks=INJURED, hand=hand, tableau=SPILL)
    paid = tuple(card.id for card in start.view(0).hand)
    assert why(start, Complete(INJURED, paid)) == (
        "It scores 5 points. After danger 1, the next task should have a high danger."
    )
    level = table(tasks=INJURED, hand=hand, tableau=CRATE)
    assert why(level, Complete(INJURED, paid)) == (
        "It scores nothing now, but you draw a card, "
        "and it has a bonus for your next task: most cards from Medical, +1."
    )
    last = table(tasks=INJURED, hand=hand, tableau=SPILL, last=True)
    assert why(last, Complete(INJURED, paid)) == (
        "It scores 5 points, and only a completed task still scores in the last round."
    )


def test_a_task_is_discarded_because_the_other_would_score_more_with_it() -> None:
    start = table(tasks=INJURED, hand="tech.core", tableau=CRATE, other_tableau=BREACH_A)
    assert why(start, Replace(INJURED)) == (
        "The other officer would score 5 points with it, you only 0."
    )


def test_a_task_is_discarded_because_the_other_has_taken_cards_for_it() -> None:
    start = table(tasks=INJURED, hand="tech.core", tableau=SPILL, other_tableau=COMLINK)
    start.state.players[1].hand = [CARD[BREACH_B]]
    start.state.players[1].blind = {}
    assert why(start, Replace(INJURED)).startswith("The other officer needs fewer cards for it")


def test_a_task_is_discarded_because_no_task_scores_much() -> None:
    start = table(tasks=INJURED, hand="tech.core", tableau=CRATE)
    assert why(start, Replace(INJURED)) == (
        "None of the tasks scores much for you now, this one 0 points. The new one may be better."
    )


def test_a_task_is_discarded_because_a_full_hand_cannot_pay_it() -> None:
    six = "deck.mess deck.medical tech.core deck.docking tech.mess deck.quarters"
    full = table(tasks=SPILL, hand=six)
    assert why(full, Replace(SPILL)) == (
        "Your hand is full, so another card would help you less than a new task."
    )
    assert DarkMissText().advice(full.view(0), ("replace", SPILL), ())[1:]
