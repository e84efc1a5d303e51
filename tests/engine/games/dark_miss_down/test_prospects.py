"""What a seat is told of each task: its score, and what the hand lacks."""

from typing import Any

import pytest

from engine.conformance.tables import course
from engine.core.catalogue import catalogue
from engine.core.match import Match
from engine.games.dark_miss_down.actions import Action, Complete
from engine.games.dark_miss_down.content import CARD, CARDS
from engine.games.dark_miss_down.facts import Fact
from engine.games.dark_miss_down.prospects import pool_helps, prospects
from engine.games.dark_miss_down.rules.payments import payments
from engine.games.dark_miss_down.state import DarkMissState
from engine.games.dark_miss_down.text.description import caption, prospect
from tests.engine.games.dark_miss_down.table import (
    BREACH_A,
    COMLINK,
    CONDUIT,
    EVAC,
    GAME,
    HATCH,
    INJURED,
    LEAK,
    SPILL,
    VIRUS,
    table,
)

ENGLISH = catalogue((GAME,))


def prospects_in_words(tasks: str, hand: str, tableau: str | None = None) -> list[str]:
    """The prospects of seat 0 in English."""
    view = table(tasks=tasks, hand=hand, tableau=tableau).view(0)
    words = catalogue((GAME,))
    return [words.render(line, "en", ("Ada", "Bo")) for line in map(prospect, prospects(view))]


@pytest.mark.parametrize("number", range(12))
def test_a_tasks_forecast_score_and_missing_cards_are_right(number: int) -> None:
    for moment in course(GAME, number, 20_000).sample(40):
        state = moment.match.state
        for seat in (0, 1):
            hand = tuple(state.players[seat].hand)
            for one in prospects(GAME.view(state, seat)):
                ways = payments(CARD[one.task], hand)
                assert (one.short == 0) == bool(ways)
                assert one.short <= len(one.lacking)
                if seat == state.active and ways:
                    assert best_score(moment.match, seat, one.task) == one.scores


def best_score(match: Match[DarkMissState, Action, Fact], seat: int, task: str) -> int:
    """The most that completing a task scores, over all ways to pay for it."""
    before = match.state.players[seat].score
    hand = tuple(match.state.players[seat].hand)
    gained = []
    for cards in payments(CARD[task], hand):
        action = Complete(task, tuple(CARDS[card] for card in cards))
        after = match.play(seat, action).match
        gained.append(after.state.players[seat].score - before)
    return max(gained)


def test_prospects_are_shown_to_the_hands_owner_alone() -> None:
    shown = table(tasks=INJURED, hand="tech.medical flight.navigation")
    assert list(prospects(shown.view(None))) == []
    assert [one.short for one in prospects(shown.view(0))] == [0]
    assert [len(one.lacking) for one in prospects(shown.view(1))] == [2]


def test_a_prospect_words_its_score_and_what_is_missing() -> None:
    assert prospects_in_words(
        f"{INJURED} {HATCH} {VIRUS}", "tech.medical flight.navigation", COMLINK
    ) == [
        "✓ Assist injured officer: 4 points",
        "Repair jammed docking hatch: 1 point. Missing: Flight, Deck.",
        "Flush nav system virus: 2 points. Missing: Flight.",
    ]


def captions(tasks: str, hand: str, tableau: str | None = None) -> list[str]:
    """The lines below the picture of seat 0 in English."""
    view, words = table(tasks=tasks, hand=hand, tableau=tableau).view(0), catalogue((GAME,))
    return [words.render(line, "en", ("Ada", "Bo")) for line in caption(view)]


def test_the_caption_ends_with_the_danger_of_the_last_task_once_there_is_one() -> None:
    assert captions(VIRUS, "deck.mess")[-1].startswith("Flush nav system virus: 3 points.")
    danger = "Your last task: danger 5. The next one scores the difference."
    assert captions(VIRUS, "deck.mess", COMLINK)[-1] == danger


def test_a_task_for_many_points_lacking_two_cards_ranks_above_one_for_one_point_lacking_one() -> (
    None
):
    dangerous, easy = captions(
        f"{INJURED} {BREACH_A}", "deck.mess deck.docking tech.mess flight.mess"
    )
    assert dangerous.startswith("Patch hull breach A: 6 points.")
    assert easy.startswith("Assist injured officer: 1 point.")


def test_in_the_last_round_only_tasks_are_told_that_can_still_be_completed_and_win() -> None:
    def told(scores: tuple[int, int], **when: Any) -> list[str]:
        hand = "tech.medical flight.navigation"
        last = table(tasks=f"{INJURED} {HATCH}", hand=hand, scores=scores, last=True, **when)
        lines = [ENGLISH.render(line, "en", ("Ada", "Bo")) for line in caption(last.view(0))]
        return lines[1:]

    injured = "✓ Assist injured officer: 1 point"
    assert told((14, 15), first=1, active=1) == [injured], "it would be a tie"
    assert told((13, 15), first=1, active=1) == [], "Bo would still win"
    assert told((14, 15), first=0, active=1) == [], "Ada has had her last turn"
    assert told((14, 15), first=1, active=0) == [], "the button says it"


def test_the_task_that_lacks_least_is_first_and_one_that_scores_nothing_is_left_out() -> None:
    hand = "tech.core deck.medical deck.docking flight.mess"
    assert captions(f"{SPILL} {LEAK} {HATCH} {EVAC}", hand, COMLINK)[:-1] == [
        "Repair jammed docking hatch: 1 point. Missing: Flight.",
        "Suppress fuel spill fire: 1 point. Missing: 2 \N{MULTIPLICATION SIGN} Flight.",
    ]


def test_with_no_fitting_card_all_needs_are_missing_and_a_first_task_scores_its_danger() -> None:
    (line,) = prospects_in_words(INJURED, "deck.mess")
    assert line == "Assist injured officer: 1 point. Missing: Medical, Flight."


def test_a_task_counts_fewer_missing_cards_where_a_pair_can_stand_in() -> None:
    (line,) = prospects_in_words(
        SPILL, "tech.core deck.medical tech.mess deck.docking tech.quarters"
    )
    assert line.endswith(", or only 2 cards if pairs stand in.")


@pytest.mark.parametrize(
    ("pool", "helps"), [("tech.core", True), ("deck.docking", False), ("", False)]
)
def test_the_pool_helps_if_it_has_what_a_dangerous_task_lacks(pool: str, helps: bool) -> None:
    """A second Deck card could stand in as a pair, but the board names it nowhere as missing."""
    start = table(tasks=CONDUIT, pool=pool, hand="deck.mess tech.mess", deck=INJURED)
    assert pool_helps(start.view(0)) == helps
