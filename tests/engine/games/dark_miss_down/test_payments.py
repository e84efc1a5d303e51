"""What completes a task: a card per need, pairs standing in for a crew, none to spare."""

from engine.games.dark_miss_down.actions import Complete
from engine.games.dark_miss_down.facts import Completed, StandIn
from tests.engine.games.dark_miss_down.table import (
    BREACH_A,
    CONDUIT,
    CONSOLES,
    CONTAINMENT,
    CRATE,
    ELECTRICAL,
    EVAC,
    INJURED,
    LEAK,
    Table,
    asset,
    table,
)


def facing(task: str, hand: str) -> Table:
    return table(tasks=task, hand=hand)


def completed(after: Table) -> Completed:
    (fact,) = after.facts_of(Completed)
    assert isinstance(fact, Completed)
    return fact


def test_each_crew_needed_takes_a_card_of_that_crew() -> None:
    start = facing(CONDUIT, "tech.core tech.mess deck.docking")
    assert start.payments(CONDUIT) == ["deck.docking tech.core tech.mess"]
    assert completed(start.complete(CONDUIT, "tech.core tech.mess deck.docking")).stand_ins == ()


def test_a_task_needs_a_card_for_each_of_its_needs() -> None:
    start = facing(CONDUIT, "tech.core tech.mess flight.quarters")
    assert start.payments(CONDUIT) == []
    payment = start.payment(CONDUIT, "tech.core tech.mess")
    assert start.refusal(payment) == "not-paid"


def test_a_needed_area_takes_a_card_of_any_crew_from_there() -> None:
    start = facing(INJURED, "tech.medical flight.navigation")
    assert start.payments(INJURED) == ["flight.navigation tech.medical"]


def test_a_card_covers_one_need_by_crew_or_by_area() -> None:
    alone = facing(INJURED, "flight.medical deck.docking")
    assert alone.payments(INJURED) == []
    assert alone.refusal(alone.payment(INJURED, "flight.medical")) == "not-paid"
    helped = facing(INJURED, "flight.medical deck.medical")
    assert helped.payments(INJURED) == ["deck.medical flight.medical"]


def test_a_matching_pair_stands_in_for_one_other_crew() -> None:
    start = facing(CONSOLES, "flight.mess tech.core deck.docking deck.mess")
    assert start.payments(CONSOLES) == ["deck.docking deck.mess flight.mess tech.core"]


def test_a_pair_that_stands_in_no_longer_counts_as_its_own_crew() -> None:
    start = facing(CONDUIT, "tech.core tech.mess")
    assert start.payments(CONDUIT) == []
    more = facing(CONDUIT, "tech.core tech.mess tech.medical tech.quarters")
    assert more.payments(CONDUIT) == ["tech.core tech.medical tech.mess tech.quarters"]


def test_stand_ins_are_shown_and_not_asked_for() -> None:
    hand = "flight.mess tech.core deck.docking deck.mess"
    fact = completed(facing(CONSOLES, hand).complete(CONSOLES, hand))
    (pair,) = fact.stand_ins
    assert isinstance(pair, StandIn)
    assert {asset(card) for card in pair.cards} == {"deck.docking", "deck.mess"}
    assert pair.crew == "flight"


def test_two_pairs_may_stand_in_for_two_needs() -> None:
    hand = "tech.core tech.mess flight.mess flight.navigation flight.quarters flight.medical"
    start = facing(LEAK, hand)
    assert start.payments(LEAK) == [" ".join(sorted(hand.split()))]
    assert [pair.crew for pair in completed(start.complete(LEAK, hand)).stand_ins] == ["deck"] * 2


def test_no_pair_stands_in_for_an_area() -> None:
    start = facing(INJURED, "flight.navigation tech.core tech.mess")
    assert start.payments(INJURED) == []
    assert start.refusal(start.payment(INJURED, "flight.navigation tech.core tech.mess")) == (
        "not-paid"
    )


def test_a_pair_may_come_from_the_needed_area() -> None:
    start = facing(CRATE, "deck.docking flight.mess flight.navigation")
    assert start.payments(CRATE) == ["deck.docking flight.mess flight.navigation"]


def test_two_cards_of_different_crews_are_no_pair() -> None:
    start = facing(CONTAINMENT, "tech.core tech.mess flight.mess")
    assert start.payments(CONTAINMENT) == []


def test_a_pair_never_stands_in_for_its_own_crew() -> None:
    start = facing(CONTAINMENT, "tech.core deck.docking deck.mess")
    assert sorted(start.payments(CONTAINMENT)) == [
        "deck.docking tech.core",
        "deck.mess tech.core",
    ]
    payment = start.payment(CONTAINMENT, "tech.core deck.docking deck.mess")
    assert start.refusal(payment) == "to-spare"


def test_no_payment_has_a_card_to_spare() -> None:
    hand = "tech.core tech.mess deck.docking deck.docking deck.mess deck.quarters"
    start = facing(CONDUIT, hand)
    assert start.refusal(start.payment(CONDUIT, hand)) == "to-spare"
    assert {len(paid.split()) for paid in start.payments(CONDUIT)} == {3, 4}


def test_payments_with_cards_to_spare_are_not_offered() -> None:
    start = facing(INJURED, "flight.medical tech.medical tech.core")
    assert start.payments(INJURED) == ["flight.medical tech.medical"]


def test_a_hand_of_six_covers_five_needs_with_at_most_one_pair() -> None:
    start = facing(
        BREACH_A, "deck.docking deck.docking deck.mess flight.mess flight.navigation flight.medical"
    )
    (paid,) = start.payments(BREACH_A)
    assert len(paid.split()) == 6


def test_a_payment_names_each_card_once_and_only_cards_of_the_hand() -> None:
    start = facing(INJURED, "tech.medical flight.navigation")
    card, other = start.payment(INJURED, "tech.medical flight.navigation").cards
    assert start.refusal(Complete(INJURED, (other, card))) == "not-in-hand"
    assert start.refusal(Complete(INJURED, (card, card))) == "not-in-hand"
    assert start.refusal(Complete(INJURED, (card, EVAC))) == "not-in-hand"
    assert start.refusal(Complete(INJURED, (card, "nobody"))) == "not-in-hand"


def test_only_listed_tasks_are_completed() -> None:
    start = facing(INJURED, "tech.medical flight.navigation")
    assert start.refusal(Complete(ELECTRICAL, ())) == "not-on-list"


def test_every_set_of_cards_is_offered_once() -> None:
    start = facing(CONDUIT, "tech.core tech.mess tech.medical deck.docking deck.mess deck.quarters")
    offered = start.offered()
    assert len(offered) == len(set(offered))
