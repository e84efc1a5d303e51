"""The eighteen bonuses, which count the cards played for the new task."""

import pytest

from engine.games.dark_miss_down.actions import Draw as DrawCard
from engine.games.dark_miss_down.actions import Take
from engine.games.dark_miss_down.facts import Drew, Reshuffled, Rewarded, Took, TurnedUp
from tests.engine.games.dark_miss_down.table import (
    AIR,
    BREACH_A,
    BREACH_B,
    COMLINK,
    CONDUIT,
    CONSOLES,
    CONTAINMENT,
    CRATE,
    ELECTRICAL,
    EVAC,
    FIGHTER,
    HATCH,
    INJURED,
    LEAK,
    LIGHT_DRIVE,
    SHUTTLE,
    SPILL,
    VIRUS,
    Table,
    table,
)


def bonus(old: str, task: str, hand: str) -> int:
    """The bonus points of `old` when `task` is completed with the whole hand."""
    after = table(tasks=task, hand=hand, tableau=old).complete(task, hand)
    return sum(fact.points for fact in after.facts_of(Rewarded) if isinstance(fact, Rewarded))


@pytest.mark.parametrize(
    ("old", "task", "hand", "points"),
    [
        (INJURED, VIRUS, "flight.navigation tech.medical flight.medical", 1),
        (INJURED, CRATE, "deck.docking tech.medical", 0),
        (CRATE, LIGHT_DRIVE, "deck.docking deck.docking flight.mess", 1),
        (CRATE, CONSOLES, "flight.navigation flight.mess tech.core", 0),
        (CONTAINMENT, CONDUIT, "tech.core tech.core deck.docking", 1),
        (CONTAINMENT, CONDUIT, "tech.core tech.mess deck.docking", 0),
        (CONDUIT, BREACH_A, "deck.docking deck.docking deck.mess tech.core flight.navigation", 1),
        (CONDUIT, FIGHTER, "deck.docking deck.mess flight.navigation", 0),
        (CONSOLES, BREACH_B, "tech.core tech.core tech.mess flight.mess deck.docking", 1),
        (CONSOLES, CONDUIT, "tech.core tech.mess deck.docking", 0),
        (FIGHTER, SPILL, "flight.mess flight.navigation flight.navigation deck.mess tech.core", 1),
        (FIGHTER, CONSOLES, "flight.mess flight.navigation tech.core", 0),
        (VIRUS, EVAC, "deck.docking deck.docking flight.navigation tech.core", 1),
        (VIRUS, FIGHTER, "deck.docking deck.docking flight.navigation", 0),
        (ELECTRICAL, COMLINK, "flight.navigation flight.mess tech.core tech.medical", 1),
        (ELECTRICAL, COMLINK, "flight.navigation flight.mess tech.core tech.mess", 0),
        (LIGHT_DRIVE, EVAC, "deck.docking deck.mess flight.navigation tech.core", 2),
        (LIGHT_DRIVE, EVAC, "deck.docking deck.docking flight.navigation tech.core", 0),
        (LIGHT_DRIVE, COMLINK, "flight.navigation flight.mess tech.core tech.medical", 0),
        (EVAC, CONSOLES, "flight.mess flight.quarters tech.core", 1),
        (EVAC, CONSOLES, "flight.mess flight.navigation tech.mess", 0),
        (AIR, CONSOLES, "flight.quarters flight.medical tech.core", 1),
        (AIR, CONSOLES, "flight.quarters flight.navigation tech.core", 0),
        (HATCH, CONSOLES, "flight.medical flight.mess tech.core", 1),
        (HATCH, CONSOLES, "flight.medical flight.navigation tech.medical", 0),
    ],
)
def test_bonus_points_are_scored_exactly_if_the_cards_meet_the_bonus(
    old: str, task: str, hand: str, points: int
) -> None:
    assert bonus(old, task, hand) == points


def test_a_majority_is_strictly_more_than_from_any_other_area() -> None:
    two_and_two = "flight.navigation flight.navigation tech.medical deck.medical"
    assert bonus(INJURED, HATCH, two_and_two) == 0
    two_and_one_and_one = "flight.navigation flight.medical tech.core deck.medical"
    assert bonus(INJURED, HATCH, two_and_one_and_one) == 1


def test_a_card_counts_for_the_bonus_by_both_crew_and_area() -> None:
    """Medical covers the needed area, and its crew still counts as the third Flight."""
    hand = "flight.medical flight.navigation flight.mess tech.core deck.docking"
    assert bonus(FIGHTER, SPILL, hand) == 1


def test_a_pair_that_stood_in_still_counts_as_its_own_crew_for_the_bonus() -> None:
    hand = "flight.navigation flight.mess flight.quarters tech.core"
    assert bonus(FIGHTER, CONSOLES, "flight.navigation flight.mess tech.core") == 0
    assert table(tasks=CONTAINMENT, hand=hand).payments(CONTAINMENT) != []
    assert (
        bonus(
            FIGHTER,
            COMLINK,
            "flight.navigation flight.mess flight.quarters flight.medical tech.core",
        )
        == 1
    )


def test_the_first_task_earns_no_bonus() -> None:
    hand = "flight.navigation flight.navigation tech.medical"
    assert table(tasks=VIRUS, hand=hand).complete(VIRUS, hand).facts_of(Rewarded) == []


def test_the_bonus_comes_from_the_replaced_task() -> None:
    hand = "deck.docking deck.docking flight.mess"
    after = table(tasks=FIGHTER, hand=hand, tableau=CRATE).complete(FIGHTER, hand)
    assert after.facts_of(Rewarded) == [Rewarded(0, CRATE, 1)]
    assert after.scores() == (1 + 1, 0)


def taking(old: str, pool: str, deck: str | None = None, **changes: object) -> Table:
    """The table after Injured officer replaced a task that takes a card from this pool."""
    hand = "tech.medical flight.navigation"
    start = table(tasks=f"{INJURED} {HATCH} {VIRUS}", pool=pool, hand=hand, tableau=old, deck=deck)
    return start.but(**changes).complete(INJURED, hand)


@pytest.mark.parametrize(
    ("old", "pool", "card"),
    [
        (COMLINK, "flight.mess deck.mess tech.mess", "flight.mess"),
        (SHUTTLE, "flight.mess deck.mess tech.mess", "deck.mess"),
        (LEAK, "flight.mess deck.mess tech.mess", "tech.mess"),
        (BREACH_A, "flight.quarters deck.mess tech.core", "deck.mess"),
        (BREACH_B, "flight.quarters deck.mess tech.core", "flight.quarters"),
        (SPILL, "flight.quarters deck.mess tech.core", "flight.quarters"),
    ],
)
def test_a_bonus_takes_the_one_card_of_the_pool_that_fits(old: str, pool: str, card: str) -> None:
    after = taking(old, pool)
    (took,) = after.facts_of(Took)
    assert isinstance(took, Took)
    assert took.task == old
    assert card in after.hand()
    assert len(after.view().pool) == 3
    assert after.seat == 1


def test_a_bonus_card_is_skipped_if_no_pool_card_fits() -> None:
    after = taking(COMLINK, "deck.mess tech.mess tech.core")
    assert after.facts_of(Took) == []
    assert len(after.view(0).hand) == 1


def test_the_player_picks_among_the_cards_that_fit() -> None:
    choosing = taking(COMLINK, "flight.mess flight.quarters tech.mess")
    view = choosing.view()
    assert (view.phase, view.active, len(view.played)) == ("bonus", 0, 2)
    assert view.completing is not None
    assert view.completing.id == INJURED
    assert len(choosing.offered()) == 2
    assert choosing.refusal(DrawCard()) == "bonus-first"
    assert choosing.refusal(Take(LIGHT_DRIVE)) == "no-bonus-card"
    after = choosing.take("flight.quarters")
    assert "flight.quarters" in after.hand()
    assert after.view().phase == "turn"


def test_a_bonus_card_is_taken_and_the_pool_refilled_before_the_draw_that_ends_the_turn() -> None:
    after = taking(COMLINK, "flight.mess deck.mess tech.mess", "deck.quarters tech.core tech.core")
    _, took, into_pool, onto_list, drew = after.facts
    assert isinstance(took, Took)
    assert into_pool == TurnedUp(CONSOLES, "pool")
    assert onto_list == TurnedUp(FIGHTER, "tasks")
    assert drew == Drew(0, None)


def test_the_cards_just_played_are_discarded_before_a_bonus_card_and_can_refill_the_pool() -> None:
    after = taking(COMLINK, "flight.mess deck.mess tech.mess", "")
    _, took, reshuffled, into_pool, *_ = after.facts
    assert isinstance(took, Took)
    assert reshuffled == Reshuffled(2)
    assert isinstance(into_pool, TurnedUp)
    assert into_pool.where == "pool"
    assert len(after.view().pool) == len(after.view().tasks) == 3
