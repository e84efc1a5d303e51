"""Battles of Black Abyss that two members lead, in a real browser: by what their panels offer.

Ada has a desktop, Bo a phone; a panel of one's own stands below the board and follows the battle.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.bot.journeys.black_abyss import late
from tests.browser.driver import (
    ARTIFACTS,
    DESKTOP,
    PHONE,
    Member,
    playground_command,
    running_playground,
)
from tests.browser.late_tables import kept
from tests.browser.siege import siege

DOOR = "My hand and moves"
TO_ALL = "All choices"
LOOK = "Look at …"
BY_ORDER = "All by order"
ORDER_COVERS = "Leave it to the standing order"
HAND_OVER = "Give a standing order …"
MOST_MOVES = 40


def do(leader: Member, *labels: str) -> None:
    """Press or choose what begins so, one after the other, wherever the panel has it."""
    for label in labels:
        menu, found = sought(leader, label)
        if found is None and TO_ALL in leader.labels():
            leader.press(TO_ALL)
            menu, found = sought(leader, label)
        assert found is not None, f"no {label!r} for {leader.name}: {leader.board.inner_text()}"
        if menu:
            leader.choose(found, menu=menu)
        else:
            leader.press(found)


def sought(leader: Member, label: str) -> tuple[str, str | None]:
    """What begins so on the newest panel, with the menu it stands in; "" for a button."""
    buttons = [one for one in leader.labels() if one.startswith(label)]
    if buttons:
        return "", buttons[0]
    for menu in leader.menus():
        if menu != LOOK:
            entries = [one for one in leader.entries(menu) if one.startswith(label)]
            if entries:
                return menu, entries[0]
    return "", None


def fight_on(leader: Member) -> None:
    """Move by an order, hits left to it, until the battle is over."""
    for _ in range(MOST_MOVES):
        known, said = leader.everything(), leader.board.inner_text()
        if "Battle at" not in said:
            return
        if ORDER_COVERS in leader.labels():
            leader.press(ORDER_COVERS)
        elif BY_ORDER in leader.menus():
            leader.choose("Assault", menu=BY_ORDER)
        else:
            leader.reads_on(known)
    raise AssertionError(f"the battle goes on: {leader.everything()}")


def asked(leader: Member) -> None:
    """Wait until the leader's own panel asks for something in the battle."""
    leader.reads(re.compile(rf"waiting for {leader.name.title()}\b"))
    leader.board.locator("button", has_text=re.compile("Done|Leave it to")).first.wait_for()


def test_a_siege_is_led_with_bombs_and_a_landing_and_handed_over_once(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "airlock.db"
    kept(database, late.table(3, 5, "move", siege).match, "greedy", battles="tactical")
    command = playground_command(database)
    with running_playground(command, ARTIFACTS / "siege") as address:
        ada = Member(browser, address, "ada", DESKTOP)
        bo = Member(browser, address, "bo", PHONE)
        for leader in (ada, bo):
            leader.open("games")
            leader.press(DOOR)
            do(leader, "Lead the battle yourself")
        do(ada, "Cruiser 1", "to 7e", "Done")
        do(bo, "Done")
        asked(ada)
        ada.photograph("siege-first-move")
        do(ada, "Cruiser 1", "Move", "to 3e", "Fighter 1")
        do(ada, "Transport 1", "Move", "to 3f", "Done")
        asked(bo)
        bo.photograph("siege-on-the-phone")
        do(bo, HAND_OVER)
        bo.choose("the order chooses", menu="Assault")
        bo.reads("Bo ordered: Assault")
        asked(ada)
        if ORDER_COVERS in ada.labels():
            do(ada, ORDER_COVERS)
        do(ada, "Transport 1", "Move", "to 1f", "Land marines")
        ada.reads("Ada landed 2 Marines at G4-1")
        do(ada, "Cruiser 1", "Move", "to 1d", "Back", "Fire section 3")
        do(ada, "Fire section 4")
        ada.photograph("siege-bombed")
        do(ada, "Done")
        fight_on(ada)
        bo.reads("Bo lost Energy plant at G4-6 to bombs")
        ada.reads("The battle at G4 ended after")
        ada.photograph("siege-over")
        bo.photograph("siege-over-on-the-phone")
        assert ada.faults + bo.faults == []
