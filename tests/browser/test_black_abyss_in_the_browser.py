"""Black Abyss in a real browser: one member and two agents, through a tribunal."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from engine.core.chance import Chance
from tests.browser.conftest import OpenTab
from tests.browser.driver import ARTIFACTS, DESKTOP, PHONE, Member, running_playground
from tests.browser.late_tables import in_phase, match_until, moved, store_table

MOST_STEPS = 600
DOOR = "My moves"
BALLOT = "Fill in your ballot …"
DONE = ("Done", "Choose for me")
"""The first words of buttons that end a part of the cycle."""
ASIDE = (
    *(DOOR, "Look", "Text", "Table", "Back", "Diplomacy", "Nudge", "Answer", "I'm back"),
    *("How to play", "Hint", "Undo", "What is", "Log", "Who is"),
    "Prepare my next turn",
)
"""The first words of buttons that make no move."""
COUNT = re.compile(r"choose (\d+)")


def vote(captain: Member) -> None:
    """Choose the first options of the ballot, on a phone."""
    captain.photograph("black-abyss-ballot")
    captain.resize(PHONE)
    captain.photograph("black-abyss-ballot-on-the-phone")
    captain.press(BALLOT)
    captain.photograph("black-abyss-vote")
    first = {question: options[:1] for question, options in captain.questions().items()}
    assert any(question.startswith("Tribunal seat") for question in first)
    captain.fill_in(first)
    captain.photograph("black-abyss-voted")
    captain.resize(DESKTOP)


def answer(captain: Member) -> bool:
    """End this part of the cycle, or answer its question; False if there is neither."""
    labels = captain.labels()
    wanted = [label for label in labels if label.startswith(DONE)]
    wanted += [label for label in labels if not label.startswith(ASIDE)]
    if wanted:
        captain.press_or_leave(wanted[0])
        return True
    for menu in captain.menus():
        if not menu.startswith("Look"):
            count = COUNT.search(menu)
            captain.choose_first(menu, int(count[1]) if count else 1)
            return True
    return False


def elected(captain: Member) -> bool:
    """Whether the channel shows a tribunal's result."""
    told = captain.messages.filter(has_text="took the tribunal seat")
    return told.filter(has_not=captain.page.locator("button.component-button")).count() > 0


@pytest.mark.soak
def test_black_abyss_is_clicked_from_its_start_through_a_tribunal(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    ada.run("play", "Black Abyss")
    for _ in range(2):
        ada.press("Add an AI")
    ada.press("Start")
    ada.reads("waiting for Ada")
    ada.photograph("black-abyss-start")
    click_through_a_tribunal(ada)


def test_black_abyss_is_clicked_through_a_tribunal(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "airlock.db"
    match, chance = match_until("black_abyss", 3, in_phase("tribunal", 3)), Chance("7" * 64)
    for seat in (2, 1):  # only Ada is missing: agents of a stored table move after a member does
        while seat in match.game.missing(match.state):
            match = moved(match, seat, chance)
    store_table(database, match, "greedy", "greedy")
    with running_playground(database, ARTIFACTS / "tribunal") as address:
        ada = Member(browser, address, "ada", DESKTOP)
        ada.open("games")
        ada.press(DOOR)
        click_through_a_tribunal(ada)
        ada.run("table laws")
        ada.photograph("black-abyss-laws")
        ada.run("table chart")
        ada.photograph("black-abyss-chart")
        ada.page.close()
        dan = Member(browser, address, "dan", PHONE)
        dan.open("games")
        dan.reads("took the tribunal seat")
        dan.photograph("black-abyss-on-the-phone")
        dan.page.close()
        assert ada.faults + dan.faults == []


def click_through_a_tribunal(ada: Member) -> None:
    """Do what the game asks for until a tribunal is elected; fill in its ballot."""
    voted = False
    for _ in range(MOST_STEPS):
        known = ada.everything()
        if elected(ada):
            break
        if BALLOT in ada.labels():
            vote(ada)
            voted = True
        elif not answer(ada):
            if DOOR in ada.labels() and "waiting for Ada" in ada.board.inner_text():
                ada.press_or_leave(DOOR)
            else:
                ada.reads_on(known)
    assert elected(ada)
    assert voted
    ada.photograph("black-abyss-after-the-tribunal")
