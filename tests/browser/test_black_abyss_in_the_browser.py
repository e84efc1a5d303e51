"""Black Abyss by one member with two agents, in a real browser, through a tribunal."""

from __future__ import annotations

import time

from tests.browser.conftest import OpenTab
from tests.browser.driver import PHONE, Member

LIMIT_SECONDS = 150.0
WAIT_SECONDS = 0.2
HAND = "My hand and moves"
PLAN = ("for", "Put the ballot in", "Done")
"""What this captain presses, the first that is there."""


def press_next(captain: Member, voted: set[int], tribunals: int) -> None:
    """Open one's panel, vote where there is a ballot, and be done with the rest."""
    labels = captain.labels()
    if "Put the ballot in" in labels and tribunals not in voted:
        voted.add(tribunals)
        captain.photograph(f"black-abyss-ballot-{tribunals}")
        if "Vote on …" in labels:
            captain.press("Vote on …")
        captain.photograph(f"black-abyss-vote-{tribunals}")
        captain.press(next(label for label in captain.labels() if label.lower() == "for"))
        return
    wanted = next((label for label in PLAN if label in labels), None)
    if wanted is None and "Back" in labels:
        wanted = "Back"
    if wanted is None and HAND in labels:
        wanted = HAND
    if wanted is None:
        time.sleep(WAIT_SECONDS)
    else:
        captain.press(wanted)


def results(captain: Member) -> int:
    """How many tribunals the channel has been told of."""
    told = captain.messages.filter(has_text="took the tribunal seat")
    return told.filter(has_not=captain.page.locator(".component-button")).count()


def test_a_game_of_black_abyss_comes_through_a_tribunal_by_clicks(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    ada.run("play", "Black Abyss")
    for _ in range(2):
        ada.press("Add an AI")
    ada.press("Start")
    ada.reads("waiting for Ada")
    ada.photograph("black-abyss-start")
    voted: set[int] = set()
    end = time.perf_counter() + LIMIT_SECONDS
    while not results(ada) and time.perf_counter() < end:
        press_next(ada, voted, results(ada))
    assert results(ada) == 1
    assert voted == {0}
    ada.photograph("black-abyss-after-the-tribunal")
    ada.run("laws")
    ada.photograph("black-abyss-laws")
    ada.run("chart")
    ada.photograph("black-abyss-chart")
    dan = open_tab("dan", size=PHONE)
    dan.reads("took the tribunal seat")
    dan.photograph("black-abyss-on-the-phone")
