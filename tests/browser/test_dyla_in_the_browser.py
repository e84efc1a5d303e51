"""Dyla clicked in a real browser: its first turn and its last; screenshots are kept to look at."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import OpenTab
from tests.browser.driver import ARTIFACTS, PHONE, Member, running_playground
from tests.browser.late_tables import match_until, store_table

MOST_PRESSES, LAST_TURN = 400, 22
PLAN = ("Play all", "Fire", "Don't fire", "Buy", "Done")
"""The labels to prefer, in this order: all guns, no shields, the first thing for sale."""


def press_next(captain: Member) -> None:
    """Press the preferred button, or choose the first entry of its menu."""
    labels, menus = captain.labels(), captain.menus()
    wanted = next(one for plan in PLAN for one in labels + menus if one.startswith(plan))
    if wanted in labels:
        captain.press(wanted)
    else:
        captain.choose(captain.entries(wanted)[0], menu=wanted)


def test_the_first_turn_of_dyla_is_clicked_and_shown_on_a_phone(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    click_the_first_turn(ada)
    bo = open_tab("bo", size=PHONE)
    bo.reads("Dyla")
    assert bo.messages.get_by_text("Only you can see this").count() == 0
    bo.photograph("dyla-on-the-phone")


def click_the_first_turn(ada: Member) -> None:
    """Begin a game; undo a choice, read the text, type a move, and repeat the board."""
    ada.run("play", "Dyla")
    ada.reads("turn 1")
    ada.photograph("dyla-start")

    before = ada.labels()
    press_next(ada)
    assert ada.labels() != before
    ada.press("Undo")
    ada.reads("took back the last move")
    assert {*before} <= {*ada.labels()}, "what was to be chosen before"

    ada.press("Text")
    ada.reads("Only you can see this")

    ada.run("move", "Play all")
    ada.run("board")


def test_the_last_turn_of_dyla_is_clicked_to_its_end(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "airlock.db"
    store_table(database, match_until("dyla", 1, lambda state: state.turn == LAST_TURN))
    with running_playground(database, ARTIFACTS / "dyla-last-turn") as address:
        ada = Member(browser, address, "ada", PHONE)
        ada.open("games")
        click_to_the_end(ada)
        ada.page.close()
        assert ada.faults == []


def click_to_the_end(ada: Member) -> None:
    """Press what the plan prefers until the game is over."""
    for _ in range(MOST_PRESSES):
        if "Play again" in ada.labels():
            break
        press_next(ada)
    assert "Play again" in ada.labels(), "the game does not end"
    ada.photograph("dyla-end")


@pytest.mark.soak
def test_a_game_of_dyla_is_clicked_to_its_end_and_shared(open_tab: OpenTab) -> None:
    ada = open_tab("ada")
    click_the_first_turn(ada)
    click_to_the_end(ada)
    ada.reads("Turning points (chance of winning)")
    bo = open_tab("bo", size=PHONE)
    ada.press("Share")
    ada.press("Post it here")
    bo.reads("Ada · Dyla · solo")
    ada.press("Turning points")
    ada.reads("Turning point 1 of")
    ada.photograph("dyla-turning-point")
    bo.photograph("dyla-end-on-the-phone")
